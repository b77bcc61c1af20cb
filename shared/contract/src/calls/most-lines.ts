/** Most lines of a file that is imported, the same for every kind. */
export const MAX_FILE_LINES = 10_000;
