import { fromJsonResume } from './from-json-resume.ts';
import type { Choices, Kind } from './records.ts';

/*
 * Each field of the specification that a format has a name for, in each format that is read: it arrives in that field,
 * and is nowhere said to be left behind.
 */

const choices: Choices = {
  institutions: [],
  qualification: [],
  qualificationLevels: [],
  specialisations: [],
  provinces: [],
};

const WORDS = 'Ten years in trauma.';
const LINKEDIN = 'https://www.linkedin.com/in/lerato';
const SITE = 'https://lerato.example.co.za';
const PHONE = '+26658881234';

/** Expected in every format. */
const COMMON: Readonly<Partial<Record<Kind, Readonly<Record<string, unknown>>>>> = {
  aboutMe: { heading: 'Nurse', personalSummary: WORDS, linkedIn: LINKEDIN, website: SITE },
  experience: {
    projectName: 'Clinic',
    positionRole: 'Nurse',
    responsibilities: 'Ward 5',
    currentRole: false,
  },
  tertiaryEducation: { courseName: 'Nursing', institutionName: 'Wits', qualificationName: 'BNurs' },
  course: { courseName: 'ACLS' },
  skill: { skillName: 'Triage', skillLevel: 'Expert', skillDescription: 'trauma' },
  employeeReference: { fullName: 'Sipho Dube', contactNo: PHONE, position: 'Matron' },
  ownSection: { title: 'Awards', content: '- Best nurse, SAPICS, 2020, Of 60' },
};

const jsonResume = {
  basics: {
    label: 'Nurse',
    summary: WORDS,
    url: SITE,
    email: 'l@example.co.za',
    phone: '082 555 1234',
    location: { city: 'Durban' },
    profiles: [{ network: 'LinkedIn', url: LINKEDIN }],
  },
  work: [
    { name: 'Clinic', position: 'Nurse', startDate: '2014-03-01', endDate: '2016-01-31', summary: 'Ward 5' },
  ],
  education: [
    {
      institution: 'Wits',
      area: 'Nursing',
      studyType: 'BNurs',
      startDate: '2006-01-01',
      endDate: '2009-11-30',
    },
  ],
  certificates: [{ name: 'ACLS', date: '2020-05-01' }],
  skills: [{ name: 'Triage', level: 'Expert', keywords: ['trauma'] }],
  languages: [{ language: 'Sesotho', fluency: 'Native' }],
  references: [
    {
      name: 'Sipho Dube',
      position: 'Matron',
      company: 'Clinic',
      email: 's@example.org',
      telephone: PHONE,
    },
  ],
  awards: [{ title: 'Best nurse', awarder: 'SAPICS', date: '2020', summary: 'Of 60' }],
};

const items = (...entries: object[]) => ({ visible: true, items: entries });
const award = { title: 'Best nurse', awarder: 'SAPICS', date: '2020', summary: 'Of 60' };
const referee = { name: 'Sipho Dube', phone: PHONE, email: 's@example.org' };

