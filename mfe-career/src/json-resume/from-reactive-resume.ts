import { period } from './parts-of-date.ts';

/*
 * Reactive Resume (rxresu.me) exports only its own formats: a JSON Resume's content under names that vary by version (2
 * of 2020, 3 of 2022, 4 of 2023, 5 of 2026). Known parts are converted to JSON Resume; the rest is listed as not
 * imported.
 */

type UnknownRecord = Readonly<Record<string, unknown>>;

const isUnknownRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  languages: ['languages', { name: 'language', description: 'fluency', proficiency: 'fluency' }],
  references: ['references', { summary: 'reference', description: 'reference' }],
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
const OF_AN_ENTRY = new Set(
  'id visible hidden columns separateLinks icon iconColor levelNum enable options'.split(' '),
);

/** Period in any version's form: `March 2014 – Present`, `2014 to 2016`, `2014`, or an object with both ends. */
const daysOf = ({ period: written, date }: UnknownRecord): UnknownRecord => {
  const given = written ?? date;
  if (isUnknownRecord(given)) return { startDate: given['start'], endDate: given['end'] };
  const text = textOf(given);
  if (text === '') return {};
  const both = period(text);
  return both === null ? { startDate: text } : { startDate: both.start, endDate: both.end };
};

/** A web address, plain or in an object with its label. */
const addressOf = ({ url, website }: UnknownRecord): string => {
  for (const one of [url, website]) {
    const address = isUnknownRecord(one) ? textOf(one['href']) || textOf(one['url']) : textOf(one);
    if (address !== '') return address;
  }
  return '';
};

/** Lists of entries with a period; entries of other lists have a day. */
const PERIODS = new Set(['work', 'education', 'volunteer', 'projects']);

/** Fields of a reference that our record has. */
const asked = ({ position, email, phone }: UnknownRecord): UnknownRecord => ({
  phila: { position, emailAddress: email, contactNo: phone },
});

const renamed = (list: string, names: Readonly<Record<string, string>>, entry: unknown): unknown => {
  if (!isUnknownRecord(entry)) return entry;
  const { date, period: _period, url: _url, website: _website, ...rest } = entry;
  const isPeriod = PERIODS.has(list);
  const own = Object.entries(rest).filter(
    ([name, value]) =>
      !OF_AN_ENTRY.has(name) &&
      value !== '' &&
      !(list === 'references' && ['position', 'email', 'phone'].includes(name)) &&
      // A 0 to 5 level, also given in words.
      !(
        name === 'level' &&
        typeof value === 'number' &&
        (textOf(rest['proficiency']) || textOf(rest['fluency'])) !== ''
      ),
  );
  const address = addressOf(entry);
  return {
    ...(Object.fromEntries(own.map(([name, value]) => [names[name] ?? name, value])) as UnknownRecord),
    ...(isPeriod
      ? daysOf(entry)
      : date === undefined || date === ''
        ? {}
        : { [names['date'] ?? 'date']: date }),
    ...(address === '' ? {} : { url: address }),
    ...(list === 'references' ? asked(entry) : {}),
  };
};

const listsOf = (sections: UnknownRecord, custom: unknown): UnknownRecord => {
  const lists = new Map<string, unknown[]>();
  const add = (section: string, items: readonly unknown[]) => {
    const [list, names] = NAMES[section] ?? [section, {}];
    if (items.length > 0)
      lists.set(list, [...(lists.get(list) ?? []), ...items.map((one) => renamed(list, names, one))]);
  };
  for (const [section, held] of Object.entries(sections)) {
    add(section, itemsOf(held));
    // Version 4 groups the person's own sections by id.
    if (section === 'custom' && isUnknownRecord(held))
      for (const one of Object.values(held)) add(section, itemsOf(one));
  }
  for (const one of Array.isArray(custom) ? (custom as unknown[]) : [])
    if (isUnknownRecord(one)) add(textOf(one['type']) || 'custom', itemsOf(one));
  return Object.fromEntries(lists);
};

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Town in `Durban, South Africa`. */
const placeOf = (location: unknown): unknown =>
  typeof location === 'string' ? { city: location.split(',')[0]?.trim() } : location;

const basicsOf = (file: UnknownRecord, sections: UnknownRecord, profiles: unknown): UnknownRecord => {
  const given = isUnknownRecord(file['basics'])
    ? file['basics']
    : isUnknownRecord(file['profile'])
      ? file['profile']
      : {};
  const { headline, subtitle, location, address, url: _url, website: _website, ...rest } = given;
  const { picture = file['picture'], photo, heading: _heading, ...own } = rest;
  const summaries = [file['summary'], sections['summary'], file['objective']].flatMap((one) =>
    isUnknownRecord(one) ? [textOf(one['content']) || textOf(one['body'])] : [],
  );
  const image = [picture, photo].map((one) => (isUnknownRecord(one) ? textOf(one['url']) : textOf(one)));
  const all: UnknownRecord = {
    ...own,
    label: own['label'] ?? headline ?? subtitle,
    summary: summaries.find((one) => one !== '') ?? own['summary'],
    location: placeOf(location ?? address),
    url: addressOf(given),
    image: image.find((one) => one !== ''),
    profiles: profiles ?? own['profiles'],
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isBlank(value)));
};

/** Converts to JSON Resume. */
export const fromReactiveResume = (file: UnknownRecord): object => {
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
  const { profiles, ...lists } = listsOf(sections, customSections);
  const others = Object.entries(rest).filter(
    ([name, value]) =>
      !OF_THE_EDITOR.has(name) &&
      !(isOld && (['profile', 'objective'].includes(name) || isUnknownRecord(value))),
  );
  return {
    basics: basicsOf(file, sections, profiles),
    ...lists,
    ...(Object.fromEntries(others) as UnknownRecord),
  };
};
