/*
 * Reactive Resume (rxresu.me) exports its own form alone: the same things as a JSON Resume, under other names. What its
 * parts have in plain is put into the form of a JSON Resume, and the rest goes along to be listed as not imported.
 */

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Its sections are what no other tool's file has beside `basics`. */
export const isReactiveResume = (file: object): file is Loose =>
  'basics' in file && 'sections' in file && isLoose(file.sections);

/** `March 2014 – Present`, `2014 to 2016`, `2014`: its one text for a period. */
const period = (date: unknown): { startDate?: string; endDate?: string } => {
  if (typeof date !== 'string' || date.trim() === '') return {};
  const [start = '', end] = date.split(/\s+(?:[\u2010-\u2015-]|to|until)\s+|\s*[\u2012-\u2015]\s*/);
  return { startDate: start.trim(), ...(end === undefined ? {} : { endDate: end.trim() }) };
};

const hrefOf = (url: unknown): unknown => (isLoose(url) ? url['href'] : url);

/** How its entries are called in a JSON Resume; a name that is not here keeps its own, and is listed. */
const NAMES: Readonly<Record<string, readonly [list: string, names: Readonly<Record<string, string>>]>> = {
  experience: ['work', { company: 'name' }],
  education: ['education', {}],
  volunteer: ['volunteer', {}],
  projects: ['projects', {}],
  certifications: ['certificates', {}],
  skills: ['skills', {}],
  languages: ['languages', { name: 'language', description: 'fluency' }],
  references: ['references', { summary: 'reference' }],
  profiles: ['profiles', {}],
  awards: ['awards', { date: 'date' }],
  publications: ['publications', { date: 'releaseDate' }],
  interests: ['interests', {}],
};

/** Lists whose entries have a period rather than a day. */
const PERIODS = new Set(['work', 'education', 'volunteer', 'projects']);

/** What only its editor needs. */
const OF_THE_EDITOR = new Set(['id', 'visible', 'columns', 'separateLinks', 'icon']);

const renamed = (list: string, names: Readonly<Record<string, string>>, entry: unknown): unknown => {
  if (!isLoose(entry)) return entry;
  const { date, url, ...rest } = entry;
  const fields = Object.entries(rest)
    .filter(([name, value]) => !OF_THE_EDITOR.has(name) && value !== '')
    .map(([name, value]) => [names[name] ?? name, value]);
  const href = hrefOf(url);
  return {
    ...(Object.fromEntries(fields) as Loose),
    ...(PERIODS.has(list) ? period(date) : date === undefined || date === '' ? {} : { date }),
    ...(href === undefined || href === '' ? {} : { url: href }),
  };
};

/** The same as a JSON Resume. */
export const fromReactiveResume = ({ basics, sections }: Loose): object => {
  const all = isLoose(sections) ? sections : {};
  const lists = Object.entries(all).flatMap(([section, held]): [string, unknown[]][] => {
    const [list, names] = NAMES[section] ?? [section, {}];
    const items = isLoose(held) && Array.isArray(held['items']) ? (held['items'] as unknown[]) : [];
    return items.length === 0 ? [] : [[list, items.map((one) => renamed(list, names, one))]];
  });
  const { profiles, ...others } = Object.fromEntries(lists) as Loose;
  const {
    headline,
    location,
    url,
    customFields: _custom,
    picture: _picture,
    ...own
  } = isLoose(basics) ? basics : {};
  const summary = isLoose(all['summary']) ? all['summary']['content'] : undefined;
  const city = typeof location === 'string' ? location.split(',')[0]?.trim() : undefined;
  return {
    basics: {
      ...own,
      ...(headline === undefined ? {} : { label: headline }),
      ...(summary === undefined ? {} : { summary }),
      ...(city === undefined || city === '' ? {} : { location: { city } }),
      ...(url === undefined ? {} : { url: hrefOf(url) }),
      ...(profiles === undefined ? {} : { profiles }),
    },
    ...others,
  };
};
