import type { LookupRow } from '@phila/contract';
import { numbered } from './numbered.ts';

/* Specification: reference-data, "Medical schemes". The names are sample data: schemes open, close and merge. */

const open = [
  'Bestmed',
  'Bonitas',
  'Cape Medical Plan',
  'CompCare',
  'Discovery Health',
  'Fedhealth',
  'Genesis',
  'KeyHealth',
  'Makoti',
  'Medihelp',
  'Medimed',
  'Medshield',
  'Momentum',
  'Sizwe Hosmed',
  'Suremed',
  'Thebemed',
];
const restricted = ['GEMS', 'Polmed', 'Bankmed', 'LA Health', 'Profmed'];

export const medicalAid: LookupRow<'medicalAid'>[] = numbered([...open, ...restricted]).map((row) => ({
  ...row,
  scheme: row.id <= open.length ? 'open' : 'restricted',
}));

export const medicalAidDependants: LookupRow<'medicalAidDependants'>[] = numbered([
  'Spouse or partner',
  'Child under 21',
  'Student child 21–25',
  'Adult dependant',
  'Child with a disability',
  'Parent',
]);
