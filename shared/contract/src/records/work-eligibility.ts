import { driversLicenceCodes } from './drivers-licence-codes.ts';
import { date, option, options } from './fields.ts';
import { singlePaths } from './paths.ts';
import { record } from './record.ts';

/** What a professional driving permit lets a person carry (National Road Traffic Regulations, 2000, reg. 115). */
export const drivingPermits = [
  { id: 'G', name: 'G – goods' },
  { id: 'P', name: 'P – passengers' },
  { id: 'D', name: 'D – dangerous goods' },
] as const;

/** The periods of notice of the Basic Conditions of Employment Act, 1997, s 37, and the longer ones that contracts have. */
export const noticePeriods = [
  { id: 'none', name: 'Available immediately' },
  { id: '1 week', name: '1 week' },
  { id: '2 weeks', name: '2 weeks' },
  { id: '4 weeks', name: '4 weeks' },
  { id: '1 month', name: '1 calendar month' },
  { id: '2 months', name: '2 calendar months' },
  { id: '3 months', name: '3 calendar months' },
] as const;

/** Of what a person may be employed (Immigration Act, 2002, s 38; Refugees Act, 1998, s 27). */
export const rightsToWork = [
  { id: 'citizen', name: 'South African citizen' },
  { id: 'resident', name: 'Permanent resident' },
  { id: 'work visa', name: 'Work visa' },
  { id: 'other visa', name: 'Other visa with permission to work' },
  { id: 'exemption', name: 'Exemption permit' },
  { id: 'refugee', name: 'Permit of a refugee or an asylum seeker' },
] as const;

/** A citizen’s and a permanent resident’s right to work has no last day. */
const hasNoEnd = (right: string | null): boolean =>
  right === null || right === '' || right === 'citizen' || right === 'resident';

/**
 * Specification: career, "Work eligibility": what an employer needs to know before the first day. The country a person
 * comes from is not asked for: an employer has to see the right to work, and nothing else.
 */
export const workEligibility = record({
  title: 'Work Eligibility',
  paths: singlePaths('/Career/work-eligibility', '/Career/work-eligibility', '/Career/work-eligibility'),
  fields: {
    licenceCodes: options('Driving licence', driversLicenceCodes, {
      hint: 'Every code on your licence card. Left empty, your CV shows the code of your personal details.',
    }),
    drivingPermits: options('Professional driving permit (PrDP)', drivingPermits, {
      hint: 'For work as a driver of goods vehicles, taxis and buses.',
    }),
    noticePeriod: option('Notice period', noticePeriods, undefined, {
      hint: 'How soon you could begin.',
    }),
    rightToWork: option('Right to work in South Africa', rightsToWork, undefined, {
      hint: 'Employers must check this before they employ anyone (Immigration Act, s 38). You do not have to answer it here, and a CV need not show it.',
    }),
    permitValidTo: date('Valid to', undefined, { expires: true }),
  },
  hide: { permitValidTo: ({ rightToWork }) => hasNoEnd(rightToWork) },
});
