/** Accounts of the collection are named `game/variant`; the user's own bear an id that tells nothing of their game. */
export const isOwnVariant = (id: string): boolean => !id.includes('/');
