import { careerCompletion, type CareerProfile } from '@phila/contract';
import { careerAdvice } from './advice.ts';

type Job = CareerProfile['experience'][number];

const TODAY = '2026-11-22';
const nothing: CareerProfile = {
  aboutMe: null,
  contact: null,
  biographical: null,
  secondaryEducation: [],
  tertiaryEducation: [],
  expirableQualifications: [],
  courses: [],
  experience: [],
  references: [],
  skills: [],
  memberships: [],
  registrations: [],
};
const ID = '01910000-0000-7000-8000-000000000001';

const job = (values: Partial<Job>): Job => ({
  id: ID,
  version: 1,
  experienceTypeId: 2,
  projectName: 'Imbali Foods',
  positionRole: 'Planner',
  responsibilities: 'Planned 3 factories.',
  startDate: '2019-02-01',
  currentRole: true,
  endDate: null,
  ...values,
});
const ofJobs = (...experience: Job[]) => careerAdvice.experience({ ...nothing, experience }, TODAY);

test('an empty part advises a first entry, and links to its form', () => {
  const parts = ['education', 'experience', 'memberships', 'personal', 'references', 'skills'] as const;
  expect(parts.map((part) => careerAdvice[part](nothing, TODAY)?.to)).toEqual([
    '/career/education/secondary#add',
    '/career/experience#add',
    '/career/memberships#add',
    '/career/personal/about-me#edit',
    '/career/references#add',
    '/career/skills#add',
  ]);
});

test('experience: advice on missing ends, missing descriptions, missing numbers and gaps', () => {
  expect(ofJobs(job({}))).toBeNull();
  expect(ofJobs(job({ currentRole: null }))?.text).toBe(
    'Say when you left Imbali Foods, or that you are still there.',
  );
  // Projects and voluntary work need no end.
  for (const currentRole of [null, false])
    expect(ofJobs(job({ experienceTypeId: 3, currentRole }))).toBeNull();
  expect(ofJobs(job({ responsibilities: ' ' }))).toEqual({
    text: 'Add what you do at Imbali Foods.',
    to: `/career/experience#edit-${ID}`,
  });
  expect(ofJobs(job({ responsibilities: 'Planned factories.' }))?.text).toBe(
    'Add what you achieved at Imbali Foods: a number convinces.',
  );
  const earlier = job({
    projectName: 'Thekwini',
    currentRole: false,
    startDate: '2010-01-01',
    endDate: '2016-05-31',
  });
  expect(ofJobs(earlier, job({}))?.text).toBe(
    'Say what you did between 2016 and 2019: studying and caring for others count.',
  );
  expect(ofJobs({ ...earlier, responsibilities: null, endDate: '2019-01-31' }, job({}))?.text).toBe(
    'Add what you did at Thekwini.',
  );
  expect(ofJobs({ ...earlier, endDate: '2018-12-31' }, job({}))).toBeNull();
});

test('a gap is none while another job went on', () => {
  const long = job({ projectName: 'Garden', startDate: '2009-01-01' });
  const ended = job({
    projectName: 'Cold',
    currentRole: false,
    startDate: '2010-01-01',
    endDate: '2011-01-01',
  });
  expect(ofJobs(ended, long, job({ startDate: '2019-01-01' }))).toBeNull();
});

test('where years alone are known, only a certain gap is one, and a study of this year is under way', () => {
  const years = (startDate: string, endDate: string) => job({ currentRole: false, startDate, endDate });
  expect(ofJobs(years('2004', '2006'), job({ startDate: '2007' }))).toBeNull();
  expect(ofJobs(years('2004', '2006'), job({ startDate: '2008' }))?.text).toBeUndefined();
  expect(ofJobs(years('2004', '2006'), job({ startDate: '2009' }))?.text).toBe(
    'Say what you did between 2006 and 2009: studying and caring for others count.',
  );
  expect(
    careerAdvice.education({ ...nothing, tertiaryEducation: [study({ endDate: TODAY.slice(0, 4) })] }, TODAY),
  ).toBeNull();
});

const study = (values: Partial<CareerProfile['tertiaryEducation'][number]>) => ({
  id: ID,
  version: 1,
  courseName: 'BCom',
  institution: { id: 14, name: 'Unisa' },
  institutionName: null,
  qualification: { id: 8, name: 'Degree' },
  qualificationName: null,
  qualificationLevel: { id: 7, name: 'NQF 7' },
  qualificationLevelName: null,
  specialisation: null,
  specialisationName: null,
  accreditationNumber: null,
  highestQualification: null,
  startDate: '2012-02-01',
  endDate: '2016-05-14',
  certificate: null,
  ...values,
});

