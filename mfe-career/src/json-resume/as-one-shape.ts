import { isHiddenThere, isUnknownRecord, nameOf, type UnknownRecord } from './reader.ts';
import { levelOf } from './skill.ts';

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
  workExperiences: 'work',
  workHistory: 'work',
  employmentHistory: 'work',
  jobs: 'work',
  educations: 'education',
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

/** Field that names an entry, in lists that some files write as objects by that name. */
const NAMED_BY: Readonly<Record<string, string>> = {
  work: 'name',
  volunteer: 'organization',
  projects: 'name',
  education: 'institution',
  certificates: 'name',
  skills: 'name',
  languages: 'language',
  references: 'name',
  awards: 'title',
};

/** Fields of one entry, so that an object with one of them is an entry and no list by name. */
const OF_ONE =
  /^(?:name|title|label|company|position|employer|organi[sz]ation|role|institution|school|university|degree|area|language|fluency|level|proficiency|keywords|summary|description|start|end|startDate|endDate|location|reference)$/;

/** Words of one text: `Excel, Word`. */
const LISTED_IN_TEXT = new Set(['skills', 'languages']);
const wordsIn = (text: string): string[] =>
  text
    .split(/\s*[,;|•\n]\s*/)
    .map((word) => word.trim())
    .filter(Boolean);

/** A list within a section that has a title or a state of its own. */
const LIST_WITHIN = ['items', 'entries', 'list'];

const withinSection = (section: UnknownRecord): readonly unknown[] | null => {
  const key = LIST_WITHIN.find((name) => Array.isArray(section[name]));
  if (
    key === undefined ||
    Object.keys(section).some((name) => OF_ONE.test(name) && !/name|title|label/.test(name))
  )
    return null;
  const entries = section[key] as readonly unknown[];
  return isHiddenThere(section)
    ? entries.map((one) => ({ ...(isUnknownRecord(one) ? one : { name: one }), hidden: true }))
    : entries;
};

/** Entries of one group: `software: ['vim']`, `web: 'HTML, CSS'`, `Excel: 'Expert'`. */
const groupOf = (group: string, held: unknown): readonly unknown[] => {
  if (typeof held === 'number' || (typeof held === 'string' && levelOf(held) !== undefined))
    return [{ name: nameOf(group), level: held }];
  const entries: readonly unknown[] = Array.isArray(held) ? held : wordsIn(String(held));
  const words = entries.filter((one) => !isUnknownRecord(one));
  return [
    ...(words.length === 0 ? [] : [{ name: nameOf(group), keywords: words }]),
    ...entries.filter(isUnknownRecord).map((one) => ({ ...one, group: nameOf(group) })),
  ];
};

/** Entries of an object in the place of a list. */
const ungrouped = (list: string, value: unknown): unknown => {
  if (typeof value === 'string' && LISTED_IN_TEXT.has(list)) return wordsIn(value);
  if (!isUnknownRecord(value)) return value;
  const name = NAMED_BY[list];
  if (name === undefined && !GROUPED.has(list)) return value;
  const within = withinSection(value);
  if (within !== null) return within;
  const entries = Object.entries(value);
  const isGroups = GROUPED.has(list) && entries.every(([, held]) => Array.isArray(held));
  if (entries.length === 0 || (!isGroups && entries.some(([key]) => OF_ONE.test(key)))) return value;
  if (GROUPED.has(list) && entries.every(([, held]) => !isUnknownRecord(held)))
    return entries.flatMap(([group, held]) => groupOf(group, held));
  if (name !== undefined && entries.every(([, held]) => isUnknownRecord(held)))
    return entries.map(([key, held]) => ({ [name]: key, ...(held as UnknownRecord) }));
  if (list === 'languages' && entries.every(([, held]) => typeof held === 'string'))
    return entries.map(([language, fluency]) => ({ language, fluency }));
  return value;
};

/** Keys as the schema writes them: `startDate` for `start_date` and `start-date`. */
const inCamelCase = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (!isUnknownRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const camel = /^[a-z][a-z\d]*(?:[_-][a-z\d]+)+$/.test(key)
        ? key.replaceAll(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase())
        : key;
      return [Object.hasOwn(value, camel) ? key : camel, inCamelCase(inner)];
    }),
  );
};

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The one object of a list. */
const alone = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/** Profiles by network: `{ LinkedIn: 'https://…' }`. */
const withProfiles = (basics: UnknownRecord): UnknownRecord => {
  const { profiles } = basics;
  if (
    !isUnknownRecord(profiles) ||
    Object.keys(profiles).some((key) => /^(?:network|url|name|link)$/.test(key))
  )
    return basics;
  const entries = Object.entries(profiles).map(([network, held]) =>
    isUnknownRecord(held) ? { network, ...held } : { network, url: held },
  );
  return { ...basics, profiles: entries };
};

/** The file by the schema's names. */
export const asOneShape = (given: UnknownRecord): UnknownRecord => {
  const file = inCamelCase(given) as UnknownRecord;
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
  const basics = Object.keys(person).length > 0 ? person : alone(file['basics']);
  return isUnknownRecord(basics) ? { ...shaped, basics: withProfiles(basics) } : shaped;
};
