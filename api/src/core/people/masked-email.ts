/** `t•••@example.org`: enough to tell namesakes apart. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, '$1•••@');
