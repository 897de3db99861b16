/** The files of a drop or a paste; words that come with them are left alone. */
export const filesOf = (transfer: DataTransfer | null): readonly File[] => [...(transfer?.files ?? [])];
