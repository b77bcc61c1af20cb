/** What a fresh second factor is asked for, each by itself: a code that was given for one opens no other. */
export const stepUps = [
  'roles',
  'refunds',
  'exports',
  'reveals',
  'releases',
  'sessions',
  'impersonation',
  'factors',
] as const;
export type StepUp = (typeof stepUps)[number];

const CODE = 'second-factor';

/**
 * The value of the 403 that a call answers with where the second factor must be given first: `giveFactor`, and then the
 * call again.
 * @param action what a fresh one is asked for; null where the session has none yet
 */
export const factorNeededFor = (action: StepUp | null) => ({ code: CODE, action }) as const;

/** What a refusal's value asks a second factor for: an action, or the session (null); undefined for any other refusal. */
export const factorAskedBy = (value: unknown): StepUp | null | undefined => {
  if (typeof value !== 'object' || value === null || !('code' in value) || value.code !== CODE)
    return undefined;
  const asked = 'action' in value ? value.action : null;
  return stepUps.find((one) => one === asked) ?? null;
};
