import type { Choices } from './records.ts';
import { fromJsonResume } from './from-json-resume.ts';
import { filledIn } from './imported-entry.ts';

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
 * Whole files in published formats: entries found, entries valid as they are, and fields that the others lack. Nothing
 * is dropped silently. The first value names the source: a GitHub report, or the publisher.
 */
const FILES: readonly [
  from: string,
  what: string,
  file: object | string,
  found: number,
  chosen: number,
  asked: string[],
][] = [
  [
    'jsonresume.org',
    'the schema 1.0',
    { basics: { label: 'Nurse' }, ...work({ startDate: '2014-03-01' }), education: [school] },
    3,
    3,
    [],
  ],
  [
    'jsonresume/resume-schema#331',
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
  ['jsonresume/resume-schema#198', 'years alone', work({ startDate: '2016', endDate: '2017' }), 1, 1, []],
  ['the field', 'years that are numbers', work({ startDate: 2016, endDate: 2017 }), 1, 1, []],
  [
    'erming/jsonresume-theme-flat#12',
    'months by name',
    work({ startDate: 'May 2014', endDate: 'July 2014' }),
    1,
    1,
    [],
  ],
  [
    'joshuatz/linkedin-to-jsonresume#3',
    'days without noughts',
    work({ startDate: '2022-9-5', endDate: '2023-9-24' }),
    1,
    1,
    [],
  ],
  [
    'joshuatz/linkedin-to-jsonresume#3',
    'a day that no month has',
    work({ startDate: '2022-09-01', endDate: '2024-09-31' }),
    1,
    1,
    [],
  ],
  [
    'joshuatz/linkedin-to-jsonresume#78',
    'an end before its beginning',
    work({ startDate: '2007-12-31', endDate: '2007-10-31' }),
    1,
    0,
    ['endDate'],
  ],
  [
    'joshuatz/linkedin-to-jsonresume#94',
    'a certificate with a beginning',
    { certificates: [{ name: 'ACLS', issuer: 'RESUS', startDate: '2020-05-01' }] },
    1,
    1,
    [],
  ],
  [
    'JMPerez/linkedin-to-json-resume#20',
    'a day that a program could not read',
    work({ startDate: 'Invalid date', endDate: '2020' }),
    1,
    0,
    ['startDate'],
  ],
  [
    'jsonresume/resume-cli#762',
    'an end that is Present',
    work({ startDate: '10/2018', endDate: 'Present' }),
    1,
    1,
    [],
  ],
  [
    'jsonresume/registry-functions#27',
    'an end that is empty',
    work({ startDate: '2014-03', endDate: '' }),
    1,
    1,
    [],
  ],
  [
    'jsonresume/resume-cli#60',
    'an end that is null',
    work({ startDate: '2012-03', endDate: null }),
    1,
    1,
    [],
  ],
  [
    'the field',
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
    'jsonresume/resume-cli#39',
    'commas before closing brackets, behind a mark',
    '\uFEFF{"work": [{"name": "Clinic", "position": "Nurse", "startDate": "2014-03", "summary": "Ward 5",},],}',
    1,
    1,
    [],
  ],
  [
    'jsonresume/resume-schema#430',
    'JSON within JSON',
    JSON.stringify(JSON.stringify(work({ startDate: '2014-03' }))),
    1,
    1,
    [],
  ],
  [
    'saadq/resumake.io#172',
    'a file of Resumake, with characters of a PDF',
    {
      selectedTemplate: 2,
      headings: { work: 'Work' },
      basics: { name: 'Patrick', website: '', location: { address: 'Durban' } },
      work: [
        {
          company: 'Vue\0re',
          position: 'Developer',
          startDate: 'Jan 2015',
          endDate: 'Present',
          highlights: ['Talks\0'],
        },
      ],
    },
    1,
    1,
    [],
  ],
  ['the field', 'a job without a day', work({}), 1, 0, ['startDate']],
  [
    'jsonresume.org',
    'a reference of a name and a text',
    { references: [{ name: 'Sipho Dube', reference: 'A fine colleague.' }] },
    1,
    0,
    ['company', 'position', 'emailAddress', 'contactNo'],
  ],
  [
    'the field',
    'a text that is an object',
    { work: [{ name: 'Clinic', position: { en: 'Nurse' }, startDate: '2014-03', summary: 'Ward 5' }] },
    1,
    0,
    ['positionRole'],
  ],
  [
    'the field',
    'words of another script',
    { work: [{ name: '見本会社', position: '看護師', startDate: '2014-03', summary: '病棟' }] },
    1,
    1,
    [],
  ],
  [
    'reactive-resume/app#500',
    'version 2 of Reactive Resume',
    {
      profile: { heading: 'Profile', subtitle: 'Nurse', phone: '082 555 1234', address: { city: 'Durban' } },
      objective: { heading: 'Objective', body: 'Ten years in trauma.', visible: true },
      work: {
        heading: 'Work',
        visible: true,
        items: [
          {
            id: 'a',
            company: 'Clinic',
            position: 'Nurse',
            startDate: '2014-03-01',
            endDate: '',
            summary: 'Ward 5',
          },
        ],
      },
      education: {
        heading: 'Education',
        items: [
          {
            id: 'b',
            institution: 'Wits',
            degree: 'BNurs',
            field: 'Nursing',
            startDate: '2006',
            endDate: '2009',
          },
        ],
      },
      hobbies: { heading: 'Hobbies', visible: true },
      metadata: { font: 'Montserrat', layout: { castform: [['a']] } },
    },
    3,
    3,
    [],
  ],
  [
    'reactive-resume/app#871',
    'version 3 of Reactive Resume',
    {
      basics: {
        headline: 'Nurse',
        summary: 'Ten years in trauma.',
        location: { city: 'Durban' },
        website: 'https://lerato.example.co.za',
        photo: { url: '' },
      },
      sections: {
        work: {
          name: 'Work',
          items: [
            {
              id: 'a',
              name: 'Clinic',
              position: 'Nurse',
              date: { start: '2014-03-01', end: '' },
              summary: 'Ward 5',
            },
          ],
        },
        skills: { items: [{ id: 'b', name: 'Triage', level: 'Expert', levelNum: 10 }] },
      },
    },
    3,
    3,
    [],
  ],
  [
    'reactive-resume/app#2569',
    'version 4 of Reactive Resume',
    {
      basics: {
        headline: 'Nurse',
        url: { label: '', href: '' },
        picture: { url: '', size: 64 },
        customFields: [],
      },
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
    'rxresu.me/schema.json',
    'version 5 of Reactive Resume',
    {
      picture: { hidden: false, url: '', size: 80 },
      basics: {
        headline: 'Nurse',
        location: 'Durban, South Africa',
        website: { url: 'https://lerato.example.co.za', label: '' },
        customFields: [],
      },
      summary: { title: 'Summary', content: '<p>Ten years in trauma.</p>' },
      sections: {
        experience: {
          items: [
            {
              id: 'a',
              hidden: false,
              company: 'Clinic',
              position: 'Nurse',
              period: 'Jan 2020 - Present',
              website: { url: '', label: '' },
              description: '<ul><li>Ward 5</li></ul>',
            },
          ],
        },
        education: {
          items: [{ school: 'Wits', degree: 'BNurs', area: 'Nursing', grade: '71%', period: '2006 - 2009' }],
        },
        certifications: { items: [{ title: 'ACLS', issuer: 'RESUS', date: 'March 2023', description: '' }] },
        skills: {
          items: [{ icon: '', name: 'Triage', proficiency: 'Expert', level: 5, keywords: ['trauma'] }],
        },
        references: {
          items: [
            {
              name: 'Sipho Dube',
              position: 'Matron',
              phone: '+27825551234',
              description: 'A fine colleague.',
            },
          ],
        },
      },
      customSections: [
        {
          id: 'b',
          title: 'Locum',
          type: 'experience',
          items: [{ company: 'Hospital', position: 'Nurse', period: '2019' }],
        },
      ],
    },
    7,
    6,
    ['company', 'emailAddress'],
  ],
  [
    'jsonresume/resume-schema#184',
    'a picture of a megabyte',
    {
      basics: { label: 'Nurse', image: `data:image/png;base64,${'iVBORw0KGgo'.repeat(130_000)}` },
      ...work({ startDate: '2014-03' }),
    },
    2,
    2,
    [],
  ],
  [
    'the field',
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

test.each(FILES)('%s: %s', (_, _what, file, found, chosen, asked) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const entries = fromJsonResume(text, choices).found;
  expect(entries).toHaveLength(found);
  expect(entries.filter(({ body }) => body !== null)).toHaveLength(chosen);
  expect(entries.flatMap(({ missing }) => missing ?? [])).toEqual(asked);
});

/** Values typed for missing fields. */
const TYPED: Readonly<Record<string, string>> = {
  startDate: '1 March 2006',
  endDate: '2009',
  positionRole: 'Nurse',
  company: 'Clinic',
  position: 'Matron',
  emailAddress: 'sipho@example.org',
  contactNo: '+27 82 555 1234',
};

test.each(FILES.filter(([, , , , , asked]) => asked.length > 0))(
  '%s: %s: what it lacks is filled in there, and then all of it can be chosen',
  (_, _what, file) => {
    for (const found of fromJsonResume(JSON.stringify(file), choices).found) {
      const typed = Object.fromEntries(found.missing.map((name) => [name, TYPED[name] ?? '']));
      expect([found.title, filledIn(found, typed).refusals]).toEqual([found.title, []]);
    }
  },
);

/** Parts of a file that are not imported, in the words the person reads. */
const staysBehind = (what: string): string[] => {
  const file = FILES.find(([, name]) => name === what)?.[2];
  return fromJsonResume(JSON.stringify(file), choices).elsewhere.map((one) => one.what);
};

test('a picture is named, and its megabyte is shown nowhere', () => {
  expect(staysBehind('a picture of a megabyte')).toEqual(['Image: a picture']);
});

test.each(['version 2 of Reactive Resume', 'version 5 of Reactive Resume'])(
  'shows no editor for %s',
  (what) => expect(staysBehind(what).join()).not.toMatch(/Montserrat|castform|80|hidden|label/i),
);
