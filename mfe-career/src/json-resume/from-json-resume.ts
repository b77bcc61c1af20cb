import { readTypedDay, readTypedPart } from '@phila/contract/format';
import { bodySchema } from '@phila/contract/records';
import { EMPLOYMENT } from '@phila/contract/records/experience';
import { type SkillLevel, skillLevels } from '@phila/contract/records/skill';
import { isWebPage, shortAddress, withScheme } from '@phila/contract/web-address';
import { joined } from './duties.ts';
import { asOneShape } from './as-one-shape.ts';
import { detailsIn, type FoundDetail, HIDDEN, whyLeft } from './found-details.ts';
import { namedFile, toolOfObject, toolOfText } from './other-tools.ts';
import { end, isNow, known, period, type ReadDate } from './parts-of-date.ts';
import { fromReactiveResume, isReactiveResume } from './from-reactive-resume.ts';
import { isUnknownRecord, type Lost, reader, type Reader } from './reader.ts';
import { type Body, careerRecords, type Choice, type Choices, type Kind } from './records.ts';
import { rolesApart } from './roles.ts';
import { sectionsInWords, unknownSections, wordedLists, type WordedSection } from './sections-in-words.ts';

/**
 * Experience types that JSON Resume puts in separate lists (specification: reference-data, "Memberships and
 * experience").
 */
export const PROJECT = 1;
export const VOLUNTEERING = 4;

/** JSON Resume's network name. */
export const LINKEDIN = 'LinkedIn';

/** An entry of the file as one of our records, to choose or leave. */
export type ImportedEntry = { [K in Kind]: ImportedEntryOf<K> }[Kind];

interface ImportedEntryOf<K extends Kind> {
  /** Place in the file: `work.0`. */
  key: string;
  kind: K;
  title: string;
  /** Tells entries of the same title apart, usually by years. */
  detail: string;
  /** Sentences about values changed or assumed in the conversion. */
  notes: readonly string[];
  /** Parts of this entry that our record has no field for. */
  lost: readonly Lost[];
  /** Request body if chosen; null if it breaks a rule of the record. */
  body: Body<K> | null;
  /** Messages of the broken rules. */
  refusals: readonly string[];
  /** Fields that break rules, each once. */
  missing: readonly string[];
  /** The file's values, by our fields. */
  values: object;
  /** True if the file's own tool does not show it. */
  isHidden: boolean;
}

export interface ReadResume {
  found: readonly ImportedEntry[];
  /** Contact details and languages, kept by My Details. */
  details: readonly FoundDetail[];
  /** Everything else in the file, with the reason it is not imported. */
  elsewhere: readonly { what: string; why: string }[];
}

/** Says in a sentence why a file is no JSON Resume. */
export class NoResume extends Error {}

/** Bytes: a typical file has tens of kB, and some MB with a picture. */
export const LARGEST_FILE = 8_000_000;

const MOVED = 'The file names a day that this month does not have, so its last day was taken.';
const FILLED = 'The file has no exact day, so the last of the month or the year was taken.';

const same = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

/** Finds a choice by name; an unlisted name is kept as typed. */
const chosenOrTyped = (choices: readonly Choice[], name: string): { id: number | null; typed: string } => {
  const found = choices.find((choice) => same(choice.name, name));
  return found === undefined ? { id: null, typed: name } : { id: found.id, typed: '' };
};

/** An entry being read. */
interface Draft {
  key: string;
  entry: Reader;
  /** The `phila` object of an entry; only our own export writes it (to-json-resume.ts). */
  ours: Reader;
  notes: string[];
}

const dateOf = (draft: Draft, text: string, read: (text: string) => ReadDate | null): string => {
  if (text === '') return '';
  const found = read(text);
  // Passes text on unchanged, so that the record's rule refuses it with its own message.
  if (found === null) return text;
  const note = found.isMoved ? MOVED : found.isFilled ? FILLED : null;
  if (note !== null && !draft.notes.includes(note)) draft.notes.push(note);
  return found.date;
};

/** A day as a text, or as an object of year, month and day. */
const dateIn = (entry: Reader, ...keys: string[]): string => {
  const text = entry.text(...keys);
  if (text !== '') return text;
  for (const key of keys) {
    const parts = entry.within(key);
    const [year, month, day] = [parts.text('year'), parts.text('month'), parts.text('day')];
    if (year !== '') return [year, month, day].filter(Boolean).join(/^\d*$/.test(month) ? '-' : ' ');
  }
  return '';
};

