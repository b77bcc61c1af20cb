/** Days that a token for releases lasts at most. */
export const LONGEST_RELEASE_TOKEN = 90;
