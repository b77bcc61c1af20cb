import { incidentOf, letterOf, regulatorFields, sinceFound } from './notices.ts';

const row = {
  title: 'Stolen laptop',
  certainty: 'confirmed',
  foundOn: '2026-11-24',
  foundAt: '09:30',
  beganOn: '2026-11-20',
  compromises: ['loss', 'access'],
  happened: 'A laptop was taken from a car.',
  dataKinds: 'Names and addresses',
  people: 1204,
  consequences: 'Others may pose as you.',
  measures: 'The disk was locked from afar.',
  advice: 'Change your password.',
  peopleToldOn: '2026-11-25',
  peopleToldBy: ['email'],
};
const incident = incidentOf(row);

it.each([
  ['2026-11-24T10:00:00+02:00', 'Found less than an hour ago.'],
  ['2026-11-24T10:30:00+02:00', 'Found 1 hour ago.'],
  ['2026-11-25T16:40:00+02:00', 'Found 31 hours ago.'],
  ['2026-11-27T09:29:00+02:00', 'Found 71 hours ago.'],
  ['2026-11-27T09:30:00+02:00', 'Found 3 days ago.'],
])('says at %s: %s', (now, words) => {
  expect(sinceFound(incident, Date.parse(now))).toBe(words);
});

it('counts from the first moment of the day where no time is known', () => {
  const untimed = incidentOf({ ...row, foundAt: null });
  expect(sinceFound(untimed, Date.parse('2026-11-24T02:00:00+02:00'))).toBe('Found 2 hours ago.');
});

it('writes what section 22(5) asks for, and says of each gap that it is one', () => {
  const letter = letterOf(incident);
  for (const part of [
    'A laptop was taken from a car.',
    'Names and addresses',
    'We do not know who it was.',
    'Others may pose as you.',
    'The disk was locked from afar.',
    'Change your password.',
  ])
    expect(letter).toContain(part);
  expect(letter).not.toContain('[still to be said]');
  expect(
    letterOf(incidentOf({ title: 'New', foundOn: '2026-11-24' })).match(/\[still to be said\]/g),
  ).toHaveLength(5);
});

it('answers the fields of the Regulator', () => {
  const answers = new Map(regulatorFields(incident, '2026-11-26'));
  expect(answers.get('Confirmed or alleged')).toBe('Confirmed');
  expect(answers.get('Type of security compromise')).toBe('Unlawful access, Loss');
  expect(answers.get('Number of data subjects')).toMatch(/^1\s204$/);
  expect(answers.get('Date reported to the Regulator')).toBe('26 Nov 2026');
  expect(answers.get('Notification of data subjects')).toBe(
    'On 25 Nov 2026: Email to the last address that we know',
  );
  expect(answers.get('Identity of the unauthorised person')).toBe('Not known');
});