/** Start and end: two fields in JSON Resume, one in some other tools. */
const writtenPeriod = ({ entry }: Draft): { start: string; end: string } => {
  const own = { start: dateIn(entry, 'startDate', 'start'), end: dateIn(entry, 'endDate', 'end') };
  if (own.start !== '' || own.end !== '') return own;
  const text = ['date', 'time', 'period'].map((key) => entry.text(key)).find((one) => one !== '') ?? '';
  return period(text) ?? { start: text, end: '' };
};

/** Start, end, and if it is ongoing. */
const daysOf = (draft: Draft): { startDate: string; endDate: string; isNow: boolean } => {
  const { start, end: ending } = writtenPeriod(draft);
  const goesOn =
    isNow(ending) || (ending === '' && draft.entry.flag('current', 'isCurrent', 'isCurrentRole') === true);
  return {
    startDate: dateOf(draft, start, known),
    endDate: goesOn ? '' : dateOf(draft, ending, known),
    isNow: goesOn,
  };
};

const years = (start: string, ending: string): string =>
  [start.slice(0, 4), ending.slice(0, 4)].filter(Boolean).join(' – ');

/** Request body, or the rules the values break. */
const held = <K extends Kind>(
  kind: K,
  values: object,
): Pick<ImportedEntryOf<K>, 'body' | 'refusals' | 'missing' | 'values'> => {
  const { success, data, error } = bodySchema(careerRecords[kind]).safeParse(values);
  return {
    // The kinds match; TypeScript cannot see that in a union.
    body: success ? (data as Body<K>) : null,
    refusals: success ? [] : [...new Set(error.issues.map(({ message }) => message))],
    missing: success ? [] : [...new Set(error.issues.map(({ path: [name] }) => String(name)))],
    values,
  };
};

/** Reads a typed date, as precise as its field needs; other text stays as typed. */
const typedDate = (isPart: boolean, text: string): string =>
  (isPart ? readTypedPart(text) : readTypedDay(text)) ?? (isPart ? known(text) : end(text))?.date ?? text;

/** A field that can parse typed text. */
interface Typable {
  kind: string;
  isPart?: true;
  toBody: (sent: unknown) => unknown;
}

/** An entry completed with the person's typing. */
export const filledIn = (
  found: ImportedEntry,
  typed: { readonly [field: string]: string },
): ImportedEntry => {
  const fields = new Map(Object.entries<Typable>(careerRecords[found.kind].fields));
  const values = Object.entries(typed).map(([name, text]) => {
    const field = fields.get(name);
    return [
      name,
      field?.toBody(field.kind === 'date' ? typedDate(field.isPart === true, text) : text) ?? null,
    ];
  });
  return {
    ...found,
    ...held(found.kind, { ...found.values, ...Object.fromEntries(values) }),
  } as ImportedEntry;
};

const made = <K extends Kind>(
  kind: K,
  draft: Draft,
  { title, detail = '', values }: { title: string; detail?: string; values: Body<K> | object },
): ImportedEntryOf<K> => ({
  key: draft.key,
  kind,
  title: title === '' ? 'Without a name' : title,
  detail,
  notes: draft.entry.isHidden ? [HIDDEN, ...draft.notes] : draft.notes,
  lost: draft.entry.lost(),
  ...held(kind, values),
  isHidden: draft.entry.isHidden,
});

const experience = (draft: Draft, experienceTypeId: number, nameKey: string): ImportedEntry => {
  const { entry, ours, notes } = draft;
  const projectName = entry.text(nameKey, 'company', 'organization', 'employer');
  const roles = entry.texts('roles');
  const positionRole = entry.text('position', 'title', 'role', 'jobTitle') || roles.join(', ');
  const { startDate, endDate, isNow: goesOn } = daysOf(draft);
  const isCurrent = ours.text('currentRole') !== 'No' && endDate === '' && startDate !== '';
  if (isCurrent && !goesOn && ours.text('currentRole') === '')
    notes.push('It has no end, so it is taken as current.');
  return made('experience', draft, {
    title: [positionRole, projectName].filter(Boolean).join(', '),
    detail: years(startDate, isCurrent ? 'now' : endDate),
    values: {
      experienceTypeId: Number(ours.text('experienceTypeId')) || experienceTypeId,
      projectName,
      positionRole,
      responsibilities: joined(
        [entry.text('summary'), entry.text('description')],
        [...entry.texts('highlights'), ...entry.texts('bullets')],
      ),
      startDate,
      currentRole: isCurrent,
      endDate,
    },
  });
};

