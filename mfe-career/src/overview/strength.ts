/** How strong a part of a CV is, from a quarter to a quarter (specification: career, "Overview"). */
export const bands = [
  { name: 'red', words: 'Needs you' },
  { name: 'orange', words: 'Begun' },
  { name: 'yellow', words: 'Good' },
  { name: 'green', words: 'Strong' },
] as const;

/** Which of the four a percentage is in, from 0: red below 25, orange below 50, yellow below 75. */
export const bandOf = (percentage: number): number => Math.min(bands.length - 1, Math.floor(percentage / 25));
