export { changeConsents, hasConsent, readConsents, thoseWhoAgreed } from './consents.ts';
export { CONSENT_KEPT_YEARS, consentKeptUntil } from './kept-until.ts';