const SECONDARY = 'Secondary school';

const secondary = (draft: Draft, choices: Choices): ImportedEntry => {
  const { entry, ours } = draft;
  entry.skip('studyType');
  const school = entry.text('institution', 'school');
  const year = known(dateIn(entry, 'endDate', 'date'))?.date.slice(0, 4) ?? '';
  return made('secondaryEducation', draft, {
    title: school,
    detail: year,
    values: {
      school,
      town: ours.text('town'),
      province: chosenOrTyped(choices.provinces, ours.text('province')).id,
      highestGrade: entry.text('area'),
      year,
    },
  });
};

const education = (draft: Draft, choices: Choices): ImportedEntry => {
  const { entry, ours } = draft;
  if (same(entry.text('studyType'), SECONDARY)) return secondary(draft, choices);
  const [area, studyType] = [entry.text('area', 'field', 'major'), entry.text('studyType', 'degree')];
  const institutionName = entry.text('institution', 'school', 'university', 'name');
  const institution = chosenOrTyped(choices.institutions, institutionName);
  const qualification = chosenOrTyped(choices.qualification, area === '' ? '' : studyType);
  const level = chosenOrTyped(choices.qualificationLevels, ours.text('qualificationLevel'));
  const specialisation = chosenOrTyped(choices.specialisations, ours.text('specialisation'));
  const { startDate, endDate } = daysOf(draft);
  return made('tertiaryEducation', draft, {
    title: [area || studyType, institutionName].filter(Boolean).join(', '),
    detail: years(startDate, endDate),
    values: {
      courseName: area || studyType,
      institution: institution.id,
      institutionName: institution.typed,
      qualification: qualification.id,
      qualificationName: qualification.typed,
      qualificationLevel: level.id,
      qualificationLevelName: level.typed,
      specialisation: specialisation.id,
      specialisationName: specialisation.typed,
      accreditationNumber: ours.text('accreditationNumber'),
      highestQualification: { Yes: true, No: false }[ours.text('highestQualification')] ?? null,
      startDate,
      endDate,
    },
  });
};

const certificate = (draft: Draft, choices: Choices): ImportedEntry => {
  const { entry, ours, notes } = draft;
  const name = entry.text('name', 'title');
  // Some LinkedIn exporters write a certificate's date as a start date.
  const day = dateOf(draft, dateIn(entry, 'date', 'startDate'), known);
  const detail = day.slice(0, 4);
  const expiry = dateIn(entry, 'endDate', 'expiry', 'expiryDate', 'validTo');
  const ends = ours.text('validTo') || dateOf(draft, isNow(expiry) ? '' : expiry, end);
  switch (ours.text('record') || (ends === '' ? '' : 'expirableQualification')) {
    case 'expirableQualification': {
      const institution = chosenOrTyped(choices.institutions, entry.text('issuer', 'authority'));
      const qualification = chosenOrTyped(choices.qualification, ours.text('qualification'));
      const level = chosenOrTyped(choices.qualificationLevels, ours.text('qualificationLevel'));
      const specialisation = chosenOrTyped(choices.specialisations, ours.text('specialisation'));
      return made('expirableQualification', draft, {
        title: name,
        detail,
        values: {
          name,
          institutionId: institution.id,
          institutionName: institution.typed,
          qualificationId: qualification.id,
          qualificationName: qualification.typed,
          qualificationLevelId: level.id,
          qualificationLevelName: level.typed,
          specialisationId: specialisation.id,
          specialisationName: specialisation.typed,
          accreditationNo: ours.text('accreditationNo'),
          startDate: day,
          endDate: ends,
        },
      });
    }
    case 'membership':
      return made('membership', draft, {
        title: name,
        detail,
        values: {
          name,
          membershipNo: ours.text('membershipNo'),
          areaOfRegistration: ours.text('areaOfRegistration'),
          dateValidFrom: day,
          dateValidTo: ends,
        },
      });
    case 'professionalRegistration':
      return made('professionalRegistration', draft, {
        title: name,
        detail,
        values: {
          name,
          registrationNo: ours.text('registrationNo'),
          areaOfRegistration: ours.text('areaOfRegistration'),
          dateFrom: day,
          dateTo: ends,
        },
      });
    default: {
      const isOurs = ours.text('courseStatus') !== '';
      if (!isOurs) notes.push('It is kept as a course that is completed.');
      return made('course', draft, {
        title: name,
        detail,
        values: {
          courseName: name,
          courseStatus: isOurs ? ours.text('courseStatus') : 'Completed',
          startDate: day,
          endDate: isOurs ? ends : day,
        },
      });
    }
  }
};

