/** `@phila/contract/records`: the records, and generic functions of screens and service. */
export * from '../records/about-me.ts';
export * from '../records/asset.ts';
export * from '../records/asset-kinds.ts';
export * from '../records/banking.ts';
export * from '../records/biographical.ts';
export * from '../records/check-form.ts';
export * from '../records/contact.ts';
export * from '../records/course.ts';
export * from '../records/debt-kinds.ts';
export * from '../records/debt.ts';
export * from '../records/drivers-licence-codes.ts';
export * from '../records/employee-reference.ts';
export * from '../records/experience.ts';
export * from '../records/expirable-qualification.ts';
export * from '../records/form.ts';
export * from '../records/medical-aid.ts';
export * from '../records/medical-aid-dependants.ts';
export * from '../records/membership.ts';
export * from '../records/next-of-kin.ts';
export * from '../records/official-languages.ts';
export * from '../records/passports-and-permits.ts';
export * from '../records/paths.ts';
export * from '../records/professional-registration.ts';
export * from '../records/record.ts';
export * from '../records/record-schema.ts';
export * from '../records/retirement-planning.ts';
export * from '../records/risk-cover.ts';
export * from '../records/secondary-education.ts';
export { sentBy, toBody } from '../records/send-rules.ts';
export * from '../records/short-term-insurance.ts';
export * from '../records/short-term-investment.ts';
export * from '../records/single-record-calls.ts';
export * from '../records/skill.ts';
export * from '../records/table-calls.ts';
export * from '../records/tax.ts';
export * from '../records/tertiary-education.ts';
export * from '../records/will-and-testament.ts';
export {
  mustBeGiven,
  replacedByUpdate,
  typedChoice,
  typedFields,
  typedIntoOf,
} from '../records/typed-choice.ts';
