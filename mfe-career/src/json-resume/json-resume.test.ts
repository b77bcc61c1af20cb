import { fromJsonResume } from './from-json-resume.ts';
import { filledIn } from './imported-entry.ts';
import { NoResume } from './resume-file.ts';
import { joined, parted } from './duties.ts';
import { end, known } from './parts-of-date.ts';
import { toJsonResume, type WholeProfile } from './to-json-resume.ts';
import type { Choices, Kind } from './records.ts';

const choices: Choices = {
  institutions: [{ id: 7, name: 'University of Venda' }],
  qualification: [{ id: 3, name: 'Bachelor’s degree' }],
  qualificationLevels: [{ id: 8, name: 'NQF 7' }],
  specialisations: [{ id: 4, name: 'Power systems' }],
  provinces: [{ id: 5, name: 'Limpopo' }],
};

const read = (resume: object) => fromJsonResume(JSON.stringify(resume), choices);
const only = (resume: object) => {
  const [found, ...more] = read(resume).found;
  expect(more).toEqual([]);
  if (found === undefined) throw new Error('Nothing was found');
  return found;
};

describe('dates of as much as is known', () => {
  it.each([
    ['2014', '2014', '2014-12-31'],
    ['2016-02', '2016-02', '2016-02-29'],
    ['2015-04', '2015-04', '2015-04-30'],
    ['2014-06-29', '2014-06-29', '2014-06-29'],
    ['2014-06-29T10:00:00Z', '2014-06-29', '2014-06-29'],
    ['2013-12-31T22:00:00.000Z', '2014-01-01', '2014-01-01'],
    ['2023-9-28', '2023-09-28', '2023-09-28'],
    ['2012/03', '2012-03', '2012-03-31'],
    ['03/2012', '2012-03', '2012-03-31'],
    ['May 2014', '2014-05', '2014-05-31'],
    ['Mei 2014', '2014-05', '2014-05-31'],
    ['Sept. 2014', '2014-09', '2014-09-30'],
    ['29 June 2014', '2014-06-29', '2014-06-29'],
    ['2024-09-31', '2024-09-30', '2024-09-30'],
    ['2017-02-29', '2017-02-28', '2017-02-28'],
    ['Summer 2014', '2014', '2014-12-31'],
    ['Q3 2014', '2014', '2014-12-31'],
    ['circa 2014', '2014', '2014-12-31'],
    ['2027 (expected)', '2027', '2027-12-31'],
    ['Expected May 2027', '2027-05', '2027-05-31'],
    ['2014-00-00', '2014', '2014-12-31'],
    ['2014年3月', '2014-03', '2014-03-31'],
    ['Feb ‘16', '2016-02', '2016-02-29'],
    ['1388534400000', '2014-01-01', '2014-01-01'],
  ])('%s is kept as %s, and as a day it ends on %s', (text, kept, last) => {
    expect([known(text)?.date, end(text)?.date]).toEqual([kept, last]);
  });
  it.each(['', 'Present', '14-06', '2014-13', 'soon', '01/02/2014'])('%j is none', (text) => {
    expect([known(text), end(text)]).toEqual([null, null]);
  });
});

it('parts paragraphs from the list behind them, and only from one that stands last', () => {
  expect(parted('Two plants.\n- Solar\n* Tariff')).toEqual({
    summary: 'Two plants.',
    highlights: ['Solar', 'Tariff'],
  });
  expect(parted('- Solar\nand more')).toEqual({ summary: '- Solar\nand more', highlights: [] });
  expect(joined(['Two plants.', ''], ['Solar'])).toBe('Two plants.\n- Solar');
});

