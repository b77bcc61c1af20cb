/** The time within which a claim can be made (Prescription Act; privacy policy, "How long we keep it"). */
export const CONSENT_KEPT_YEARS = 3;

/** Three years from a moment: how long what was agreed is kept once the account has ended. */
export const consentKeptUntil = (now: Date): Date => {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + CONSENT_KEPT_YEARS);
  return until;
};