/** Other tools' words for our skill levels. */
const levelWords: Readonly<Record<SkillLevel, readonly string[]>> = {
  Beginner: ['beginner', 'basic', 'novice', 'elementary'],
  Intermediate: ['intermediate', 'average', 'competent'],
  Skilled: ['skilled', 'proficient', 'experienced', 'good'],
  Specialist: ['specialist', 'advanced', 'senior', 'very good'],
  Expert: ['expert', 'master', 'guru', 'excellent'],
};

const levelOf = (word: string): SkillLevel | undefined =>
  skillLevels.find((level) => levelWords[level].includes(word.toLowerCase()));

const skill = (draft: Draft): ImportedEntry => {
  const { entry, ours, notes } = draft;
  const skillName = entry.text('name');
  // Version 4 of Reactive Resume describes a level in words.
  const described = entry.text('description');
  const isLevel = levelOf(described) !== undefined;
  const word = isLevel ? described : entry.text('level');
  const level = levelOf(word);
  if (level === undefined)
    notes.push(
      `${word === '' ? 'It has no level' : `“${word}” is no level here`}, so Intermediate was taken.`,
    );
  else if (!same(level, word)) notes.push(`“${word}” became ${level}.`);
  const description =
    ours.text('skillDescription') ||
    [isLevel ? '' : described, entry.texts('keywords').join(', ')].filter(Boolean).join(': ');
  if (ours.text('skillDescription') !== '') entry.skip('keywords');
  if (description === '') notes.push('It has no description, so its name is used: say what you did with it.');
  return made('skill', draft, {
    title: skillName,
    detail: level ?? 'Intermediate',
    values: { skillName, skillLevel: level ?? 'Intermediate', skillDescription: description || skillName },
  });
};

/** Fields of a referee, under the names of other tools too. */
const reference = (draft: Draft): ImportedEntry => {
  const { entry, ours } = draft;
  const fullName = entry.text('name', 'fullName');
  const of = (own: string, ...names: string[]): string => ours.text(own) || entry.text(own, ...names);
  const company = of('company', 'organization', 'employer');
  if (ours.text('company') !== '') entry.skip('reference');
  return made('employeeReference', draft, {
    title: fullName,
    detail: company,
    values: {
      fullName,
      company,
      position: of('position', 'title', 'role', 'jobTitle', 'relationship'),
      emailAddress: of('emailAddress', 'email'),
      contactNo: of('contactNo', 'phone', 'telephone', 'tel', 'mobile', 'phoneNumber', 'contactNumber'),
    },
  });
};

/** The person's own sections, found only in our own export. */
const ownSections = (ours: Reader): ImportedEntry[] =>
  ours.list('ownSections').map((entry, index) => {
    const [title, content] = [entry.text('title'), entry.text('content')];
    return made(
      'ownSection',
      { key: `basics.ownSections.${index}`, entry, ours: reader({}), notes: [] },
      { title, values: { title, content } },
    );
  });

/** Work eligibility, found only in our own export. */
const workEligibility = (ours: Reader): ImportedEntry[] => {
  const entry = ours.within('workEligibility');
  const values = {
    licenceCodes: entry.texts('licenceCodes'),
    drivingPermits: entry.texts('drivingPermits'),
    noticePeriod: entry.text('noticePeriod'),
    rightToWork: entry.text('rightToWork'),
    permitValidTo: entry.text('permitValidTo'),
  };
  if (Object.values(values).every((value) => value.length === 0)) return [];
  return [
    made(
      'workEligibility',
      { key: 'basics.workEligibility', entry, ours: reader({}), notes: [] },
      { title: 'Driving licence, right to work and notice period', values },
    ),
  ];
};

