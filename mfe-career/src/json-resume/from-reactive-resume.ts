import { period } from './parts-of-date.ts';
import { isHiddenThere, isUnknownRecord, nameOf, type UnknownRecord } from './reader.ts';

/*
 * Reactive Resume (rxresu.me) exports only its own formats: a JSON Resume's content under names that vary by version (2
 * of 2020, 3 of 2022, 4 of 2023, 5 of 2026). Known parts are converted to JSON Resume; the rest is listed as not
 * imported.
 */

const itemsOf = (section: unknown): readonly unknown[] =>
  isUnknownRecord(section) && Array.isArray(section['items']) ? (section['items'] as unknown[]) : [];

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** JSON Resume names of sections and their fields; an unlisted name stays. */
const NAMES: Readonly<Record<string, readonly [list: string, names: Readonly<Record<string, string>>]>> = {
  experience: ['work', { company: 'name' }],
  work: ['work', { company: 'name' }],
  education: ['education', { school: 'institution', degree: 'studyType', field: 'area', grade: 'score' }],
  volunteer: ['volunteer', {}],
  projects: ['projects', { title: 'name', link: 'url' }],
  certifications: ['certificates', { title: 'name' }],
  skills: ['skills', { proficiency: 'level' }],
  languages: [
    'languages',
    { name: 'language', description: 'fluency', proficiency: 'fluency', level: 'fluency' },
  ],
  references: [
    'references',
    { summary: 'reference', description: 'reference', relationship: 'position', title: 'position' },
  ],
  profiles: ['profiles', {}],
  social: ['profiles', {}],
  awards: ['awards', {}],
  publications: ['publications', { title: 'name', date: 'releaseDate' }],
  interests: ['interests', {}],
  hobbies: ['interests', {}],
};

/** Version 2 has its sections at the top level, without `sections`. */
const isVersion2 = (file: UnknownRecord): boolean =>
  !Object.hasOwn(file, 'sections') &&
  ['work', 'education', 'skills'].some(
    (name) => isUnknownRecord(file[name]) && Array.isArray(file[name]['items']),
  );

/** Recognises Reactive Resume by its own sections. */
export const isReactiveResume = (file: object): file is UnknownRecord =>
  isUnknownRecord(file) && (('basics' in file && isUnknownRecord(file['sections'])) || isVersion2(file));

/** Keys for its editor only. */
const OF_THE_EDITOR = new Set(
  'id visible hidden columns separateLinks icon iconColor levelNum enable public preview user name slug title locked visibility createdAt updatedAt metadata template'.split(
    ' ',
  ),
);
const OF_AN_ENTRY = new Set('id columns separateLinks icon iconColor levelNum options'.split(' '));

/** Period in any version's form: `March 2014 – Present`, `2014 to 2016`, `2014`, or an object with both ends. */
const daysOf = ({ period: written, date }: UnknownRecord): UnknownRecord => {
  const given = written ?? date;
  if (isUnknownRecord(given)) return { startDate: given['start'], endDate: given['end'] };
  const text = textOf(given);
  if (text === '') return {};
  const both = period(text);
  return both === null ? { startDate: text, endDate: text } : { startDate: both.start, endDate: both.end };
};

/** A web address, plain or in an object with its label. */
const addressOf = ({ url, website }: UnknownRecord): string => {
  for (const one of [url, website]) {
    const address = isUnknownRecord(one) ? textOf(one['href']) || textOf(one['url']) : textOf(one);
    if (address !== '') return address;
  }
  return '';
};

/** List of the entries of a person's own section. */
const OWN = 'own';

/** Lists of entries with a period; entries of other lists have a day. */
const PERIODS = new Set(['work', 'education', 'volunteer', 'projects', OWN]);

/** A 0 to 5 level beside the same in words. */
const isScale = (name: string, value: unknown, entry: UnknownRecord): boolean =>
  ['level', 'rating'].includes(name) &&
  typeof value === 'number' &&
  ['proficiency', 'fluency', 'description'].some((key) => textOf(entry[key]) !== '');

/** Names the fields of an entry as JSON Resume does; a name that is taken stays, so that nothing is lost. */
const named = (entry: UnknownRecord, names: Readonly<Record<string, string>>): UnknownRecord => {
  const taken = new Map<string, unknown>();
  for (const [name, value] of Object.entries(entry)) {
    const wanted = names[name] ?? name;
    taken.set(taken.has(wanted) ? name : wanted, value);
  }
  return Object.fromEntries(taken);
};