const FORMATS: readonly [format: string, file: object, isReferenceWhole: boolean][] = [
  ['JSON Resume 1.0', jsonResume, true],
  [
    'JSON Resume before 1.0',
    {
      ...jsonResume,
      basics: { ...jsonResume.basics, url: undefined, website: SITE },
      work: jsonResume.work.map(({ name, ...job }) => ({ ...job, company: name })),
    },
    true,
  ],
  [
    'names of other tools',
    {
      info: { headline: 'Nurse', summary: WORDS, website: SITE, mobile: '082 555 1234', city: 'Durban' },
      email: 'l@example.co.za',
      profiles: [{ name: 'LinkedIn', link: LINKEDIN }],
      experience: [
        { employer: 'Clinic', jobTitle: 'Nurse', date: '1 March 2014 - 31 Jan 2016', bullets: ['Ward 5'] },
      ],
      education: { school: 'Wits', major: 'Nursing', degree: 'BNurs', time: '2006 - 2009' },
      certification: [{ title: 'ACLS', date: '2020' }],
      skill: [{ name: 'Triage', level: 'Expert', keywords: 'trauma' }],
      language: [{ name: 'Sesotho', level: 'Native' }],
      referees: [
        {
          fullName: 'Sipho Dube',
          jobTitle: 'Matron',
          employer: 'Clinic',
          emailAddress: 's@example.org',
          mobile: PHONE,
        },
      ],
      award: [award],
    },
    true,
  ],
  [
    'version 2 of Reactive Resume',
    {
      profile: {
        subtitle: 'Nurse',
        website: SITE,
        phone: '082 555 1234',
        email: 'l@example.co.za',
        address: { city: 'Durban' },
      },
      objective: { heading: 'Objective', body: WORDS, visible: true },
      social: items({ network: 'LinkedIn', username: 'lerato', url: LINKEDIN }),
      work: items({
        company: 'Clinic',
        position: 'Nurse',
        startDate: '2014-03-01',
        endDate: '2016-01-31',
        summary: 'Ward 5',
      }),
      education: items({
        institution: 'Wits',
        field: 'Nursing',
        degree: 'BNurs',
        startDate: '2006',
        endDate: '2009',
      }),
      certifications: items({ title: 'ACLS', date: '2020' }),
      skills: items({ name: 'Triage', level: 'Expert', keywords: ['trauma'] }),
      languages: items({ name: 'Sesotho', fluency: 'Native', rating: 5 }),
      references: items({ ...referee, position: 'Matron', summary: 'A fine colleague.' }),
      awards: items(award),
    },
    false,
  ],
  [
    'version 3 of Reactive Resume',
    {
      basics: {
        headline: 'Nurse',
        summary: WORDS,
        website: SITE,
        phone: '082 555 1234',
        email: 'l@example.co.za',
        location: { city: 'Durban' },
        profiles: [{ network: 'LinkedIn', username: 'lerato', url: LINKEDIN }],
      },
      sections: {
        work: items({
          name: 'Clinic',
          position: 'Nurse',
          date: { start: '2014-03-01', end: '2016-01-31' },
          summary: 'Ward 5',
        }),
        education: items({
          institution: 'Wits',
          area: 'Nursing',
          degree: 'BNurs',
          date: { start: '2006', end: '2009' },
        }),
        certifications: items({ name: 'ACLS', date: '2020' }),
        skills: items({ name: 'Triage', level: 'Expert', levelNum: 10, keywords: ['trauma'] }),
        languages: items({ name: 'Sesotho', level: 'Native', levelNum: 10 }),
        references: items({ ...referee, relationship: 'Matron', summary: 'A fine colleague.' }),
        awards: items(award),
      },
    },
    false,
  ],
  [
    'version 4 of Reactive Resume',
    {
      basics: {
        headline: 'Nurse',
        url: { label: '', href: SITE },
        phone: '082 555 1234',
        email: 'l@example.co.za',
        location: 'Durban, South Africa',
      },
      sections: {
        summary: { content: `<p>${WORDS}</p>`, visible: true },
        profiles: items({
          network: 'LinkedIn',
          username: 'lerato',
          icon: 'linkedin',
          url: { href: LINKEDIN },
        }),
        experience: items({
          company: 'Clinic',
          position: 'Nurse',
          date: 'March 2014 – January 2016',
          summary: '<p>Ward 5</p>',
        }),
        education: items({ institution: 'Wits', area: 'Nursing', studyType: 'BNurs', date: '2006 to 2009' }),
        certifications: items({ name: 'ACLS', date: '2020' }),
        skills: items({ name: 'Triage', description: 'Expert', level: 5, keywords: ['trauma'] }),
        languages: items({ name: 'Sesotho', description: 'Native', level: 5 }),
        references: items({ ...referee, description: 'Matron', summary: 'A fine colleague.' }),
        awards: items(award),
      },
    },
    false,
  ],
  [
    'version 5 of Reactive Resume',
    {
      basics: {
        headline: 'Nurse',
        website: { url: SITE, label: '' },
        phone: '082 555 1234',
        email: 'l@example.co.za',
        location: 'Durban, South Africa',
      },
      summary: { title: 'Summary', content: `<p>${WORDS}</p>`, hidden: false },
      sections: {
        profiles: { items: [{ network: 'LinkedIn', username: 'lerato', website: { url: LINKEDIN } }] },
        experience: {
          items: [
            {
              company: 'Clinic',
              position: 'Nurse',
              period: 'March 2014 - January 2016',
              description: '<p>Ward 5</p>',
              roles: [],
            },
          ],
        },
        education: { items: [{ school: 'Wits', degree: 'BNurs', area: 'Nursing', period: '2006 - 2009' }] },
        certifications: { items: [{ title: 'ACLS', date: '2020' }] },
        skills: { items: [{ name: 'Triage', proficiency: 'Expert', level: 5, keywords: ['trauma'] }] },
        languages: { items: [{ language: 'Sesotho', fluency: 'Native', level: 5 }] },
        references: { items: [{ ...referee, position: 'Matron', description: 'A fine colleague.' }] },
        awards: { items: [{ ...award, summary: undefined, description: 'Of 60' }] },
      },
    },
    false,
  ],
];

