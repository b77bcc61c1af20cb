/** The value that a request names, null included, and otherwise the one that is stored (decision 0211). */
export const sentOrStored = <T>(sent: T | undefined, stored: T): T => (sent === undefined ? stored : sent);
