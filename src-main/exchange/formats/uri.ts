/** Words as a part of an address. Half a character, which no address can hold, is one that nobody can read. */
export const uriPart = (words: string): string => encodeURIComponent(words.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
