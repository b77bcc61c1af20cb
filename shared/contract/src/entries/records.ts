/** `@phila/contract/records`: the records, and what screens and the service do with any of them. */
export * from '../records/banking.ts';
export * from '../records/biographical.ts';
export * from '../records/contact.ts';
export * from '../records/drivers-licence-codes.ts';
export * from '../records/experience.ts';
export * from '../records/medical-aid.ts';
export * from '../records/medical-aid-dependants.ts';
export * from '../records/next-of-kin.ts';
export * from '../records/official-languages.ts';
export * from '../records/passports-and-permits.ts';
export * from '../records/paths.ts';
export * from '../records/record.ts';
export * from '../records/record-schema.ts';
export { toBody } from '../records/send-rules.ts';
export * from '../records/single-record-calls.ts';
export * from '../records/table-calls.ts';
export * from '../records/tax.ts';
export * from '../records/tertiary-education.ts';