/* Variants of published files, one a line. */
describe('shapes of the field', () => {
  const job = (values: object) => only({ work: [{ name: 'A', position: 'B', ...values }] });

  it.each<[values: object, start: string, end: string | null]>([
    [{ startDate: '2020-01-15', endDate: 'Present' }, '2020-01-15', null],
    [{ startDate: '2019-01', endDate: 'present' }, '2019-01', null],
    [{ startDate: '2018-01-01', endDate: 'Current' }, '2018-01-01', null],
    [{ startDate: '2018-01-01', endDate: 'hede' }, '2018-01-01', null],
    [{ startDate: 'May 2014', endDate: 'July 2014' }, '2014-05', '2014-07'],
    [{ startDate: '2022-05-31', endDate: '' }, '2022-05-31', null],
    [{ startDate: '2022-05-31', endDate: null }, '2022-05-31', null],
    [{ startDate: 2016, endDate: 2017 }, '2016', '2017'],
    [{ startDate: '2022-09-01', endDate: '2024-09-31' }, '2022-09-01', '2024-09-30'],
    [{ startDate: '2022-09-05', endDate: '2023-9-24' }, '2022-09-05', '2023-09-24'],
    [{ startDate: '2018', endDate: 'Current position' }, '2018', null],
    [{ startDate: '2018', endDate: 'Heute' }, '2018', null],
    [{ startDate: '2018', endDate: 'N/A' }, '2018', null],
    [{ dates: '2014–16' }, '2014', '2016'],
    [{ date_range: '2014/2016' }, '2014', '2016'],
    [{ from: '2014', to: '2016' }, '2014', '2016'],
    [{ date: '10/2018-Present' }, '2018-10', null],
    [{ date: 'March 2014 – Present' }, '2014-03', null],
    [{ date: '09/2016-12/2021' }, '2016-09', '2021-12'],
    [{ period: 'Jan 2019 - Feb 2020' }, '2019-01', '2020-02'],
  ])('a job of %j', (values, startDate, endDate) =>
    expect(job(values).body).toMatchObject({ startDate, endDate, currentRole: endDate === null }),
  );

  it('an end that is not understood makes no job current, and is told', () => {
    const found = job({ startDate: '2020-01-01', endDate: 'a while ago' });
    expect([found.body, found.detail.includes('now')]).toEqual([null, false]);
  });

  it('reports the changed fields', () =>
    expect(job({ startDate: '2022-09-01', endDate: '2024-09-31' }).notes).toEqual([
      'The file has a day that this month does not have, so its last day was used.',
    ]));

  it('the website of the schema before 1.0 is the website', () =>
    expect(only({ basics: { label: 'Nurse', website: 'https://anele.example.pub/' } }).body).toMatchObject({
      website: 'https://anele.example.pub/',
    }));

  it('mark-up goes, its words and lists stay', () => {
    const { body } = only({
      work: [
        {
          name: 'Hospital',
          position: 'Nurse',
          startDate: '2014-03',
          summary: '<p>Led a team &amp; trained 12.</p><ul><li>Ward 5</li></ul>',
          highlights: ['<b>Cut</b> waiting by 20%'],
        },
      ],
    });
    expect(body).toMatchObject({
      responsibilities: 'Led a team & trained 12.\n- Ward 5\n- Cut waiting by 20%',
    });
    expect(only({ basics: { label: 'a < b and c > d' } }).body).toMatchObject({ heading: 'a < b and c > d' });
  });

  it('a value that is no text is told, not dropped', () =>
    expect(only({ work: [{ name: 'A', position: { en: 'Engineer' } }] }).lost).toEqual([
      'Position: en: Engineer',
    ]));

  it('commas before closing brackets do no harm', () =>
    expect(
      fromJsonResume('{"skills": [{"keywords": ["Kotlin, ]", "XML",], "name": "Android"},]}', choices).found,
    ).toHaveLength(1));

  it.each([
    ['FRESH', { name: 'Jane', employment: { history: [] }, skills: {} }],
    ['FRESH', { name: 'Jane', meta: { format: 'FRESH@0.6.0' }, education: {} }],
  ])('a file of %s is named', (name, file) => {
    expect(() => read(file)).toThrow(NoResume);
    expect(() => read(file)).toThrow(name);
  });

  it('a file of Reactive Resume is read, whose form is its own', () => {
    const url = { label: '', href: 'https://lerato.example.co.za' };
    const { found, details, elsewhere } = read({
      basics: {
        name: 'Lerato',
        headline: 'Nurse',
        phone: '082 555 1234',
        location: 'Durban, South Africa',
        url,
      },
      sections: {
        summary: { content: '<p>Ten years in <strong>trauma</strong>.</p>' },
        experience: {
          items: [
            {
              id: 'a',
              company: 'Charlotte Hospital',
              position: 'Nurse',
              date: 'March 2014 – Present',
              summary: '<ul><li>Ward 5</li></ul>',
            },
            { company: 'Clinic', position: 'Aide', date: '2010 - 2013', summary: '', url: { href: '' } },
          ],
        },
        education: {
          items: [{ institution: 'Wits', studyType: 'BNurs', area: 'Nursing', date: '2006 to 2009' }],
        },
        skills: { items: [{ name: 'Triage', level: 4, keywords: ['trauma'] }] },
        certifications: { items: [{ name: 'ACLS', issuer: 'RESUS', date: '2020' }] },
        languages: { items: [{ name: 'Sesotho', description: 'Native' }] },
        custom: { items: [] },
      },
      metadata: { template: 'rhyhorn' },
    });
    expect(found.map(({ kind, title }) => [kind, title.split(',')[0]])).toMatchObject([
      ['aboutMe', 'Nurse'],
      ['experience', expect.stringContaining('Nurse')],
      ['experience', expect.stringContaining('Aide')],
      ['tertiaryEducation', expect.any(String)],
      ['course', 'ACLS'],
      ['skill', 'Triage'],
    ]);
    expect(found[0]?.values).toMatchObject({ personalSummary: 'Ten years in trauma.', website: url.href });
    expect(found[1]?.values).toMatchObject({
      projectName: 'Charlotte Hospital',
      startDate: '2014-03',
      currentRole: true,
      responsibilities: '- Ward 5',
    });
    expect(found[2]?.values).toMatchObject({ startDate: '2010', endDate: '2013' });
    expect(JSON.stringify(details)).toMatch(/Sesotho/);
    expect(elsewhere.map(({ what }) => what)).not.toContain('rhyhorn');
  });

  it.each([
    ['Native speaker', true],
    ['Mother tongue', true],
    ['Near-native', false],
    ['near native', false],
    ['Non-native', false],
    ['native-like', false],
  ])('%j: a home language: %s', (fluency, isHome) =>
    expect(read({ basics: {}, languages: [{ language: 'Zulu', fluency }] }).details[0]?.detail).toMatchObject(
      { isHome },
    ),
  );
});

