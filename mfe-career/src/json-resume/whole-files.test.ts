import type { Choices } from './records.ts';
import { fromJsonResume } from './from-json-resume.ts';

const choices: Choices = {
  institutions: [],
  qualification: [],
  qualificationLevels: [],
  specialisations: [],
  provinces: [],
};

const work = (values: object) => ({
  work: [{ name: 'Clinic', position: 'Nurse', summary: 'Ward 5', ...values }],
});
const school = {
  institution: 'Wits',
  area: 'Nursing',
  studyType: 'BNurs',
  startDate: '2006-01',
  endDate: '2009-11',
};

/**
 * Whole files, each in a shape that people or tools have published: what is found in one, how many of these can be
 * chosen as they are, and what the others still ask. Nothing of a file goes without a word.
 */
const FILES: readonly [
  what: string,
  file: object | string,
  found: number,
  chosen: number,
  asked: string[],
][] = [
  [
    'the schema 1.0',
    { basics: { label: 'Nurse' }, ...work({ startDate: '2014-03-01' }), education: [school] },
    3,
    3,
    [],
  ],
  [
    'the schema before 1.0',
    {
      basics: { label: 'Nurse', website: 'https://anele.example.org', picture: '' },
      work: [
        {
          company: 'Clinic',
          position: 'Nurse',
          website: '',
          startDate: '2014-03-01',
          endDate: '2016-01-31',
          summary: 'Ward 5',
        },
      ],
    },
    2,
    2,
    [],
  ],
  ['years that are numbers', work({ startDate: 2016, endDate: 2017 }), 1, 1, []],
  ['months by name', work({ startDate: 'May 2014', endDate: 'July 2014' }), 1, 1, []],
  ['days without noughts', work({ startDate: '2022-9-5', endDate: '2023-9-24' }), 1, 1, []],
  ['a day that no month has', work({ startDate: '2022-09-01', endDate: '2024-09-31' }), 1, 1, []],
  ['an end that is Present', work({ startDate: '10/2018', endDate: 'Present' }), 1, 1, []],
  [
    'an end that is empty or null',
    {
      work: [
        ...work({ startDate: '2014-03', endDate: '' }).work,
        ...work({ startDate: '2012-03', endDate: null }).work,
      ],
    },
    2,
    2,
    [],
  ],
  [
    'HTML in the texts',
    work({
      startDate: '2014-03',
      summary: '<p>Led a team &amp; trained 12.</p>',
      highlights: ['<b>Ward 5</b>'],
    }),
    1,
    1,
    [],
  ],
  [
    'commas before closing brackets, behind a mark',
    '\uFEFF{"work": [{"name": "Clinic", "position": "Nurse", "startDate": "2014-03", "summary": "Ward 5",},],}',
    1,
    1,
    [],
  ],
  ['a job without a day', work({}), 1, 0, ['startDate']],
  [
    'a reference of a name and a text',
    { references: [{ name: 'Sipho Dube', reference: 'A fine colleague.' }] },
    1,
    0,
    ['company', 'position', 'emailAddress', 'contactNo'],
  ],
  [
    'a text that is an object',
    { work: [{ name: 'Clinic', position: { en: 'Nurse' }, startDate: '2014-03', summary: 'Ward 5' }] },
    1,
    0,
    ['positionRole'],
  ],
  [
    'words of another script',
    { work: [{ name: '見本会社', position: '看護師', startDate: '2014-03', summary: '病棟' }] },
    1,
    1,
    [],
  ],
  [
    'a file of Reactive Resume',
    {
      basics: { headline: 'Nurse' },
      sections: {
        experience: {
          items: [
            {
              company: 'Clinic',
              position: 'Nurse',
              date: 'March 2014 – Present',
              summary: '<ul><li>Ward 5</li></ul>',
            },
          ],
        },
      },
    },
    2,
    2,
    [],
  ],
  [
    'sections that are null or empty',
    {
      basics: null,
      work: null,
      education: [],
      skills: [{ name: 'Triage', level: 'Master', keywords: ['trauma'] }],
    },
    1,
    1,
    [],
  ],
];

test.each(FILES)('%s', (_, file, found, chosen, asked) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const entries = fromJsonResume(text, choices).found;
  expect(entries).toHaveLength(found);
  expect(entries.filter(({ body }) => body !== null)).toHaveLength(chosen);
  expect(entries.flatMap(({ missing }) => missing ?? [])).toEqual(asked);
});
