/** Years in which a claim can be made (Prescription Act; privacy policy, "How long we keep it"). */
export const CONSENT_KEPT_YEARS = 3;

/** Until when consents are kept after the account was deleted. */
export const consentKeptUntil = (now: Date): Date => {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + CONSENT_KEPT_YEARS);
  return until;
};
