/**
 * The acts that a fresh second factor is asked for, each by itself: a code that was given for one opens no other. What the
 * dialog calls them is in `step-up-words.ts`.
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

/** As many rows may be changed at once without a fresh second factor. */
export const MOST_ROWS_UNASKED = 50;

const CODE = 'second-factor';

/**
 * The value of the 403 that a call answers with where the second factor must be given first: `giveFactor`, and then the
 * call again.
 * @param action what a fresh one is asked for; null where administration was not entered, or too long ago
 */
export const factorNeededFor = (action: StepUp | null) => ({ code: CODE, action }) as const;

/** What a refusal's value asks a second factor for: an action, or administration (null); undefined for any other refusal. */
export const factorAskedBy = (value: unknown): StepUp | null | undefined => {
  if (typeof value !== 'object' || value === null || !('code' in value) || value.code !== CODE)
    return undefined;
  const asked = 'action' in value ? value.action : null;
  return stepUps.find((one) => one === asked) ?? null;
};

/**
 * The value of the 403 that setting up the first factor answers with where a mailed link has to be opened first:
 * `mailEnrolment`, and then the link.
 */
export const ENROLMENT_NEEDED = { code: 'confirm-by-mail' } as const;

/** Whether a refusal's value says that the mailed link must be opened first. */
export const isEnrolmentNeeded = (value: unknown): boolean =>
  (value as { code?: unknown } | null | undefined)?.code === ENROLMENT_NEEDED.code;
