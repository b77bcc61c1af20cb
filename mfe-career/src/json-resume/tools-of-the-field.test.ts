import { fromJsonResume, type ImportedEntry, NoResume } from './from-json-resume.ts';
import type { Choices, Kind } from './records.ts';

const choices: Choices = {
  institutions: [],
  qualification: [],
  qualificationLevels: [],
  specialisations: [],
  provinces: [],
};

const read = (file: object) => fromJsonResume(JSON.stringify(file), choices);
const valuesOf = (found: readonly ImportedEntry[], kind: Kind): Record<string, unknown>[] =>
  found.filter((one) => one.kind === kind).map(({ values }) => ({ ...values }));

/*
 * Objects where the schema has texts. Each line names a report or a tool that writes the shape: what arrives by its own
 * fields, and what is named as left behind.
 */
describe('an object in the place of a text', () => {
  const duties = (values: object) => ({
    work: [{ name: 'Clinic', position: 'Nurse', startDate: '2014-03', ...values }],
  });

  it.each<[from: string, file: object, kind: Kind, values: object[], lost: string[]]>([
    [
      'jsonresume.org#198: roles within an employer',
      {
        work: [
          {
            name: 'Imbali',
            url: 'https://imbali.example',
            roles: [
              {
                position: 'Senior buyer',
                startDate: '2020-01-01',
                summary: 'Maize.',
                highlights: ['Saved 8%'],
              },
              { position: 'Buyer', startDate: '2018-01-01', endDate: '2019-12-31' },
            ],
          },
        ],
      },
      'experience',
      [
        { projectName: 'Imbali', positionRole: 'Senior buyer', responsibilities: 'Maize.\n- Saved 8%' },
        { projectName: 'Imbali', positionRole: 'Buyer', endDate: '2019-12-31' },
      ],
      ['Url: https://imbali.example', 'Url: https://imbali.example'],
    ],
    [
      'resume-schema#392: position is a list of objects',
      {
        work: [
          {
            company: 'Imbali',
            position: [
              { name: 'Engineer', startDate: '2013-01-01', endDate: '2014-01-01', summary: 'Lines.' },
              { name: 'President', startDate: '2014-01-01', endDate: '2016-01-01', highlights: [] },
            ],
          },
        ],
      },
      'experience',
      [
        { projectName: 'Imbali', positionRole: 'Engineer', responsibilities: 'Lines.' },
        { projectName: 'Imbali', positionRole: 'President', startDate: '2014-01-01' },
      ],
      [],
    ],
    [
      'resume-schema#297: positions with titles, and a summary of the employer',
      {
        work: [
          {
            company: 'Initech',
            summary: 'A mill.',
            positions: [
              { title: 'Manager', startDate: '2006-08', endDate: '2008-09' },
              { title: 'Engineer', startDate: '2004-08', endDate: '2006-08' },
            ],
          },
        ],
      },
      'experience',
      [
        { positionRole: 'Manager', responsibilities: 'A mill.' },
        { positionRole: 'Engineer', responsibilities: '' },
      ],
      [],
    ],
    [
      'version 5 of Reactive Resume: roles with a period',
      {
        basics: {},
        sections: {
          experience: {
            items: [
              {
                company: 'Imbali',
                position: '',
                period: '2018 - 2021',
                roles: [
                  { id: 'a', position: 'Lead', period: '2020 - 2021', description: '<p>Led six.</p>' },
                  { id: 'b', position: 'Aide', period: '2018 - 2020', description: '' },
                ],
              },
            ],
          },
        },
      },
      'experience',
      [
        { projectName: 'Imbali', positionRole: 'Lead', responsibilities: 'Led six.' },
        { projectName: 'Imbali', positionRole: 'Aide' },
      ],
      [],
    ],
    [
      'resume-schema#51: roles that are names alone',
      { work: [{ name: 'Imbali', roles: [{ name: 'Buyer' }, { title: 'Trainer' }], startDate: '2018' }] },
      'experience',
      [{ projectName: 'Imbali', positionRole: 'Buyer, Trainer' }],
      [],
    ],
    [
      'jsonresume.org#303: highlights with tags',
      duties({ highlights: [{ text: 'Ward 5', tags: ['trauma'] }, 'Trained 12'] }),
      'experience',
      [{ responsibilities: '- Ward 5\n- Trained 12' }],
      ['Highlights: tags: trauma'],
    ],
    [
      'resume-cli#241: highlights within highlights',
      duties({ highlights: ['Ward 5', { 'Built a roster': ['Shifts', 'Leave'] }] }),
      'experience',
      [{ responsibilities: '- Ward 5' }],
      ['Highlights: built a roster: Shifts, Leave'],
    ],
    [
      'the field: a highlight by its own name',
      duties({ highlights: [{ highlight: 'Ward 5' }, { description: 'Ward 6', year: 2015 }] }),
      'experience',
      [{ responsibilities: '- Ward 5\n- Ward 6' }],
      ['Highlights: year: 2015'],
    ],
    [
      'gitconnected: an employer that is an object, days in parts',
      {
        work: [
          {
            company: { name: 'Clinic', url: 'https://clinic.example' },
            position: { name: 'Nurse' },
            start: { year: 2014, month: 3, day: 9 },
            end: { year: 2016, month: 1 },
          },
        ],
      },
      'experience',
      [{ projectName: 'Clinic', positionRole: 'Nurse', startDate: '2014-03-09' }],
      ['Company: url: https://clinic.example'],
    ],
    [
      'the field: a place that is an object',
      duties({ location: { city: 'Durban', region: 'KZN' } }),
      'experience',
      [{ projectName: 'Clinic' }],
      ['Location: city: Durban, region: KZN'],
    ],
    [
      'gitconnected: keywords with levels',
      { skills: [{ name: 'Web', level: 'Master', keywords: [{ name: 'HTML', level: 5 }, 'CSS'] }] },
      'skill',
      [{ skillName: 'Web', skillDescription: 'HTML, CSS' }],
      ['Keywords: level: 5'],
    ],
    [
      'the field: skills by group, as objects',
      { skills: { language: [{ name: 'C#', level: 'Expert' }], software: ['vim', 'make'] } },
      'skill',
      [
        { skillName: 'C#', skillLevel: 'Expert' },
        { skillName: 'Software', skillDescription: 'vim, make' },
      ],
      ['Group: Language'],
    ],
    [
      'the field: a level that is an object',
      { skills: [{ name: 'Excel', level: { name: 'Expert', rank: 5 }, keywords: [{ id: 7 }] }] },
      'skill',
      [{ skillName: 'Excel', skillLevel: 'Expert' }],
      ['Level: rank: 5', 'Keywords: id: 7'],
    ],
    [
      'the field: education that is one object',
      {
        education: {
          name: 'UP',
          degree: 'BSc',
          time: '09/2016-12/2021',
          gpa: '3.9',
          courses: [{ name: 'HCI' }],
        },
      },
      'tertiaryEducation',
      [{ institutionName: 'UP', courseName: 'BSc' }],
      ['Gpa: 3.9', 'Courses: name: HCI'],
    ],
    [
      'the field: an awarder that is an object',
      { awards: [{ title: 'Best buyer', awarder: { name: 'SAPICS', city: 'Durban' }, date: '2020' }] },
      'ownSection',
      [{ title: 'Awards', content: '- Best buyer, SAPICS, 2020' }],
      ['Awarder: city: Durban'],
    ],
    [
      'the field: awards that are texts, or have parts of their own',
      { awards: ['Best buyer', { title: 'Best aide', jury: { name: 'Dube' } }] },
      'ownSection',
      [{ title: 'Awards', content: '- Best buyer\n- Best aide' }],
      ['Jury: name: Dube'],
    ],
    [
      'the field: interests with objects as keywords',
      { interests: [{ name: 'Chess', keywords: [{ name: 'blitz', since: 2011 }, { rating: 1900 }] }] },
      'ownSection',
      [{ title: 'Interests', content: '- Chess, blitz' }],
      ['Keywords: since: 2011', 'Keywords: rating: 1900'],
    ],
    [
      'the field: interests by group',
      { interests: { sport: ['Soccer', 'Running'], music: ['Marimba'] } },
      'ownSection',
      [{ title: 'Interests', content: '- Sport, Soccer, Running\n- Music, Marimba' }],
      [],
    ],
  ])('%s', (_, file, kind, values, lost) => {
    const { found } = read(file);
    expect(valuesOf(found, kind)).toMatchObject(values);
    expect(found).toHaveLength(values.length);
    expect(found.flatMap((one) => one.lost)).toEqual(lost);
  });

  it('is named with its own fields where no field is known to hold its text', () =>
    expect(
      read({ basics: { label: { en: 'Nurse', af: 'Suster' } } }).elsewhere.map(({ what }) => what),
    ).toEqual(['Label: en: Nurse, af: Suster']));
});

