/**
 * Legal text a person agrees to; consent is recorded with its version and time (POPIA s 11, specification: service).
 */
export interface LegalText {
  /** Raise with every change of meaning. */
  version: string;
  /** First day in force, `YYYY-MM-DD`. */
  since: string;
}

/** Texts accepted at sign-up (in mfe-public), and optional consents. */
export const legal: { readonly terms: LegalText; readonly privacy: LegalText; readonly consents: LegalText } =
  {
    terms: { version: '1.0', since: '2026-11-21' },
    privacy: { version: '1.2', since: '2026-11-26' },
    /** Texts in `consent-purposes.ts`. */
    consents: { version: '1.1', since: '2026-11-26' },
  };
