import { fromJsonResume } from './from-json-resume.ts';
import type { ImportedEntry } from './imported-entry.ts';
import { NoResume } from './resume-file.ts';
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
    [
      'resume-schema#66, #162: skills and keywords of a job',
      duties({ keywords: ['Opera PMS'], skills: ['Triage'] }),
      'experience',
      [{ projectName: 'Clinic' }],
      ['Keywords: Opera PMS', 'Skills: Triage'],
    ],
    [
      'the field: summaries that are lists of texts',
      duties({ summary: ['Ward 5.', 'Ward 6.'] }),
      'experience',
      [{ responsibilities: 'Ward 5.\nWard 6.' }],
      [],
    ],
    [
      'linkedin-to-json-resume#19: dates that a program mixed up',
      duties({ startDate: 'undefined-Durban-01', endDate: 'undefined-2014-01' }),
      'experience',
      [{ startDate: 'undefined-Durban-01', currentRole: false }],
      [],
    ],
    [
      'the field: keys with underscores, and duties by other names',
      {
        work: [
          {
            company_name: 'Clinic',
            job_title: 'Nurse',
            start_date: '2014',
            end_date: '2016',
            responsibilities: ['Ward 5'],
            achievements: ['Trained 12'],
          },
        ],
      },
      'experience',
      [
        {
          projectName: 'Clinic',
          positionRole: 'Nurse',
          startDate: '2014',
          endDate: '2016',
          responsibilities: '- Ward 5\n- Trained 12',
        },
      ],
      [],
    ],
    [
      'the field: employers by name, and an employer in one line',
      { work: { Clinic: { position: 'Nurse', startDate: '2014' } }, experience: ['Ward 5'] },
      'experience',
      [{ projectName: 'Clinic', positionRole: 'Nurse' }, { projectName: 'Ward 5' }],
      [],
    ],
    [
      'version 4 of Reactive Resume: a project of one year goes on nowhere',
      { basics: {}, sections: { projects: { items: [{ name: 'App', date: '2020', summary: '' }] } } },
      'experience',
      [{ projectName: 'App', startDate: '2020', endDate: '2020', currentRole: false }],
      [],
    ],
    [
      'OpenResume: its own names',
      {
        profile: {},
        workExperiences: [
          { company: 'Clinic', jobTitle: 'Nurse', date: 'May 2014 - Present', descriptions: ['A'] },
        ],
      },
      'experience',
      [{ projectName: 'Clinic', positionRole: 'Nurse', startDate: '2014-05', responsibilities: '- A' }],
      [],
    ],
    [
      'the field: highlights that bring their own bullets',
      duties({ highlights: ['- Ward 5', '• Ward 6'] }),
      'experience',
      [{ responsibilities: '- Ward 5\n- Ward 6' }],
      [],
    ],
    [
      'the field: a job beside null and nothing',
      { work: [null, { name: 'Clinic', position: 'Nurse', startDate: '2014' }, '', {}] },
      'experience',
      [{ projectName: 'Clinic' }],
      [],
    ],
    [
      'resume-schema#486: skills by category',
      {
        skills: [
          { category: 'Web', items: ['HTML', 'CSS'] },
          { skill: 'Triage', proficiency: 'Expert' },
        ],
      },
      'skill',
      [
        { skillName: 'Web', skillDescription: 'HTML, CSS' },
        { skillName: 'Triage', skillLevel: 'Expert' },
      ],
      [],
    ],
    [
      'the field: skills in one text, or by level',
      { skills: 'Excel, Word' },
      'skill',
      [{ skillName: 'Excel' }, { skillName: 'Word' }],
      [],
    ],
    [
      'the field: skills with their levels',
      { skills: { Excel: 'Expert', web: 'HTML, CSS' } },
      'skill',
      [
        { skillName: 'Excel', skillLevel: 'Expert' },
        { skillName: 'Web', skillDescription: 'HTML, CSS' },
      ],
      [],
    ],
    [
      'joshuatz/linkedin-to-jsonresume#59: a licence that expires',
      { certificates: [{ name: 'ACLS', issuer: 'RESUS', date: '2020-05-01', expirationDate: '2022-05-31' }] },
      'expirableQualification',
      [{ name: 'ACLS', institutionName: 'RESUS', endDate: '2022-05-31' }],
      [],
    ],
    [
      'the field: a school is no study',
      {
        education: [{ institution: 'Mbilwi', studyType: 'National Senior Certificate', endDate: '2010-12' }],
      },
      'secondaryEducation',
      [{ school: 'Mbilwi', highestGrade: 'Matric', year: '2010' }],
      [],
    ],
    [
      'the field: a study by other names',
      {
        education: [
          { university: 'UP', field_of_study: 'Law', degree: 'LLB', start_year: 2001, end_year: 2004 },
        ],
      },
      'tertiaryEducation',
      [{ courseName: 'Law', qualificationName: 'LLB', startDate: '2001', endDate: '2004' }],
      [],
    ],
    [
      'reactive-resume#2878: a file within an answer of the program',
      { id: 'x', slug: 'cv', data: { basics: {}, sections: { skills: { items: [{ name: 'Triage' }] } } } },
      'skill',
      [{ skillName: 'Triage' }],
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
  const NOTE = 'It is hidden in the original, so it is not ticked.';
  const item = { company: 'Clinic', position: 'Nurse', startDate: '2014-03-01', endDate: '2016-01-31' };
  const job = { ...item, name: 'Clinic' };

  it.each<[from: string, file: object, hidden: string[]]>([
    ['visible: false in a JSON Resume', { work: [{ ...job, visible: false }, job] }, ['Nurse, Clinic']],
    ['react-resume#40: isVisible', { skills: [{ name: 'Excel', isVisible: false }, 'Word'] }, ['Excel']],
    [
      'flags of other tools',
      {
        skills: [{ name: 'A', private: true }, { name: 'B', include: false }, { name: 'C', hidden: 1 }, 'D'],
      },
      ['A', 'B', 'C'],
    ],
    [
      'a section with a state of its own',
      { work: { visible: false, entries: [job] }, skills: ['Excel'] },
      ['Nurse, Clinic'],
    ],
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
    [/LinkedIn’s export/, 'Name\nExcel\nWord'],
    [/LinkedIn’s export/, 'Title,Description,Url,Started On,Finished On\nApp,x'],
    [/LinkedIn’s export/, 'Company Name,Role,Cause,Started On,Finished On,Description\nA,B'],
    [/LinkedIn’s export/, 'Email Address,Confirmed,Primary,Updated On\na@example.org,Yes'],
    [/LinkedIn’s export/, 'Name,Published On,Description,Publisher,Url\nA,B'],
    [/HR-XML/, '<?xml version="1.0"?><Resume xmlns="http://ns.hr-xml.org/2007-04-15"></Resume>'],
    [/HR-XML/, '<Candidate xmlns="http://www.hr-xml.org/3"></Candidate>'],
    [/HR-XML/, '<oa:Candidate xmlns:oa="http://www.openapplications.org/oagis/9"></oa:Candidate>'],
    [/HR Open Standards/, JSON.stringify({ candidate: { person: {}, profiles: [] } })],
    [/schema\.org/, JSON.stringify({ '@context': 'https://schema.org', '@type': 'Person' })],
    [/RenderCV/, JSON.stringify({ cv: { name: 'L', sections: { education: [] } } })],
    [/a YAML file/, 'basics:\n  name: Lerato\nwork: []\n'],
    [/a contact card/, 'BEGIN:VCARD\nVERSION:3.0'],
    [/a LaTeX file/, '\\documentclass{moderncv}'],
    [/a Word document/, '\uFFFD\uFFFD\u0011\u0871'],
    [/Europass/, '%PDF-1.5 … /Producer (Europass)'],
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

  it.each(['Available on request', 'References available upon request.', 'Upon request'])(
    '“%s” is no referee',
    (text) => {
      for (const references of [text, [text], [{ name: text }]]) {
        const { found, elsewhere } = read({ references });
        expect([found, elsewhere.map(({ what }) => what)]).toEqual([[], ['References: on request']]);
      }
    },
  );

  it.each<[from: string, languages: unknown, titles: string[]]>([
    ['texts', ['English', 'Zulu'], ['English', 'isiZulu']],
    ['one text', 'English, Zulu', ['English', 'isiZulu']],
    ['by name', { English: 'Native', Zulu: 'Fluent' }, ['English, home language', 'isiZulu']],
    [
      'with a variety',
      [{ language: 'English (UK)' }, { language: 'Zulu (isiZulu)' }],
      ['English', 'isiZulu'],
    ],
    [
      'LinkedIn: either of two',
      [{ language: 'English', fluency: 'Native or bilingual proficiency' }],
      ['English'],
    ],
  ])('languages: %s', (_, languages, titles) =>
    expect(read({ languages }).details.map(({ title }) => title)).toEqual(titles),
  );

  it('telephones, addresses and profiles in lists and by name are read, and each is said once', () => {
    const { found, details, elsewhere } = read({
      basics: {
        phones: [{ type: 'mobile', number: '082 555 1234' }],
        email: ['a@example.org', 'b@example.org'],
        profiles: { LinkedIn: 'https://www.linkedin.com/in/lerato' },
      },
    });
    expect(found).toMatchObject([{ values: { linkedIn: 'https://www.linkedin.com/in/lerato' } }]);
    expect(details.map(({ title }) => title)).toEqual([
      'Mobile number: 082 555 1234',
      'Personal email: a@example.org',
    ]);
    expect(elsewhere.map(({ what }) => what)).toEqual(['Phones: type: mobile', 'Email: b@example.org']);
  });

  it('and one that only mentions it is read', () =>
    expect(
      read({ basics: { label: 'Nurse', profiles: [{ network: 'LinkedIn', url: 'linkedin.com/in/a' }] } })
        .found,
    ).toHaveLength(1));
});