describe('hidden where it comes from', () => {
  const NOTE = 'It is hidden where it comes from, so it is not ticked.';
  const item = { company: 'Clinic', position: 'Nurse', startDate: '2014-03-01', endDate: '2016-01-31' };
  const job = { ...item, name: 'Clinic' };

  it.each<[from: string, file: object, hidden: string[]]>([
    ['visible: false in a JSON Resume', { work: [{ ...job, visible: false }, job] }, ['Nurse, Clinic']],
    ['react-resume#40: isVisible', { skills: [{ name: 'Excel', isVisible: false }, 'Word'] }, ['Excel']],
    ['hidden: true', { references: [{ name: 'Sipho', hidden: true }, { name: 'Anele' }] }, ['Sipho']],
    [
      'version 2 of Reactive Resume: enable',
      {
        work: {
          heading: 'Work',
          visible: true,
          items: [
            { ...item, enable: false },
            { ...item, enable: true },
          ],
        },
      },
      ['Nurse, Clinic'],
    ],
    [
      'version 2 of Reactive Resume: a section',
      { work: { visible: true, items: [item] }, skills: { visible: false, items: [{ name: 'Excel' }] } },
      ['Excel'],
    ],
    [
      'version 3 of Reactive Resume: a section',
      {
        basics: {},
        sections: {
          work: {
            visible: false,
            items: [{ name: 'Clinic', position: 'Nurse', date: { start: '2014', end: '' } }],
          },
          skills: { visible: true, items: [{ name: 'Excel', level: 'Expert' }] },
        },
      },
      ['Nurse, Clinic'],
    ],
    [
      'version 4 of Reactive Resume: an entry and a section',
      {
        basics: { headline: 'Nurse' },
        sections: {
          experience: {
            visible: true,
            items: [
              { ...item, visible: false },
              { ...item, visible: true },
            ],
          },
          certifications: { visible: false, items: [{ name: 'ACLS', date: '2020', visible: true }] },
        },
      },
      ['Nurse, Clinic', 'ACLS'],
    ],
    [
      'version 5 of Reactive Resume: an entry, a section and one of the person’s own',
      {
        basics: { headline: 'Nurse' },
        sections: {
          skills: {
            hidden: false,
            items: [
              { name: 'Excel', hidden: true },
              { name: 'Word', hidden: false },
            ],
          },
          awards: { hidden: true, items: [{ title: 'Best aide' }] },
        },
        customSections: [{ title: 'Talks', type: 'custom', hidden: true, items: [{ name: 'Cigre' }] }],
      },
      ['Excel', 'Awards', 'Talks'],
    ],
    [
      'version 4 of Reactive Resume: the summary alone',
      { basics: { headline: 'Nurse' }, sections: { summary: { visible: false, content: 'Ten years.' } } },
      ['Your summary'],
    ],
    [
      'version 4 of Reactive Resume: a profile',
      {
        basics: { headline: 'Nurse' },
        sections: {
          profiles: {
            items: [
              { network: 'GitHub', username: 'a', url: { href: 'https://github.com/a' }, visible: false },
            ],
          },
        },
      },
      ['Your web addresses'],
    ],
    [
      'one award of two',
      { awards: [{ title: 'Best aide' }, { title: 'Best nurse', hidden: true }] },
      ['Awards'],
    ],
  ])('%s arrives apart, with a note', (_, file, hidden) => {
    const { found } = read(file);
    const apart = found.filter(({ isHidden }) => isHidden);
    expect(apart.map(({ title }) => title)).toEqual(hidden);
    expect(apart.every(({ notes }) => notes[0] === NOTE)).toBe(true);
    expect(found.filter(({ isHidden }) => !isHidden).some(({ notes }) => notes.includes(NOTE))).toBe(false);
    expect(found.flatMap(({ lost }) => lost).join()).not.toMatch(/visible|hidden|enable/i);
  });

  it('so does a language', () => {
    const { details } = read({
      basics: {},
      sections: { languages: { visible: false, items: [{ name: 'Zulu', description: 'Native' }] } },
    });
    expect(details).toMatchObject([{ title: 'isiZulu', isHidden: true, notes: [expect.any(String), NOTE] }]);
  });

  it('a hidden employer hides its roles', () =>
    expect(
      read({ work: [{ name: 'A', hidden: true, roles: [{ position: 'B', startDate: '2014' }] }] }).found,
    ).toMatchObject([{ isHidden: true }]));
});