describe.each(FORMATS)('%s', (_, file, isReferenceWhole) => {
  const { found, details, elsewhere } = fromJsonResume(JSON.stringify(file), choices);

  it.each(Object.entries(COMMON))('%s has its fields', (kind, values) => {
    const entries = found.filter((one) => one.kind === kind);
    // Each format says the summary of a duty as a text or as a list of one.
    const [entry] = entries.map((one) => ({ ...one.values, lost: one.lost }));
    const duties = Object.entries(entry ?? {}).map(([name, value]) => [
      name,
      name === 'responsibilities' ? String(value).replace(/^- /, '') : value,
    ]);
    expect(entries).toHaveLength(1);
    expect(Object.fromEntries(duties)).toMatchObject(values);
    expect(entry?.lost).toEqual(
      kind === 'employeeReference' && !isReferenceWhole ? ['Reference: A fine colleague.'] : [],
    );
  });

  it('a referee has company, email and telephone where the format has them', () => {
    const [referenced] = found.filter(({ kind }) => kind === 'employeeReference');
    expect(referenced?.values).toMatchObject({
      emailAddress: 's@example.org',
      contactNo: PHONE,
      company: isReferenceWhole ? 'Clinic' : '',
    });
  });

  it('has what My Details keeps, and leaves nothing else behind', () => {
    expect(details.map(({ title }) => title)).toEqual([
      'Mobile number: 082 555 1234',
      'Personal email: l@example.co.za',
      'Town: Durban',
      'Sesotho, home language',
    ]);
    expect(elsewhere).toEqual([]);
    expect(JSON.stringify([found, details, elsewhere])).not.toMatch(/no place/i);
  });
});

/* Parts of the person's own, by each tool that has them: they become own sections. */
it.each<[from: string, file: object, title: string, content: string]>([
  [
    'version 4 of Reactive Resume',
    {
      basics: {},
      sections: {
        custom: {
          abc: {
            name: 'Talks',
            items: [
              {
                name: 'Cigre',
                description: 'Lines',
                date: '2024',
                location: '',
                summary: '<p>Of losses.</p>',
                keywords: ['power'],
              },
            ],
          },
        },
      },
    },
    'Talks',
    '- Cigre, 2024, Lines, Of losses., power',
  ],
  [
    'version 5 of Reactive Resume',
    {
      basics: {},
      sections: {},
      customSections: [{ title: 'Why me', type: 'summary', items: [{ content: '<p>I stay calm.</p>' }] }],
    },
    'Why me',
    '- I stay calm.',
  ],
  [
    'version 3 of Reactive Resume',
    {
      basics: {},
      sections: {
        'custom-1': {
          name: 'Talks',
          items: [{ title: 'Cigre', subtitle: 'Lines', date: { start: '2024', end: '' } }],
        },
      },
    },
    'Talks',
    '- Cigre, Lines, 2024',
  ],
  [
    'a list that a person added to a JSON Resume',
    { basics: {}, patents: [{ name: 'A valve', date: '2019' }] },
    'Patents',
    '- A valve, 2019',
  ],
  [
    'resume-schema#465: highlights of a person',
    { basics: { highlights: ['Calm', 'Quick'] } },
    'Highlights',
    '- Calm\n- Quick',
  ],
  [
    'a language that My Details does not keep',
    { basics: {}, languages: [{ language: 'German', fluency: 'Basic' }] },
    'Other languages',
    '- German, Basic',
  ],
  [
    'a profile beside LinkedIn and a website',
    {
      basics: {
        url: SITE,
        profiles: [{ network: 'GitHub', username: 'lerato', url: 'https://github.com/lerato' }],
      },
    },
    'Online profiles',
    '- GitHub, lerato, https://github.com/lerato',
  ],
])('%s: an own section', (_, file, title, content) => {
  const { found, elsewhere } = fromJsonResume(JSON.stringify(file), choices);
  const sections = found.filter(({ kind }) => kind === 'ownSection');
  expect(sections.map(({ body, lost }) => ({ body, lost }))).toEqual([
    { body: { title, content }, lost: [] },
  ]);
  expect(elsewhere).toEqual([]);
});

it('a certificate with an end is a qualification that expires, with who issued it', () => {
  const { found } = fromJsonResume(
    JSON.stringify({
      certificates: [{ name: 'ACLS', issuer: 'RESUS', startDate: '2024-05-01', endDate: '2026-05-01' }],
    }),
    choices,
  );
  expect(found).toMatchObject([
    {
      kind: 'expirableQualification',
      lost: [],
      body: { name: 'ACLS', institutionName: 'RESUS', startDate: '2024-05-01', endDate: '2026-05-01' },
    },
  ]);
});
