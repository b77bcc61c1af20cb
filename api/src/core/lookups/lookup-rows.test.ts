import { lookups, type LookupName } from '@phila/contract';
import { lookupRows } from './index.ts';

const names = Object.keys(lookups) as LookupName[];

/** How many entries each list has (specification: reference-data). */
const counts: { [Name in LookupName]: number } = {
  titles: 12,
  relations: 9,
  genders: 4,
  races: 6,
  workPermits: 17,
  maritalStatus: 10,
  countries: 250,
  medicalAid: 21,
  medicalAidDependants: 6,
  bankBranches: 15,
  bankAccountType: 5,
  qualificationLevels: 10,
  qualification: 15,
  specialisations: 20,
  institutions: 53,
  provinces: 9,
  membershipTypes: 7,
  shortTermTypes: 8,
  shortTermProviders: 14,
  shortTermInvestmentsTypes: 11,
  shortTermInvestmentsProviders: 24,
  retirementPlanningProductProviders: 13,
  retirementPlanningTypes: 7,
  frequency: 6,
  riskCoverTypes: 6,
  riskCoverProviders: 10,
  experienceTypes: 5,
  taxYear: 4,
};

const read = (name: LookupName) =>
  lookupRows[name].map((row) => ({
    id: lookups[name].idOf(row as never) as number | string,
    label: lookups[name].labelOf(row as never),
  }));

test('there are 28 lists, each with its rows', () => {
  expect(names).toHaveLength(28);
  expect(Object.keys(lookupRows).toSorted()).toEqual(names.toSorted());
});

test.each(names)('%s: as many as listed, each of its shape, no id or name twice', (name) => {
  const rows = read(name);
  expect(lookups[name].call.value.safeParse(lookupRows[name]).error).toBeUndefined();
  expect(lookups[name].call.value.parse(lookupRows[name])).toEqual(lookupRows[name]);
  expect(rows).toHaveLength(counts[name]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(new Set(rows.map(({ label }) => label.toLowerCase())).size).toBe(rows.length);
  expect(rows.every(({ label }) => label === label.trim() && label !== '')).toBe(true);
});

test.each(names.filter((name) => !['countries', 'bankAccountType', 'taxYear'].includes(name)))(
  '%s is numbered from 1',
  (name) => {
    // Sorts, because later rows are listed at their place, not by id.
    const ids = read(name).map(({ id }) => Number(id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(lookupRows[name].map((_, index) => index + 1));
  },
);

test('the ids that the texts give are kept', () => {
  expect(lookupRows.workPermits.at(-1)).toEqual({ permitID: 17, permitName: 'None / South African citizen' });
  expect(lookupRows.experienceTypes[1]).toEqual({ id: 2, name: 'Employment' });
  expect(lookupRows.institutions.find(({ id }) => id === 30)?.name).toBe('Other');
  expect(lookupRows.institutions.at(-1)?.name).toBe('Other');
  expect(lookupRows.bankAccountType.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6]);
  expect(lookupRows.taxYear.map(({ id }) => id)).toEqual([2024, 2025, 2026, 2027]);
  expect(lookupRows.taxYear[0]?.name).toBe('2024 (1 March 2023 to 29 February 2024)');
});

test('branch codes are six digits, the leading zero kept', () => {
  expect(lookupRows.bankBranches.every(({ branchCode }) => /^\d{6}$/.test(branchCode))).toBe(true);
  expect(lookupRows.bankBranches.find(({ name }) => name === 'Standard Bank')?.branchCode).toBe('051001');
});

test('South Africa is the first country, the others follow by name', () => {
  const [first, ...others] = lookupRows.countries;
  expect(first).toEqual({ key: 'ZA', name: 'South Africa' });
  expect(others.map(({ name }) => name)).toEqual(
    others.map(({ name }) => name).toSorted(new Intl.Collator('en').compare),
  );
  expect(lookupRows.countries.every(({ key }) => /^[A-Z]{2}$/.test(key))).toBe(true);
});

test('open and restricted schemes are told apart', () => {
  const schemes = lookupRows.medicalAid;
  expect(schemes.filter(({ scheme }) => scheme === 'open')).toHaveLength(16);
  expect(schemes.find(({ name }) => name === 'GEMS')?.scheme).toBe('restricted');
});