describe('a file of another tool is named', () => {
  it.each<[name: RegExp, text: string]>([
    [/LinkedIn’s export/, 'PK\u0003\u0004\u0014\0\u0008\0\0\0\0\0\0\0\u000B\0Profile.csvFirst Name'],
    [/LinkedIn’s export/, 'PK\u0003\u0004\u0014\0\u0008\0\0\0\0\0\0\0\u000D\0Positions.csvx'],
    [/LinkedIn’s export/, 'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary\nLerato,M'],
    [
      /LinkedIn’s export/,
      '\uFEFFCompany Name,Title,Description,Location,Started On,Finished On\nClinic,Nurse',
    ],
    [/LinkedIn’s export/, 'School Name,Start Date,End Date,Notes,Degree Name,Activities\nWits,2006'],
    [/LinkedIn’s export/, 'Name,Url,Authority,Started On,Finished On,License Number\nACLS,,RESUS'],
    [/LinkedIn’s export/, '%PDF-1.4 … /URI (https://www.linkedin.com/in/lerato)'],
    [/LinkedIn’s export/, JSON.stringify({ elements: [{ snapshotDomain: 'POSITIONS', snapshotData: [] }] })],
    [/LinkedIn’s export/, JSON.stringify({ public_identifier: 'lerato', experiences: [] })],
    [/Europass/, '<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0"></Candidate>'],
    [/Europass/, JSON.stringify({ SkillsPassport: { LearnerInfo: {} } })],
    [/a PDF/, '%PDF-1.7\n%âãÏÓ'],
    [/a Word document/, 'PK\u0003\u0004…[Content_Types].xml…word/document.xml'],
    [/a ZIP file/, 'PK\u0003\u0004…resume.json'],
    [/MAC \(Manfred\)/, JSON.stringify({ aboutMe: { profile: {} }, experience: { jobs: [] } })],
    [/FRESH/, JSON.stringify({ name: 'Jane', employment: { history: [] } })],
  ])('%s: %j', (name, text) => {
    expect(() => fromJsonResume(text, choices)).toThrow(NoResume);
    expect(() => fromJsonResume(text, choices)).toThrow(name);
  });

  it('and one that only mentions it is read', () =>
    expect(
      read({ basics: { label: 'Nurse', profiles: [{ network: 'LinkedIn', url: 'linkedin.com/in/a' }] } })
        .found,
    ).toHaveLength(1));
});
