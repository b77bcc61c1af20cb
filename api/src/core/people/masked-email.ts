/** `t•••@example.org`: enough to tell two of one name apart. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, '$1•••@');
