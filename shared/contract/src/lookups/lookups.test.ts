import { lookups } from './index.ts';

test('every lookup is named in camel case after its path', () => {
  const wrong = Object.entries(lookups).filter(
    ([key, { name }]) => key !== name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(wrong).toEqual([]);
  expect(Object.keys(lookups)).toHaveLength(28);
});

test('six read their id and label under the names of the specification', () => {
  expect(lookups.titles.idOf({ titleTypeNo: 3, titleType: 'Ms' })).toBe(3);
  expect(lookups.titles.labelOf({ titleTypeNo: 3, titleType: 'Ms' })).toBe('Ms');
  expect(lookups.genders.labelOf({ genderNo: 1, gender: 'Female' })).toBe('Female');
  expect(lookups.races.labelOf({ raceNo: 1, raceName: 'African' })).toBe('African');
  expect(lookups.workPermits.idOf({ permitID: 17, permitName: 'None' })).toBe(17);
  expect(lookups.maritalStatus.labelOf({ maritalStatusNo: 1, maritalStatus: 'Single' })).toBe('Single');
  expect(lookups.countries.idOf({ key: 'ZA', name: 'South Africa' })).toBe('ZA');
});

test('the others are an id and a name', () => {
  expect(lookups.relations.idOf({ id: 2, name: 'Partner' })).toBe(2);
  expect(lookups.bankBranches.labelOf({ id: 1, name: 'Absa', branchCode: '632005' })).toBe('Absa');
});

test('countries alone are known by a text', () => {
  const keyed = Object.values(lookups).filter(({ ids }) => ids === 'text');
  expect(keyed.map(({ name }) => name)).toEqual(['countries']);
});
