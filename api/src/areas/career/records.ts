import {
  aboutMe,
  course,
  employeeReference,
  expirableQualification,
  experience,
  membership,
  ownSection,
  professionalRegistration,
  secondaryEducation,
  skill,
  tertiaryEducation,
  workEligibility,
} from '@phila/contract';
import { haveSame, joinTexts } from '../../core/records/employer-section.ts';
import { ownedTable } from '../../core/records/owned-table.ts';
import { singleRecord } from '../../core/records/single-record.ts';

const expires = (name: string | null): string => `${name ?? 'A qualification'} expires`;

/** The records of My Career (specification: career). Contact and personal details are in My Details. */
export const records = {
  aboutMe: singleRecord('career_about_me', aboutMe),
  workEligibility: singleRecord('career_work_eligibility', workEligibility, {
    reminds: { field: 'permitValidTo', words: () => 'Your permit to work in South Africa ends' },
  }),
  ownSections: ownedTable('career_own_sections', ownSection, {
    plural: 'sections of your own',
    most: 20,
  }),
  secondaryEducation: ownedTable('secondary_education', secondaryEducation, {
    plural: 'secondary education entries',
  }),
  tertiaryEducation: ownedTable('tertiary_education', tertiaryEducation, {
    plural: 'tertiary education entries',
    supplied: {
      part: 'career',
      name: 'tertiaryEducation',
      nameOf: ({ courseName }) => joinTexts([courseName]),
      isSame: (a, b) => haveSame(a, b, ['courseName', 'startDate']),
    },
  }),
  expirableQualifications: ownedTable('expirable_qualifications', expirableQualification, {
    plural: 'expirable qualifications',
    reminds: { field: 'endDate', words: ({ name }) => expires(name) },
  }),
  courses: ownedTable('courses', course, { plural: 'courses' }),
  experience: ownedTable('experience', experience, {
    plural: 'experience entries',
    supplied: {
      part: 'career',
      name: 'experience',
      nameOf: ({ projectName, positionRole }) => joinTexts([positionRole, projectName], ', '),
      isSame: (a, b) => haveSame(a, b, ['projectName', 'positionRole', 'startDate']),
    },
  }),
  references: ownedTable('employee_references', employeeReference, { plural: 'references' }),
  skills: ownedTable('skills', skill, { plural: 'skills' }),
  memberships: ownedTable('memberships', membership, {
    plural: 'memberships',
    reminds: { field: 'dateValidTo', words: ({ name }) => `Your membership of ${name ?? ''} ends` },
  }),
  professionalRegistrations: ownedTable('professional_registrations', professionalRegistration, {
    plural: 'professional registrations',
    reminds: { field: 'dateTo', words: ({ name }) => `Your registration with ${name ?? ''} ends` },
  }),
};
