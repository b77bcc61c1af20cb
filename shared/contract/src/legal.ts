/** A legal text that a person agrees to: consent is recorded with its version and the time (POPIA s 11, specification: service). */
export interface LegalText {
  /** Raised with every change of meaning. */
  version: string;
  /** In force since, `YYYY-MM-DD`. */
  since: string;
}

/** What sign-up asks consent to (the texts themselves stand in mfe-public), and what may be agreed to besides. */
export const legal: { readonly terms: LegalText; readonly privacy: LegalText; readonly consents: LegalText } =
  {
    terms: { version: '1.0', since: '2026-11-21' },
    privacy: { version: '1.2', since: '2026-11-26' },
    /** The words of `consent-purposes.ts`. */
    consents: { version: '1.1', since: '2026-11-26' },
  };