const ownSection = (key: string, { title, content, lost, isHidden }: WordedSection): ImportedEntry => ({
  ...made(
    'ownSection',
    { key, entry: reader(isHidden ? { hidden: true } : {}), ours: reader({}), notes: [] },
    { title, values: { title, content } },
  ),
  lost,
});

/** Longest line, in characters. */
const LINE = 255;

/** Web address as About Me stores it; '' if invalid. */
const pageOf = (typed: string): string => {
  const address = withScheme(typed);
  return typed !== '' && address.length <= LINE && isWebPage(address) ? address : '';
};

interface Pages {
  linkedIn: string;
  website: string;
  /** Profiles beside these, each with its address. */
  others: readonly Reader[];
  lost: readonly string[];
}

/** Reads `url` and `profiles`. LinkedIn's address and the first other one are kept; further ones are others. */
const pagesOf = (url: string, profiles: readonly Reader[]): Pages => {
  const others: Reader[] = [];
  const pages: { linkedIn: string; website: string; lost: string[] } = {
    linkedIn: '',
    website: pageOf(url),
    lost: url === '' || pageOf(url) !== '' ? [] : [`Url: ${url}`],
  };
  for (const profile of profiles) {
    const [name, user] = [profile.text('network', 'name', 'label'), profile.text('username')];
    const address = profile.text('url', 'link', 'href');
    const isLinkedIn = same(name, LINKEDIN) || /^(https?:\/\/)?([\w-]+\.)?linkedin\.com\//i.test(address);
    const page =
      pageOf(address) ||
      (isLinkedIn && address === '' && /^[\w-]+$/.test(user) ? `https://www.linkedin.com/in/${user}` : '');
    const place = isLinkedIn ? 'linkedIn' : 'website';
    if (page !== '' && pages[place] === '') pages[place] = page;
    else if (page !== '' || (address === '' && name + user !== '')) {
      others.push(profile);
      continue;
    } else pages.lost.push(`Profile: ${[name, user, address].filter(Boolean).join(', ')}`);
    pages.lost.push(...profile.lost());
  }
  return { ...pages, others };
};

const NO_ADDRESS = 'This is no web address that others can open.';

/** A comma before a closing bracket, outside strings: a common slip in files written by hand. */
const TRAILING_COMMA = /("(?:\\.|[^"\\])*")|,(?=\s*[\]}])/g;

const parsed = (text: string): unknown => {
  const plain = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(plain);
  } catch {
    // Drops trailing commas.
  }
  try {
    return JSON.parse(plain.replaceAll(TRAILING_COMMA, (_, quoted: string | undefined) => quoted ?? ''));
  } catch {
    throw new NoResume(
      'This file is not JSON. Choose a file that ends in .json, made by a JSON Resume tool.',
    );
  }
};

/** Lists of a JSON Resume, of which a file has one at least. */
const LISTS = [
  'basics',
  'work',
  'volunteer',
  'education',
  'certificates',
  'skills',
  'references',
  'projects',
  ...Object.keys(wordedLists),
];

/** The file by the names of a JSON Resume. */
const resumeOf = (text: string): object => {
  const tool = toolOfText(text);
  if (tool !== null) throw new NoResume(namedFile(tool));
  const once = parsed(text);
  // Some programs encode their JSON twice.
  const given = typeof once === 'string' ? parsed(once) : once;
  const other = toolOfObject(given);
  if (other !== null) throw new NoResume(namedFile(other));
  if (isUnknownRecord(given) && isReactiveResume(given)) return fromReactiveResume(given);
  const file = isUnknownRecord(given) ? asOneShape(given) : {};
  const isOne = (list: string): boolean =>
    Object.hasOwn(file, list) &&
    (list !== 'basics' || (isUnknownRecord(given) && Object.hasOwn(given, list)));
  if (!LISTS.some(isOne))
    throw new NoResume(
      'This file is no JSON Resume: it has none of its parts, such as basics, work or education.',
    );
  return file;
};

