/** Now, as every table keeps it: ISO 8601, UTC. */
export const now = (): string => new Date().toISOString();
