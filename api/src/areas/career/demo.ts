import {
  aboutMe,
  course,
  employeeReference,
  experience,
  expirableQualification,
  membership,
  ownSection,
  professionalRegistration,
  secondaryEducation,
  skill,
  tertiaryEducation,
  toBody,
  workEligibility,
} from '@phila/contract';
import type { Demo } from '../../core/area.ts';
import { demoCvs } from './cvs/demo.ts';
import { records } from './records.ts';

/* The career of the demo consumer: a warehouse clerk who became a supply-chain planner. All names are invented. */

const schools = [
  {
    school: 'Umlazi Comprehensive High School',
    town: 'Umlazi',
    province: 4,
    highestGrade: 'Grade 12',
    year: '2005',
  },
];

const studies = [
  {
    courseName: 'National Diploma: Logistics Management',
    institution: { id: 23 },
    qualification: { id: 6 },
    qualificationLevel: { id: 6 },
    specialisation: { id: 4 },
    accreditationNumber: 'SAQA 72141',
    startDate: '2006-02-01',
    endDate: '2008-11-30',
  },
  {
    courseName: 'BCom Supply Chain Management',
    institution: { id: 14 },
    qualification: { id: 8 },
    qualificationLevel: { id: 7 },
    specialisation: { id: 4 },
    highestQualification: true,
    startDate: '2012-02-01',
    endDate: '2016-05-14',
  },
];

const expiring = [
  {
    name: 'First aid level 2',
    institutionName: 'Durban First Aid Centre',
    accreditationNo: 'CI-1184',
    qualificationLevelId: 3,
    startDate: '2025-06-01',
    endDate: '2028-05-31',
  },
];

const courses = [
  {
    courseName: 'Power BI for planners',
    courseStatus: 'Completed',
    startDate: '2023-03-06',
    endDate: '2023-03-31',
  },
  { courseName: 'Leading small teams', courseStatus: 'In progress', startDate: '2026-08-03' },
];

const work = [
  {
    experienceTypeId: 2,
    projectName: 'Umhlanga Cold Storage',
    positionRole: 'Warehouse clerk',
    responsibilities:
      'Booked 40 trucks a day in and out, and counted stock each week.\nBrought the difference between book and shelf from 4% to under 1% in a year.',
    startDate: '2009-02-02',
    endDate: '2013-06-28',
  },
  {
    experienceTypeId: 2,
    projectName: 'Thekwini Freight',
    positionRole: 'Logistics coordinator',
    responsibilities:
      'Planned containers between Durban, Gqeberha and City Deep for 60 customers.\nSaved R 1.8 million a year by moving a third of them from road to rail.',
    startDate: '2013-07-01',
    endDate: '2019-01-31',
  },
  {
    experienceTypeId: 2,
    projectName: 'Imbali Foods',
    positionRole: 'Supply-chain planner',
    responsibilities:
      'Plan what three factories make and where it is stored, with sales and production every Monday.\nTrain new planners, and look after the forecast that buying relies on.',
    startDate: '2019-02-01',
    currentRole: true,
  },
  {
    experienceTypeId: 4,
    projectName: 'Isipingo Food Garden',
    positionRole: 'Treasurer',
    responsibilities: 'Keep the books of a garden that feeds 120 families, and apply for its grants.',
    startDate: '2021-01-15',
    currentRole: true,
  },
];

const people = [
  {
    fullName: 'Priya Govender',
    company: 'Imbali Foods',
    position: 'Head of supply chain',
    emailAddress: 'priya.govender@imbali.example',
    contactNo: '+27311234567',
  },
  {
    fullName: 'Jabu Ndlovu',
    company: 'Thekwini Freight',
    position: 'Operations manager',
    emailAddress: 'jabu.ndlovu@thekwini.example',
    contactNo: '+27821234567',
  },
];

const skills = [
  ['Demand planning', 'Specialist', 'Forecast 400 products for three factories, within 6% of what was sold.'],
  ['Excel and Power BI', 'Expert', 'Built the dashboards that production meetings begin with.'],
  ['SAP S/4HANA', 'Skilled', 'Key user for materials and planning since 2020.'],
  ['Negotiating', 'Skilled', 'Renewed the contracts of five hauliers each year.'],
  ['Training others', 'Intermediate', 'Brought eight new planners up to speed.'],
] as const;

const memberships = [
  {
    name: 'SAPICS',
    membershipNo: 'SP-20441',
    areaOfRegistration: 'Supply-chain management',
    dateValidFrom: '2018-01-01',
  },
];

const registrations = [
  {
    name: 'Supply Chain Council of Health',
    registrationNo: '77-3120',
    areaOfRegistration: 'Associate',
    dateFrom: '2022-04-01',
  },
];

const summary =
  'I plan supply chains for food: what is made, where it is stored and how it gets there. I began on a warehouse floor and know what a plan means for the people who carry it out. I look for a place where I lead a team of planners.';

export const demo = async ({ services, people: accounts }: Demo): Promise<void> => {
  const personId = accounts.get('consumer');
  if (personId === undefined) return;
  const { database, clock } = services;
  const now = clock.now();
  await records.aboutMe.save(
    database,
    personId,
    toBody(aboutMe, {
      heading: 'Supply-chain planner in food',
      personalSummary: summary,
      linkedIn: 'linkedin.com/in/thandi-mokoena-demo',
    }),
    now,
  );
  await records.workEligibility.save(
    database,
    personId,
    toBody(workEligibility, { licenceCodes: ['B'], noticePeriod: '1 month', rightToWork: 'citizen' }),
    now,
  );
  await records.ownSections.create(
    database,
    personId,
    toBody(ownSection, {
      title: 'Awards',
      content: '- Planner of the year, Imbali Foods, 2024\n- Safe driving, three years without a claim',
    }),
    now,
  );
  for (const row of schools)
    await records.secondaryEducation.create(database, personId, toBody(secondaryEducation, row), now);
  for (const row of studies)
    await records.tertiaryEducation.create(database, personId, toBody(tertiaryEducation, row), now);
  for (const row of expiring)
    await records.expirableQualifications.create(
      database,
      personId,
      toBody(expirableQualification, row),
      now,
    );
  for (const row of courses) await records.courses.create(database, personId, toBody(course, row), now);
  for (const row of work) await records.experience.create(database, personId, toBody(experience, row), now);
  for (const row of people)
    await records.references.create(database, personId, toBody(employeeReference, row), now);
  for (const [skillName, skillLevel, skillDescription] of skills)
    await records.skills.create(
      database,
      personId,
      toBody(skill, { skillName, skillLevel, skillDescription }),
      now,
    );
  for (const row of memberships)
    await records.memberships.create(database, personId, toBody(membership, row), now);
  for (const row of registrations)
    await records.professionalRegistrations.create(
      database,
      personId,
      toBody(professionalRegistration, row),
      now,
    );
  await demoCvs(services, personId);
};
