/** The line that tells how many objects are found; the focus goes to it when what held it is gone. */
export const LIST_STATUS = 'list-status';
