import { aboutMe as aboutMeRecord } from '../../records/about-me.ts';
import { course as courseRecord } from '../../records/course.ts';
import { employeeReference as referenceRecord } from '../../records/employee-reference.ts';
import { expirableQualification as expirableRecord } from '../../records/expirable-qualification.ts';
import { experience as experienceRecord } from '../../records/experience.ts';
import { membership as membershipRecord } from '../../records/membership.ts';
import { ownSection as ownSectionRecord } from '../../records/own-section.ts';
import { professionalRegistration as registrationRecord } from '../../records/professional-registration.ts';
import { secondaryEducation as secondaryRecord } from '../../records/secondary-education.ts';
import { singleRecordCalls } from '../../records/single-record-calls.ts';
import { skill as skillRecord } from '../../records/skill.ts';
import { tableCalls } from '../../records/table-calls.ts';
import { tertiaryEducation as tertiaryRecord } from '../../records/tertiary-education.ts';
import { workEligibility as eligibilityRecord } from '../../records/work-eligibility.ts';

/* Calls of the records under `/Career` (specification: career, "Calls"). */

export const {
  read: aboutMe,
  create: createAboutMe,
  update: updateAboutMe,
} = singleRecordCalls(aboutMeRecord);
export const course = tableCalls(courseRecord);
export const employeeReference = tableCalls(referenceRecord);
export const expirableQualification = tableCalls(expirableRecord);
export const experience = tableCalls(experienceRecord);
export const membership = tableCalls(membershipRecord);
export const ownSection = tableCalls(ownSectionRecord);
export const professionalRegistration = tableCalls(registrationRecord);
export const secondaryEducation = tableCalls(secondaryRecord);
export const skill = tableCalls(skillRecord);
export const tertiaryEducation = tableCalls(tertiaryRecord);
export const {
  read: workEligibility,
  create: createWorkEligibility,
  update: updateWorkEligibility,
} = singleRecordCalls(eligibilityRecord);
