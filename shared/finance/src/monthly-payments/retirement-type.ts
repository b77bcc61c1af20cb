/**
 * True if the employer also pays into a plan of this type. The record holds both parts as one amount, and the person's
 * is deducted from pay.
 */
export const isPaidByEmployerToo = (type: string | undefined): boolean =>
  type !== undefined && /^(pension|provident) fund/i.test(type);

/** True if only the person pays into it, from take-home pay. Other types take no contributions. */
export const isPaidByPerson = (type: string | undefined): boolean =>
  type !== undefined && /^retirement annuity/i.test(type);