const renamed = (
  list: string,
  names: Readonly<Record<string, string>>,
  entry: unknown,
  isSectionHidden: boolean,
): unknown => {
  if (!isUnknownRecord(entry)) return entry;
  const { date, period: _period, url: _url, website: _website, ...rest } = entry;
  const own = Object.entries(rest).filter(
    ([name, value]) => !OF_AN_ENTRY.has(name) && value !== '' && !isScale(name, value, rest),
  );
  const address = addressOf(entry);
  const { description, summary } = rest;
  return {
    ...named(
      Object.fromEntries(
        // Version 4 describes the referee first, and then keeps the letter as the summary.
        list === 'references' && textOf(summary) !== '' && textOf(description) !== ''
          ? own.map(([name, value]) => [name === 'description' ? 'position' : name, value] as const)
          : own,
      ),
      names,
    ),
    ...(PERIODS.has(list)
      ? daysOf(entry)
      : date === undefined || date === ''
        ? {}
        : { [names['date'] ?? 'date']: date }),
    ...(address === '' ? {} : { url: address }),
    ...(isSectionHidden || isHiddenThere(entry) ? { hidden: true } : {}),
  };
};

/** A section that the person made, with its own title. */
interface OwnSection {
  title: string;
  entries: readonly unknown[];
}

interface Sections {
  lists: UnknownRecord;
  own: readonly OwnSection[];
}

const sectionsOf = (sections: UnknownRecord, custom: unknown): Sections => {
  const lists = new Map<string, unknown[]>();
  const own: OwnSection[] = [];
  const add = (key: string, section: unknown): void => {
    const items = itemsOf(section);
    if (items.length === 0 || !isUnknownRecord(section)) return;
    const isHidden = isHiddenThere(section);
    const [list, names] = NAMES[key] ?? [OWN, {}];
    const entries = items.map((one) => renamed(list, names, one, isHidden));
    if (list === OWN)
      own.push({ title: textOf(section['title']) || textOf(section['name']) || nameOf(key), entries });
    else lists.set(list, [...(lists.get(list) ?? []), ...entries]);
  };
  for (const [key, section] of Object.entries(sections)) {
    add(key, section);
    // Version 4 groups the person's own sections by id.
    if (key === 'custom' && isUnknownRecord(section)) for (const one of Object.values(section)) add(key, one);
  }
  for (const one of Array.isArray(custom) ? (custom as unknown[]) : [])
    if (isUnknownRecord(one)) add(textOf(one['type']) || 'custom', one);
  return { lists: Object.fromEntries(lists), own };
};

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Town in `Durban, South Africa`. */
const placeOf = (location: unknown): unknown =>
  typeof location === 'string' ? { city: location.split(',')[0]?.trim() } : location;

const bodyOf = (section: UnknownRecord): string => textOf(section['content']) || textOf(section['body']);

const basicsOf = (file: UnknownRecord, sections: UnknownRecord, profiles: unknown): UnknownRecord => {
  const given = isUnknownRecord(file['basics'])
    ? file['basics']
    : isUnknownRecord(file['profile'])
      ? file['profile']
      : {};
  const { headline, subtitle, location, address, url: _url, website: _website, ...rest } = given;
  const { picture = file['picture'], photo, heading: _heading, ...own } = rest;
  const summaries = [file['summary'], sections['summary'], file['objective'], given['summary']].filter(
    isUnknownRecord,
  );
  const summary = summaries.find((one) => bodyOf(one) !== '');
  const image = [picture, photo].map((one) => (isUnknownRecord(one) ? textOf(one['url']) : textOf(one)));
  const all: UnknownRecord = {
    ...own,
    label: own['label'] ?? headline ?? subtitle,
    summary: summary === undefined ? own['summary'] : bodyOf(summary),
    isSummaryHidden: summary !== undefined && isHiddenThere(summary) ? true : undefined,
    location: placeOf(location ?? address),
    url: addressOf(given),
    image: image.find((one) => one !== ''),
    profiles: profiles ?? own['profiles'],
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isBlank(value)));
};

/** Converts to JSON Resume. */
export const fromReactiveResume = (file: UnknownRecord): UnknownRecord => {
  const isOld = isVersion2(file);
  const {
    sections: held,
    customSections,
    basics: _basics,
    picture: _picture,
    summary: _summary,
    ...rest
  } = file;
  const sections = isOld ? rest : isUnknownRecord(held) ? held : {};
  const { lists: all, own } = sectionsOf(sections, customSections);
  const { profiles, ...lists } = all;
  const others = Object.entries(rest).filter(
    ([name, value]) =>
      !OF_THE_EDITOR.has(name) &&
      !(isOld && (['profile', 'objective'].includes(name) || isUnknownRecord(value))),
  );
  return {
    basics: basicsOf(file, sections, profiles),
    ...lists,
    ...(own.length === 0 ? {} : { sections: own }),
    ...(Object.fromEntries(others) as UnknownRecord),
  };
};