describe('missing fields', () => {
  it('is named by its fields, and once it is filled in the entry can be chosen', () => {
    const found = only({ references: [{ name: 'Sipho Dube', reference: 'A fine colleague.' }] });
    expect([found.body, found.missing]).toEqual([null, ['company', 'position', 'emailAddress', 'contactNo']]);
    const some = filledIn(found, { company: 'Imbali', position: 'Manager' });
    expect([some.body, some.missing]).toEqual([null, ['emailAddress', 'contactNo']]);
    expect(
      filledIn(found, {
        company: 'Imbali',
        position: 'Manager',
        emailAddress: 'sipho@example.org',
        contactNo: '+27 82 555 1234',
      }).body,
    ).toMatchObject({ fullName: 'Sipho Dube', company: 'Imbali' });
  });

  it('a day may be filled in as people write it', () => {
    const found = only({ work: [{ name: 'I Co', position: 'Tech' }] });
    expect(found.missing).toEqual(['startDate']);
    expect(filledIn(found, { startDate: '1 March 2012' }).body).toMatchObject({ startDate: '2012-03-01' });
    expect(filledIn(found, { startDate: 'March 2012' }).body).toMatchObject({ startDate: '2012-03' });
    expect(filledIn(found, { startDate: '2012' }).body).toMatchObject({ startDate: '2012' });
    expect(filledIn(found, { startDate: '' }).body).toBeNull();
  });
});

