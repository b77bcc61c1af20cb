export { hasConsent, readConsents } from './consents.ts';
export { CONSENT_KEPT_YEARS, consentKeptUntil } from './kept-until.ts';
