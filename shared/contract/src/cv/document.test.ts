import * as z from 'zod/mini';
import { cvDocument } from './document.ts';
import { nothingHidden } from './layouts.ts';
import { sharedCvOf } from './shared-cv.ts';
import { cvFileName, hasContent, orderOf, shownEntries } from './shown.ts';

const least = {
  template: 0,
  colour: '#1f2933',
  watermark: false,
  date: '2026-11-22',
  profile: { firstName: 'Thandi', lastName: 'Mokoena' },
} as const;

test('a CV needs a name, a template, a colour and a day; the rest may be left out', () => {
  const document = z.parse(cvDocument, least);
  expect(document).toMatchObject({ locale: 'en-ZA', experience: [], hidden: { skills: [] } });
  expect(hasContent(document)).toBe(false);
});

test.each([
  ['template', { template: 1 }],
  ['colour', { colour: 'orange' }],
  ['date', { date: '22 November' }],
  ['locale', { locale: 'en_ZA; x' }],
  ['picture', { profile: { ...least.profile, picture: 'data:image/svg+xml;base64,AAAA' } }],
  ['picture address', { profile: { ...least.profile, picture: 'https://elsewhere.example/a.png' } }],
  ['dates of entries', { experience: [{ id: '1', startDate: 'long ago' }] }],
  ['order', { order: ['hobbies'] }],
])('refuses a %s that there is not', (_what, change) => {
  expect(z.safeParse(cvDocument, { ...least, ...change }).success).toBe(false);
});

test('an entry that is hidden is not drawn, and one of another list with its id is', () => {
  const document = z.parse(cvDocument, {
    ...least,
    experience: [{ id: '1' }, { id: '2' }],
    skills: [{ id: '1' }],
    hidden: {
      experience: ['1'],
      education: [],
      courses: [],
      skills: [],
      languages: [],
      memberships: [],
      registrations: [],
      eligibility: [],
      references: [],
      ownSections: [],
    },
  });
  expect(shownEntries(document, 'experience').map(({ id }) => id)).toEqual(['2']);
  expect(shownEntries(document, 'skills')).toHaveLength(1);
  expect(hasContent(document)).toBe(true);
});

test('a part that the order leaves out comes after those that are named', () => {
  expect(orderOf(['skills', 'education', 'skills']).slice(0, 3)).toEqual([
    'skills',
    'education',
    'personalSummary',
  ]);
  expect(orderOf(['skills'])).toHaveLength(10);
});

test('sections of the person’s own stand where they were put, otherwise before references that are last', () => {
  const own = [{ id: 'a' }, { id: 'b' }];
  expect(orderOf([], own).slice(-3)).toEqual(['own-a', 'own-b', 'references']);
  expect(orderOf(['own-b', 'skills', 'own-gone'], own).slice(0, 2)).toEqual(['own-b', 'skills']);
  expect(orderOf(['own-b', 'skills'], own)).toHaveLength(12);
  // Reads an order that was saved before some parts existed.
  expect(orderOf(['skills', 'references'], own).slice(-4)).toEqual([
    'eligibility',
    'own-a',
    'own-b',
    'references',
  ]);
});

test('a link shows sections of the person’s own under numbers, in the place that they have', () => {
  const document = z.parse(cvDocument, {
    ...least,
    ownSections: [
      { id: 'a', title: 'Awards', content: 'Best planner' },
      { id: 'b', title: 'Interests', content: 'Chess' },
    ],
    eligibility: [{ id: 'right-to-work', name: 'Right to work', value: 'Permanent resident' }],
    hidden: { ...nothingHidden(), ownSections: ['a'], eligibility: ['right-to-work'] },
    order: ['own-a', 'own-b', 'experience'],
  });
  const shared = sharedCvOf(document, { showsContact: false });
  expect(shared.ownSections).toEqual([{ id: '1', title: 'Interests', content: 'Chess' }]);
  expect(shared.order).toEqual(['own-1', 'experience']);
  expect(shared.eligibility).toEqual([]);
});

test.each([
  ['Thandi', 'Mokoena', 'Thandi MokoenaCV.pdf'],
  ['', '', 'PhilaCVCV.pdf'],
  ['../..', 'a/b\u202Efdp.exe', '.. .. a b fdp.exeCV.pdf'],
])('the file of %j %j is %j', (firstName, lastName, name) => {
  expect(cvFileName({ firstName, lastName })).toBe(name);
});