describe('reading', () => {
  it('makes a job of work, with its highlights as a list', () => {
    const found = only({
      work: [
        {
          name: 'Imbali Foods',
          position: 'Buyer',
          startDate: '2019-03',
          endDate: '2021',
          summary: 'Bought maize.',
          highlights: ['Cut costs by 18%', 'Led six people'],
          location: 'Durban',
          url: 'https://imbali.example',
        },
      ],
    });
    expect(found).toMatchObject({
      kind: 'experience',
      title: 'Buyer, Imbali Foods',
      detail: '2019 – 2021',
      refusals: [],
      notes: [],
      lost: ['Location: Durban', 'Url: https://imbali.example'],
      body: {
        experienceTypeId: 2,
        projectName: 'Imbali Foods',
        positionRole: 'Buyer',
        responsibilities: 'Bought maize.\n- Cut costs by 18%\n- Led six people',
        startDate: '2019-03',
        endDate: '2021',
        currentRole: false,
      },
    });
  });

  it('takes what has no end as current, says so, and hides the end as the record does', () => {
    const found = only({ work: [{ name: 'A', position: 'B', startDate: '2020-01-01' }] });
    expect(found.body).toMatchObject({ currentRole: true, endDate: null });
    expect(found.notes).toEqual(['It has no end date, so it counts as current.']);
  });

  it('refuses with the sentences of the record, and keeps the entry in sight', () => {
    expect(only({ work: [{ name: 'A' }] })).toMatchObject({
      title: 'A',
      body: null,
      refusals: ['Field is required', 'Start date required'],
    });
    expect(
      only({ work: [{ name: 'A', position: 'B', startDate: '2020', endDate: '2019' }] }).refusals,
    ).toEqual(['The end date is before the start date']);
    expect(only({ work: [{ name: 'A', position: 'B', startDate: 'last year' }] }).body).toBeNull();
    expect(only({ references: [{ name: 'Sipho', reference: 'A fine colleague.' }] })).toMatchObject({
      body: null,
      lost: ['Reference: A fine colleague.'],
    });
  });

  it('finds institutions by name, and keeps others as they are written', () => {
    const known = only({
      education: [
        {
          institution: 'university of venda',
          area: 'BSc',
          studyType: 'Bachelor’s degree',
          startDate: '2010',
        },
      ],
    });
    expect(known.body).toMatchObject({
      courseName: 'BSc',
      institution: { id: 7 },
      institutionName: null,
      qualification: { id: 3 },
    });
    const other = only({
      education: [
        {
          institution: 'Oxford',
          studyType: 'Diploma',
          startDate: '2010',
          score: '3.9',
          courses: ['Law 101'],
        },
      ],
    });
    expect(other).toMatchObject({ lost: ['Score: 3.9', 'Courses: Law 101'] });
    expect(other.body).toMatchObject({ courseName: 'Diploma', institution: null, institutionName: 'Oxford' });
  });

  it.each([
    [{ name: 'Excel', level: 'Master', keywords: ['Pivot', 'VBA'] }, 'Expert', 'Pivot, VBA'],
    [{ name: 'Excel', level: 'Skilled' }, 'Skilled', 'Excel'],
    [{ name: 'Excel', level: 'ninja' }, 'Intermediate', 'Excel'],
  ])('reads the skill %j', (skill, skillLevel, skillDescription) => {
    expect(only({ skills: [skill] }).body).toEqual({ skillName: 'Excel', skillLevel, skillDescription });
  });

  it('brings awards, publications and interests as sections of the person’s own', () => {
    const { found, elsewhere } = read({
      awards: [{ title: 'Best buyer', awarder: 'SAPICS', date: '2020' }],
      publications: [{ name: 'Cold chains', publisher: 'Food Review', releaseDate: '2021-05', isbn: 7 }],
      interests: [{ name: 'Chess', keywords: ['blitz', 'problems'] }, 'Running'],
    });
    expect(found.map(({ kind, title, lost, body }) => ({ kind, title, lost, body }))).toEqual([
      {
        kind: 'ownSection',
        title: 'Awards',
        lost: [],
        body: { title: 'Awards', content: '- Best buyer, SAPICS, 2020' },
      },
      {
        kind: 'ownSection',
        title: 'Publications',
        lost: ['Isbn: 7'],
        body: { title: 'Publications', content: '- Cold chains, Food Review, 2021-05' },
      },
      {
        kind: 'ownSection',
        title: 'Interests',
        lost: [],
        body: { title: 'Interests', content: '- Chess, blitz, problems\n- Running' },
      },
    ]);
    expect(elsewhere).toEqual([]);
  });

  it('tells everything that it leaves behind, and brings the rest', () => {
    const { found, details, elsewhere } = read({
      basics: {
        name: 'Thandi',
        phone: '(912) 555-4321',
        location: { city: 'X', region: 'Gauteng' },
        profiles: [{ network: 'X', username: 'thandi' }],
      },
      languages: [{ language: 'French', fluency: 'Fluent' }, 'Klingon'],
      interests: [],
      volunteering: [{ title: 'Food garden', date: '2020' }],
      custom: { deep: ['value'] },
      meta: { theme: 'even' },
    });
    expect(details).toEqual([]);
    expect(found.map(({ kind, title }) => [kind, title])).toEqual([
      ['experience', 'Food garden'],
      ['ownSection', 'Other languages'],
      ['ownSection', 'Online profiles'],
    ]);
    expect(elsewhere.map(({ what }) => what)).toEqual([
      'Mobile number: (912) 555-4321',
      'Town: X',
      'Custom: deep: value',
      'Name: Thandi',
      'Region: Gauteng',
    ]);
  });

  it.each<[string, object, { linkedIn: string | null; website: string | null }, string[]]>([
    [
      'the address of basics and the profile',
      { url: 'thandi.co.za', profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/thandi' }] },
      { linkedIn: 'https://linkedin.com/in/thandi', website: 'https://thandi.co.za' },
      [],
    ],
    [
      'a user name alone',
      { profiles: [{ network: 'linkedin', username: 'thandi-m' }] },
      { linkedIn: 'https://www.linkedin.com/in/thandi-m', website: null },
      [],
    ],
    [
      'another network where there is no address',
      {
        profiles: [
          { network: 'GitHub', username: 'thandi', url: 'https://github.com/thandi' },
          { network: 'X', url: 'https://x.com/thandi' },
        ],
      },
      { linkedIn: null, website: 'https://github.com/thandi' },
      [],
    ],
    [
      'none that runs',
      { label: 'Buyer', url: 'javascript:alert(1)', profiles: [{ network: 'LinkedIn', url: 'data:x' }] },
      { linkedIn: null, website: null },
      ['Url: javascript:alert(1)', 'Profile: LinkedIn, data:x'],
    ],
  ])('takes web addresses: %s', (_, basics, pages, stays) => {
    const { found, elsewhere } = read({ basics });
    expect(found[0]).toMatchObject({ kind: 'aboutMe', body: pages, refusals: [] });
    expect(elsewhere.map(({ what }) => what)).toEqual(stays);
  });

  it('offers contact details and languages, which My Details keeps', () => {
    const { details, elsewhere } = read({
      basics: { phone: '082 555 0111', email: 't@example.com', location: { city: 'Durban' } },
      languages: [
        { language: 'Zulu', fluency: 'Native' },
        { language: 'Tshivenḓa', fluency: 'Mother tongue' },
        { language: 'english', fluency: 'Fluent' },
      ],
    });
    expect(details.map(({ title, notes }) => [title, ...notes])).toEqual([
      ['Mobile number: 082 555 0111'],
      ['Personal email: t@example.com'],
      ['Town: Durban'],
      ['isiZulu, home language'],
      ['Tshivenda', 'My Details keeps which languages you speak, not how well (“Mother tongue”).'],
      ['English', 'My Details keeps which languages you speak, not how well (“Fluent”).'],
    ]);
    expect(details.map(({ detail }) => detail)).toMatchObject([
      { kind: 'mobileNo' },
      { kind: 'personalEmail' },
      { kind: 'city', value: 'Durban' },
      { kind: 'language', id: 5, isHome: true },
      { kind: 'language', id: 10, isHome: false },
      { kind: 'language', id: 2, isHome: false },
    ]);
    expect(elsewhere).toEqual([]);
  });

  it('refuses a number or an address in the words of My Details', () => {
    expect(read({ basics: { phone: '123', email: 'nobody' } }).elsewhere).toEqual([
      { what: 'Mobile number: 123', why: 'Please enter a valid mobile number' },
      { what: 'Personal email: nobody', why: 'Please enter a valid email.' },
    ]);
  });

  it.each(['', 'not json', '[]', 'null', '7', '{"hello":1}'])('says that %j is none', (text) => {
    expect(() => fromJsonResume(text, choices)).toThrow(NoResume);
  });

  it('lives through hostile files', () => {
    const hostile = read({
      work: [null, 'text', 7, ['x'], { name: { a: 1 }, highlights: 'x', startDate: {} }],
      education: 'none',
      skills: ['Excel'],
      basics: ['x'],
      ['__proto__']: { polluted: true },
    });
    expect(hostile.found.map(({ title }) => title)).toEqual([
      'text',
      '7',
      'x',
      'Without a name',
      'none',
      'Excel',
    ]);
    expect(hostile.found.filter(({ body }) => body !== null).map(({ title }) => title)).toEqual(['Excel']);
    expect(hostile.found.flatMap(({ lost }) => lost)).toEqual(['Name: a: 1']);
  });
});

const id = '01910000-0000-7000-8000-000000000001';
const row = { id, version: 1 };
const profile: WholeProfile = {
  name: 'Mulalo Netshiḓaulu',
  email: 'mulalo@example.com',
  phone: '+27 82 555 0117',
  city: 'Thohoyandou',
  languages: ['Tshivenda', 'English'],
  aboutMe: {
    heading: 'Engineer',
    personalSummary: 'Eleven years.',
    linkedIn: 'https://www.linkedin.com/in/mulalo',
    website: 'https://mulalo.co.za/work',
  },
  experience: [
    {
      ...row,
      experienceTypeId: 2,
      projectName: 'Imbali Foods',
      positionRole: 'Engineer',
      responsibilities: 'Two plants.\n- Solar',
      startDate: '2021-03-01',
      endDate: null,
      currentRole: true,
    },
    {
      ...row,
      experienceTypeId: 1,
      projectName: 'Light for Tshivhase',
      positionRole: 'Lead',
      responsibilities: null,
      startDate: '2018-01-01',
      endDate: '2019-12-31',
      currentRole: false,
    },
    {
      ...row,
      experienceTypeId: 5,
      projectName: 'Self',
      positionRole: 'Electrician',
      responsibilities: '- Wired houses\nand more',
      startDate: '2015-01-01',
      endDate: null,
      currentRole: false,
    },
  ],
  tertiaryEducation: [
    {
      ...row,
      courseName: 'BSc Engineering',
      institution: { id: 7, name: 'University of Venda' },
      qualification: null,
      qualificationLevel: { id: 8, name: 'NQF 7' },
      specialisation: null,
      institutionName: null,
      qualificationName: 'A degree of ours',
      qualificationLevelName: null,
      specialisationName: 'Lines',
      accreditationNumber: '123',
      highestQualification: true,
      startDate: '2008-02-01',
      endDate: '2011-11-30',
      certificate: null,
    },
  ],
  secondaryEducation: [
    { ...row, school: 'Mphaphuli', town: 'Sibasa', province: 5, highestGrade: 'Matric', year: '2007' },
  ],
  expirableQualification: [
    {
      ...row,
      name: 'First aid',
      institutionId: null,
      institutionName: 'St John',
      accreditationNo: 'A1',
      qualificationId: null,
      qualificationName: null,
      qualificationLevelId: null,
      qualificationLevelName: null,
      specialisationId: null,
      specialisationName: null,
      startDate: '2024-01-01',
      endDate: '2027-01-01',
      certificate: null,
    },
  ],
  course: [
    {
      ...row,
      courseName: 'Arc flash',
      courseStatus: 'In progress',
      startDate: '2022-05-01',
      endDate: null,
      certificate: null,
    },
  ],
  skill: [
    { ...row, skillName: 'Protection', skillLevel: 'Expert', skillDescription: 'Settings, for 40 sites' },
  ],
  membership: [
    {
      ...row,
      name: 'SAIEE',
      membershipNo: '55',
      areaOfRegistration: 'Electrical',
      dateValidFrom: '2012-01-01',
      dateValidTo: null,
      certificate: null,
    },
  ],
  professionalRegistration: [
    {
      ...row,
      name: 'ECSA',
      registrationNo: '2015',
      areaOfRegistration: 'Pr Eng',
      dateFrom: '2015-06-01',
      dateTo: '2030-06-01',
      certificate: null,
    },
  ],
  workEligibility: {
    licenceCodes: ['A', 'EC'],
    drivingPermits: ['G', 'D'],
    noticePeriod: '1 month',
    rightToWork: 'work visa',
    permitValidTo: '2028-03-31',
  },
  ownSection: [{ ...row, title: 'Talks', content: '- Cigre, 2024\n- SAIEE, 2025' }],
  employeeReference: [
    {
      ...row,
      fullName: 'Sipho Dlamini',
      company: 'Umoya Energy',
      position: 'Manager',
      emailAddress: 'sipho@example.com',
      contactNo: '+27825550118',
    },
  ],
};

/** A row as saved, without the fields that the service adds. */
const saved = (rows: readonly object[]) =>
  rows.map((one) =>
    Object.fromEntries(
      Object.entries(one)
        .filter(([key]) => !['id', 'version'].includes(key))
        .map(([key, value]) => [
          key,
          typeof value === 'object' && value !== null ? { id: (value as { id: number }).id } : value,
        ]),
    ),
  );

describe('writing', () => {
  const file = toJsonResume(profile, choices, '2026-11-22');

  it('uses the names of the schema', () => {
    const resume = JSON.parse(file);
    expect(Object.keys(resume)).toEqual([
      '$schema',
      'basics',
      'work',
      'volunteer',
      'projects',
      'education',
      'certificates',
      'skills',
      'languages',
      'references',
      'meta',
    ]);
    expect(resume.basics).toEqual({
      name: 'Mulalo Netshiḓaulu',
      label: 'Engineer',
      email: 'mulalo@example.com',
      phone: '+27 82 555 0117',
      url: 'https://mulalo.co.za/work',
      summary: 'Eleven years.',
      profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/mulalo' }],
      location: { city: 'Thohoyandou' },
      phila: {
        workEligibility: profile.workEligibility,
        ownSections: [{ title: 'Talks', content: '- Cigre, 2024\n- SAIEE, 2025' }],
      },
    });
    expect(resume.work[0]).toEqual({
      name: 'Imbali Foods',
      position: 'Engineer',
      startDate: '2021-03-01',
      summary: 'Two plants.',
      highlights: ['Solar'],
      phila: { currentRole: 'Yes' },
    });
    expect(resume.languages).toEqual([
      { language: 'Tshivenda', fluency: 'Home language' },
      { language: 'English' },
    ]);
  });

  it.each<[Kind, readonly object[]]>([
    ['aboutMe', [profile.aboutMe ?? {}]],
    ['experience', saved([profile.experience[0], profile.experience[2], profile.experience[1]] as object[])],
    ['tertiaryEducation', saved(profile.tertiaryEducation)],
    ['secondaryEducation', saved(profile.secondaryEducation)],
    ['expirableQualification', saved(profile.expirableQualification)],
    ['course', saved(profile.course)],
    ['skill', saved(profile.skill)],
    ['membership', saved(profile.membership)],
    ['professionalRegistration', saved(profile.professionalRegistration)],
    ['employeeReference', saved(profile.employeeReference)],
    ['ownSection', saved(profile.ownSection)],
    ['workEligibility', [profile.workEligibility ?? {}]],
  ])('and what it wrote comes back whole: %s', (kind, expected) => {
    const { found, details, elsewhere } = fromJsonResume(file, choices);
    const ofKind = found.filter((one) => one.kind === kind);
    expect(ofKind.flatMap(({ refusals }) => refusals)).toEqual([]);
    expect(ofKind.map(({ body }) => body)).toEqual(expected);
    expect(found.flatMap(({ lost, notes }) => [...lost, ...notes])).toEqual([]);
    expect(details.map(({ title }) => title)).toEqual([
      'Mobile number: +27 82 555 0117',
      'Personal email: mulalo@example.com',
      'Town: Thohoyandou',
      'Tshivenda, home language',
      'English',
    ]);
    expect(elsewhere.map(({ what }) => what)).toEqual(['Name: Mulalo Netshiḓaulu']);
  });
});
