/** Error for a text over the limit. In its own file, for pages without zod. */
export const tooLong = (max: number): string => `Use at most ${max} characters`;
