/**
 * Actions that need a fresh second factor, each separately: a code given for one does not cover another.
 * `step-up-words.ts` has their words in the dialog.
 */
export const stepUps = [
  'roles',
  'refunds',
  'eft',
  'exports',
  'reveals',
  'releases',
  'announcements',
  'organisations',
  'prices',
  'discounts',
  'offers',
  'codes',
  'invitations',
  'bulk',
  'sessions',
  'impersonation',
  'factors',
  'signIn',
  'account',
  'banking',
  'sharing',
] as const;
export type StepUp = (typeof stepUps)[number];

/** Most rows changed at once without a fresh second factor. */
export const MOST_ROWS_UNASKED = 50;

const CODE = 'second-factor';

/**
 * Value of a 403 for a call that needs the second factor: call `giveFactor`, then repeat the call.
 * @param action the action to confirm; null if administration was not entered, or too long ago
 */
export const factorNeededFor = (action: StepUp | null) => ({ code: CODE, action }) as const;

/**
 * Action that a refusal asks the second factor for, or null for entering administration; undefined for any other
 * refusal.
 */
export const factorAskedBy = (value: unknown): StepUp | null | undefined => {
  if (typeof value !== 'object' || value === null || !('code' in value) || value.code !== CODE)
    return undefined;
  const asked = 'action' in value ? value.action : null;
  return stepUps.find((one) => one === asked) ?? null;
};

/** Value of a 403 when setting up the first factor needs a mailed link: call `mailEnrolment`, then open the link. */
export const ENROLMENT_NEEDED = { code: 'confirm-by-mail' } as const;

/** Returns true if a refusal asks for the mailed link. */
export const isEnrolmentNeeded = (value: unknown): boolean =>
  (value as { code?: unknown } | null | undefined)?.code === ENROLMENT_NEEDED.code;
