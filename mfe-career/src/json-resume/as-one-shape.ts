import { isUnknownRecord, nameOf, type UnknownRecord } from './reader.ts';

/*
 * Gives files that name the parts of a JSON Resume otherwise its names: `skill` for `skills`, `info` for `basics`, a
 * person's texts beside the lists, skills by group. Values stay as they are.
 */

const LISTS: Readonly<Record<string, string>> = {
  skill: 'skills',
  project: 'projects',
  experience: 'work',
  experiences: 'work',
  workExperience: 'work',
  certificate: 'certificates',
  certification: 'certificates',
  certifications: 'certificates',
  language: 'languages',
  reference: 'references',
  referees: 'references',
  award: 'awards',
  publication: 'publications',
  interest: 'interests',
  hobby: 'interests',
  hobbies: 'interests',
  volunteering: 'volunteer',
};

const PERSON = ['info', 'personal', 'personalInfo', 'contact', 'profile'];

/** A person's own parts, in files that have them beside the lists. */
const OF_PERSON = new Set(
  'name label headline title email phone mobile location city url website summary profiles image picture gender birthDate dateOfBirth nationality'.split(
    ' ',
  ),
);

/** Lists whose entries are words with a name, so that a group of them is one too. */
const GROUPED = new Set(['skills', 'interests']);

/** Entries of `{ software: ['vim'], languages: [{ name: 'C#' }] }`. */
const ungrouped = (list: string, value: unknown): unknown => {
  if (!GROUPED.has(list) || !isUnknownRecord(value)) return value;
  const groups = Object.entries(value);
  if (groups.length === 0 || !groups.every(([, held]) => Array.isArray(held))) return value;
  return groups.flatMap(([group, held]) => {
    const entries = held as readonly unknown[];
    const words = entries.filter((one) => !isUnknownRecord(one));
    return [
      ...(words.length === 0 ? [] : [{ name: nameOf(group), keywords: words }]),
      ...entries.filter(isUnknownRecord).map((one) => ({ ...one, group: nameOf(group) })),
    ];
  });
};

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The file by the schema's names. */
export const asOneShape = (file: UnknownRecord): UnknownRecord => {
  const shaped: Record<string, unknown> = {};
  const person: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(file)) {
    const list = Object.hasOwn(LISTS, key) && typeof value === 'object' ? (LISTS[key] ?? key) : key;
    if (!isUnknownRecord(file['basics']) && PERSON.includes(key) && isUnknownRecord(value))
      Object.assign(person, value);
    else if (!isUnknownRecord(file['basics']) && OF_PERSON.has(key)) person[key] = value;
    else if (!Object.hasOwn(shaped, list)) shaped[list] = ungrouped(list, value);
    else shaped[list] = [...listed(shaped[list]), ...listed(ungrouped(list, value))];
  }
  return Object.keys(person).length === 0 ? shaped : { ...shaped, basics: person };
};
