import type { LookupRow } from '@phila/contract';
import { numbered } from './numbered.ts';

/* Specification: reference-data, "Education". */

/** The levels of the National Qualifications Framework (SAQA, NQF Act 67 of 2008). */
export const qualificationLevels: LookupRow<'qualificationLevels'>[] = numbered([
  'NQF 1 – General Certificate (Grade 9)',
  'NQF 2 – Elementary Certificate (Grade 10)',
  'NQF 3 – Intermediate Certificate (Grade 11)',
  'NQF 4 – National Certificate (Grade 12)',
  'NQF 5 – Higher Certificate',
  'NQF 6 – Diploma, Advanced Certificate',
  'NQF 7 – Bachelor’s degree, Advanced Diploma',
  'NQF 8 – Honours, Postgraduate Diploma, professional degree',
  'NQF 9 – Master’s degree',
  'NQF 10 – Doctorate',
]).map(({ id, name }) => ({ id, name, nqfLevel: id }));

export const qualification: LookupRow<'qualification'>[] = numbered([
  'National Senior Certificate (Matric)',
  'National Certificate (Vocational), NC(V)',
  'N1–N6',
  'Higher Certificate',
  'Advanced Certificate',
  'Diploma',
  'Advanced Diploma',
  'Bachelor’s degree',
  'Honours degree',
  'Postgraduate Diploma',
  'Master’s degree',
  'Doctorate',
  'Trade test/Artisan',
  'Learnership',
  'Professional designation',
]);

/** The first-order categories of the Classification of Educational Subject Matter. */
export const specialisations: LookupRow<'specialisations'>[] = numbered([
  'Agriculture',
  'Architecture and the built environment',
  'Visual and performing arts',
  'Business, economics and management',
  'Communication and journalism',
  'Computer and information sciences',
  'Education',
  'Engineering',
  'Health professions',
  'Family ecology and consumer sciences',
  'Languages and literature',
  'Law',
  'Life sciences',
  'Physical sciences',
  'Mathematics and statistics',
  'Military sciences',
  'Philosophy and religion',
  'Psychology',
  'Public management',
  'Social sciences',
]);

/** The 26 public universities, and the entry for any other. */
const publicAndOther = numbered([
  'University of Cape Town',
  'University of Fort Hare',
  'University of the Free State',
  'University of Johannesburg',
  'University of KwaZulu-Natal',
  'University of Limpopo',
  'University of Mpumalanga',
  'Nelson Mandela University',
  'North-West University',
  'University of Pretoria',
  'Rhodes University',
  'Sefako Makgatho Health Sciences University',
  'Sol Plaatje University',
  'University of South Africa (Unisa)',
  'Stellenbosch University',
  'University of Venda',
  'Walter Sisulu University',
  'University of the Western Cape',
  'University of the Witwatersrand',
  'University of Zululand',
  'Cape Peninsula University of Technology',
  'Central University of Technology',
  'Durban University of Technology',
  'Mangosuthu University of Technology',
  'Tshwane University of Technology',
  'Vaal University of Technology',
  'TVET college',
  'Private institution',
  'Foreign institution',
  'Other',
]);

/** The first id of private institutions, after the public ones. */
const PRIVATE_FROM = 31;

/** Large private institutions of higher education; people type any other. */
const privateInstitutions = numbered([
  'AFDA',
  'Akademia',
  'AROS',
  'Belgium Campus iTversity',
  'Boston City Campus',
  'CTI Education Group',
  'Cornerstone Institute',
  'Damelin',
  'Eduvos',
  'Emeris (formerly Varsity College)',
  'IIE MSA',
  'IMM Graduate School',
  'Inscape',
  'Lyceum College',
  'MANCOSA',
  'Milpark Education',
  'Open Window',
  'Regenesys Business School',
  'Richfield Graduate Institute of Technology',
  'Rosebank College',
  'STADIO',
  'Southern Business School',
  'Vega School',
]).map(({ id, name }) => ({ id: id + PRIVATE_FROM - 1, name }));

/** Universities, then private institutions, then the entry for any other. */
export const institutions: LookupRow<'institutions'>[] = [
  ...publicAndOther.slice(0, 26),
  ...privateInstitutions,
  ...publicAndOther.slice(26),
];
