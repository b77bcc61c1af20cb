/** Said of what is longer than is kept. In a file of its own, for pages that do without zod. */
export const tooLong = (max: number): string => `Use at most ${max} characters`;
