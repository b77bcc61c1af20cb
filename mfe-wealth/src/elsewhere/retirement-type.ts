/**
 * Whether the employer pays a part of what goes into a retirement plan of this type. The record has both parts as one
 * amount, and the person's own comes off the pay before it is paid out.
 */
export const isPaidByEmployerToo = (type: string | undefined): boolean =>
  type !== undefined && /^(pension|provident) fund/i.test(type);

/** Whether the person alone pays into it, out of what they take home. The other types take no contributions. */
export const isPaidByPerson = (type: string | undefined): boolean =>
  type !== undefined && /^retirement annuity/i.test(type);
