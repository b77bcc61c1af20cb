import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { employerParts } from './parts.ts';

const change = z.object({
  /** What the row is called, in parts of several rows; null where there is one record. */
  row: z.nullable(z.string()),
  label: z.string(),
  /** What the profile holds, as text; null where it holds nothing. Numbers of identity are masked but for the end. */
  from: z.nullable(z.string()),
  to: z.string(),
});
export type EmployerChange = z.output<typeof change>;

const skipped = z.object({
  row: z.nullable(z.string()),
  label: z.string(),
  /** The text with which the record's own rule refuses it. */
  reason: z.string(),
});
export type EmployerSkip = z.output<typeof skipped>;

const report = z.object({
  part: z.enum(employerParts),
  /** What was copied, or would be. */
  changes: z.array(change),
  /** What the employer supplied and no rule lets in. */
  skipped: z.array(skipped),
});
export type SyncReport = z.output<typeof report>;

/** Beyond the specification: what the eight calls would do, without doing it (api/README.md, “What copying from an employer does”). */
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
      /** When the employer last supplied it: ISO 8601 with its offset. */
      suppliedAt: z.string(),
      /** Only the parts that the employer supplied. */
      parts: z.array(
        z.object({
          ...report.shape,
          /** When the person last copied the part; null for never. */
          copiedAt: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type EmployerRecord = NonNullable<z.output<(typeof employerRecord)['value']>>;

/** A GET that writes is the specification’s own contract; it needs the token in the header, so no other site can make it. */
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
