/** The truth, and what can always be made from it again. */
export const DATABASE = 'catalogue.db';
export const INDEX = 'index.db';
