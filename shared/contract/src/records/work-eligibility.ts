import { driversLicenceCodes } from './drivers-licence-codes.ts';
import { date, option, options } from './fields.ts';
import { singlePaths } from './paths.ts';
import { record } from './record.ts';

/**
 * Loads and passengers that a professional driving permit allows (National Road Traffic Regulations, 2000, reg. 115).
 */
export const drivingPermits = [
  { id: 'G', name: 'G – goods' },
  { id: 'P', name: 'P – passengers' },
  { id: 'D', name: 'D – dangerous goods' },
] as const;

/** Notice periods of the Basic Conditions of Employment Act, 1997, s 37, and longer ones in contracts. */
export const noticePeriods = [
  { id: 'none', name: 'Available immediately' },
  { id: '1 week', name: '1 week' },
  { id: '2 weeks', name: '2 weeks' },
  { id: '4 weeks', name: '4 weeks' },
  { id: '1 month', name: '1 calendar month' },
  { id: '2 months', name: '2 calendar months' },
  { id: '3 months', name: '3 calendar months' },
] as const;

/** Grounds of the right to work (Immigration Act, 2002, s 38; Refugees Act, 1998, s 27). */
export const rightsToWork = [
  { id: 'citizen', name: 'South African citizen' },
  { id: 'resident', name: 'Permanent resident' },
  { id: 'work visa', name: 'Work visa' },
  { id: 'other visa', name: 'Other visa with permission to work' },
  { id: 'exemption', name: 'Exemption permit' },
  { id: 'refugee', name: 'Permit of a refugee or an asylum seeker' },
] as const;

/** Returns true for citizens and permanent residents: their right to work does not expire. */
const hasNoEnd = (right: string | null): boolean =>
  right === null || right === '' || right === 'citizen' || right === 'resident';

/**
 * Specification: career, "Work eligibility": facts an employer needs before the first day. Does not ask for a country
 * of origin, because an employer may only see the right to work.
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
