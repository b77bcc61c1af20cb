import type { LookupRow } from '@phila/contract';
import { numbered } from './numbered.ts';

/* Specification: reference-data, "Memberships and experience". */

/** 2 is employment: it renames two fields of a record of experience (specification: details). */
export const experienceTypes: LookupRow<'experienceTypes'>[] = numbered([
  'Project',
  'Employment',
  'Internship',
  'Volunteering',
  'Freelance',
]);

export const membershipTypes: LookupRow<'membershipTypes'>[] = numbered([
  'Professional body',
  'Trade union',
  'Industry association',
  'Alumni association',
  'Club or society',
  'Board or committee',
  'Volunteer organisation',
]);