test('education: where, until when, which level, and the certificate', () => {
  const of = (values: Partial<CareerProfile['tertiaryEducation'][number]>) =>
    careerAdvice.education({ ...nothing, tertiaryEducation: [study(values)] }, TODAY)?.text;
  expect(of({ institution: null })).toBe('Say where you studied BCom.');
  // Advises nothing about a current study: it has no end.
  expect(of({ endDate: null })).toBeUndefined();
  expect(of({ endDate: '2026-12-15' })).toBeUndefined();
  expect(of({ qualificationLevel: null })).toBe('Give the NQF level of BCom: employers filter by it.');
  expect(of({})).toBe('Attach your certificate of BCom: then it is at hand.');
  const certificate = { documentId: ID, originalDocumentName: 'a.pdf', blobStorageDocumentName: ID };
  expect(of({ certificate })).toBeUndefined();
});

test('five skills are wanted, each with an example', () => {
  const skill = (skillDescription: string | null) => ({
    id: ID,
    version: 1,
    skillName: 'Excel',
    skillLevel: 'Expert',
    skillDescription,
  });
  const of = (...skills: CareerProfile['skills']) => careerAdvice.skills({ ...nothing, skills }, TODAY)?.text;
  const good = skill('Built the dashboards that meetings begin with.');
  expect(of(good, good, good)).toBe('Add 2 more skills: five make a picture.');
  expect(of(good, good, good, good)).toBe('Add one more skill: five make a picture.');
  expect(of(good, good, good, good, skill('Good'))).toBe(
    'Show how you used Excel: an example says more than a level.',
  );
  expect(of(good, good, good, good, good)).toBeUndefined();
});

test('names the entries that have ended', () => {
  const member = {
    id: ID,
    version: 1,
    name: 'SAICE',
    membershipNo: '1',
    areaOfRegistration: 'Civil',
    dateValidFrom: '2020-01-01',
    dateValidTo: '2026-11-21',
    certificate: null,
  };
  expect(careerAdvice.memberships({ ...nothing, memberships: [member] }, TODAY)).toEqual({
    text: 'Your membership of SAICE has ended: enter the new date once you renewed it.',
    to: `/career/memberships#edit-${ID}`,
  });
  const valid = { ...member, dateValidTo: TODAY };
  expect(careerAdvice.memberships({ ...nothing, memberships: [valid] }, TODAY)).toBeNull();
});

test('a part below 100% links to the page of an unfinished record; at 100% there is no such link', () => {
  const certificate = { documentId: ID, originalDocumentName: 'a.pdf', blobStorageDocumentName: ID };
  const school = {
    id: ID,
    version: 1,
    school: 'Mbilwi',
    town: 'Sibasa',
    province: 1,
    highestGrade: 'Grade 12',
  };
  const of = (tertiary: Partial<CareerProfile['tertiaryEducation'][number]>, year: string | null) => {
    const profile = {
      ...nothing,
      secondaryEducation: [{ ...school, year }],
      tertiaryEducation: [study({ certificate, ...tertiary })],
    };
    return [careerCompletion.education(profile), careerAdvice.education(profile, TODAY)?.to];
  };
  expect(of({}, '2010')).toEqual([100, undefined]);
  // A current study.
  expect(of({ endDate: null, certificate: null }, '2010')).toEqual([100, undefined]);
  // Typed instead of chosen.
  expect(of({ institution: null, institutionName: 'A college' }, '2010')).toEqual([100, undefined]);
  expect(of({ qualification: null }, '2010')).toEqual([90, `/career/education/tertiary#edit-${ID}`]);
  expect(of({}, null)).toEqual([90, `/career/education/secondary#edit-${ID}`]);
  const course = { id: ID, version: 1, courseName: 'Excel', courseStatus: null, startDate: null };
  const courses = [{ ...course, endDate: null, certificate: null }] as unknown as CareerProfile['courses'];
  expect(
    careerAdvice.education({ ...nothing, secondaryEducation: [{ ...school, year: '2010' }], courses }, TODAY)
      ?.to,
  ).toBe(`/career/education/courses#edit-${ID}`);
});

test('experience is whole without an end, but for a job', () => {
  const of = (values: Partial<Job>) =>
    careerCompletion.experience({ ...nothing, experience: [job({ currentRole: null, ...values })] });
  expect(of({ experienceTypeId: 3 })).toBe(100);
  expect(of({ experienceTypeId: 2 })).toBe(83);
  expect(of({ experienceTypeId: 2, endDate: '2020-01-31' })).toBe(100);
});
