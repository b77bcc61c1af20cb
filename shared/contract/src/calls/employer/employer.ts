import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { employerParts } from './parts.ts';

const change = z.object({
  /** Name of the row in parts with several; null for single records. */
  row: z.nullable(z.string()),
  label: z.string(),
  /** Current value of the profile, as text; null if empty. Identity numbers are masked except the end. */
  from: z.nullable(z.string()),
  to: z.string(),
});
export type EmployerChange = z.output<typeof change>;

const skipped = z.object({
  row: z.nullable(z.string()),
  label: z.string(),
  /** Message of the record's rule that refuses it. */
  reason: z.string(),
});
export type EmployerSkip = z.output<typeof skipped>;

const report = z.object({
  part: z.enum(employerParts),
  /** Fields copied, or to be copied. */
  changes: z.array(change),
  /** Supplied fields that the rules refuse. */
  skipped: z.array(skipped),
});
export type SyncReport = z.output<typeof report>;

/** Previews the eight copy calls; not in the specification (api/README.md, “What copying from an employer does”). */
export const employerRecord = call({
  method: 'GET',
  path: '/Account/employer-record',
  access: 'person',
  summary: "What the organisation in use has on record about the person, beside the person's own profile.",
  value: z.nullable(
    z.object({
      osNo: z.int(),
      osName: z.string(),
      employeeNumber: z.string(),
      /** Time of the employer's last supply: ISO 8601 with offset. */
      suppliedAt: z.string(),
      /** Parts supplied by the employer. */
      parts: z.array(
        z.object({
          ...report.shape,
          /** Time the person last copied the part; null if never. */
          copiedAt: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type EmployerRecord = NonNullable<z.output<(typeof employerRecord)['value']>>;

/**
 * A GET that writes, because the specification requires it. No other site can trigger it, as it needs the token in a
 * header.
 */
const sync = <const Path extends `/Account/sync-${string}`>(path: Path, what: string) =>
  call({
    method: 'GET',
    path,
    access: 'person',
    summary: `Copies the employer's record of the person's ${what} into the profile and says what changed.`,
    value: report,
  });

export const syncPersonalDetails = sync('/Account/sync-personal-details', 'personal details');
export const syncContactDetails = sync('/Account/sync-contact-details', 'contact details');
export const syncAddressDetails = sync('/Account/sync-address-details', 'addresses');
export const syncNextOfKinDetails = sync('/Account/sync-next-of-kin-details', 'next of kin');
export const syncBankingDetails = sync('/Account/sync-banking-details', 'bank accounts');
export const syncMedicalAidDetails = sync('/Account/sync-medical-aid-details', 'medical aid');
export const syncMedicalAidDependantDetails = sync(
  '/Account/sync-medical-aid-dependant-details',
  'medical aid dependants',
);
export const syncCareerDetails = sync('/Account/sync-career-details', 'education and experience');