/** Head of a CV: what its tool shows, and apart from it what it hides. */
const introduction = (
  key: string,
  isHidden: boolean,
  values: { heading: string; personalSummary: string; linkedIn: string; website: string },
): ImportedEntry[] => {
  const { heading, personalSummary, linkedIn, website } = values;
  if (heading + personalSummary + linkedIn + website === '') return [];
  return [
    made(
      'aboutMe',
      { key, entry: reader(isHidden ? { hidden: true } : {}), ours: reader({}), notes: [] },
      {
        title: heading || (personalSummary === '' ? 'Your web addresses' : 'Your summary'),
        detail: [linkedIn, website].filter(Boolean).map(shortAddress).join(', '),
        values,
      },
    ),
  ];
};

/**
 * Converts a JSON Resume (jsonresume.org, schema 1.0.0) to entries to choose from. Saves nothing. Lists everything
 * without a field here in `lost` and `elsewhere`.
 * @throws NoResume if it is not a JSON Resume
 */
export const fromJsonResume = (text: string, choices: Choices): ReadResume => {
  const file = resumeOf(text);
  const resume = reader(file);
  resume.skip('$schema', 'meta');
  const each = (
    list: string,
    read: (draft: Draft) => ImportedEntry,
    { name, apart }: { name?: string; apart?: (entry: unknown) => readonly unknown[] } = {},
  ): ImportedEntry[] =>
    resume
      .list(list, { name, apart })
      .map((entry, index) =>
        read({ key: `${list}.${index}`, entry, ours: entry.within('phila'), notes: [] }),
      );

  const basics = resume.within('basics');
  const ours = basics.within('phila');
  const heading = basics.text('label', 'headline', 'title');
  const personalSummary = basics.text('summary');
  const isSummaryHidden = basics.flag('isSummaryHidden') === true;
  // `website` is the schema's name before 1.0.
  const url = basics.text('url', 'website');
  const profiles = basics.list('profiles', { name: 'network' });
  const pages = pagesOf(
    url,
    profiles.filter(({ isHidden }) => !isHidden),
  );
  const hiddenPages = pagesOf(
    '',
    profiles.filter(({ isHidden }) => isHidden),
  );
  const found = [
    ...introduction('basics', false, {
      heading,
      personalSummary: isSummaryHidden ? '' : personalSummary,
      linkedIn: pages.linkedIn,
      website: pages.website,
    }),
    ...introduction('basics.hidden', true, {
      heading: '',
      personalSummary: isSummaryHidden ? personalSummary : '',
      linkedIn: hiddenPages.linkedIn,
      website: hiddenPages.website,
    }),
    ...workEligibility(ours),
    ...each('work', (draft) => experience(draft, EMPLOYMENT, 'name'), { apart: rolesApart }),
    ...each('volunteer', (draft) => experience(draft, VOLUNTEERING, 'organization'), { apart: rolesApart }),
    ...each('projects', (draft) => experience(draft, PROJECT, 'name')),
    ...each('education', (draft) => education(draft, choices), { name: 'studyType' }),
    ...each('certificates', (draft) => certificate(draft, choices), { name: 'name' }),
    ...each('skills', skill, { name: 'name' }),
    ...each('references', reference, { name: 'name' }),
    ...ownSections(ours),
  ];
  const worded = Object.entries(wordedLists).flatMap(([list, title]) =>
    sectionsInWords(title, resume.list(list, { name: 'name' })),
  );
  const made = resume
    .list('sections')
    .flatMap((section) => sectionsInWords(section.text('title'), section.list('entries', { name: 'name' })));
  const own = [
    ...worded,
    ...made,
    ...unknownSections(basics),
    ...unknownSections(resume, ['basics', 'languages']),
  ];
  const details = detailsIn(basics, resume);
  const rest = [
    ...own,
    ...sectionsInWords('Other languages', details.otherLanguages),
    ...sectionsInWords('Online profiles', [...pages.others, ...hiddenPages.others]),
  ];
  return {
    found: [...found, ...rest.map((section, index) => ownSection(`section.${index}`, section))],
    details: details.details,
    elsewhere: [
      ...details.elsewhere,
      ...[...pages.lost, ...hiddenPages.lost].map((what) => ({ what, why: NO_ADDRESS })),
      ...resume.lost().map((what) => ({ what, why: whyLeft(what) })),
    ],
  };
};
