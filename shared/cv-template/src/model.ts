import * as z from 'zod/mini';

/*
 * One CV as a document: everything that a template draws, and nothing else. The page and the service each make it from
 * the profile (specification: cv-layouts), and the same document gives the same file, byte by byte: the day on it is a
 * value like any other, and no clock, locale or address of the machine is asked. What is typed is kept as it is here;
 * `readable()` of the engine replaces what no font can draw.
 */

/** The layouts: 0 is the free one, 30 and 31 are paid for. */
export const cvTemplates = [0, 30, 31] as const;
export type CvTemplate = (typeof cvTemplates)[number];

/** Accent colours before a person chooses one: orange for 30, blue for 31; the free layout is black on white. */
export const cvDefaultColours: Readonly<Record<CvTemplate, string>> = {
  0: '#1f2933',
  30: '#f08a24',
  31: '#1f5fbf',
};

/** What is written across the pages of a paid layout that was not bought. */
export const CV_WATERMARK = 'PURCHASE TEMPLATE';

/** The parts of a CV below its head, in the order they have unless the person chose another. */
export const cvSections = [
  'personalSummary',
  'experience',
  'education',
  'courses',
  'skills',
  'languages',
  'memberships',
  'registrations',
  'references',
] as const;
export type CvSection = (typeof cvSections)[number];

/** The parts that are lists, whose entries have an id and can be hidden. */
export const cvListSections = [
  'experience',
  'education',
  'courses',
  'skills',
  'languages',
  'memberships',
  'registrations',
  'references',
] as const satisfies readonly CvSection[];
export type CvListSection = (typeof cvListSections)[number];

/** The most that is drawn; a person's records are capped at as many rows. */
export const CV_MOST_ENTRIES = 500;

/** The longest text in an entry, in characters. */
export const CV_LONGEST_TEXT = 10_000;

/** The longest picture, as a data address: some 480 px square as JPEG is a tenth of it. */
const LONGEST_PICTURE = 600_000;

const text = z.string().check(z.maxLength(CV_LONGEST_TEXT));
const optionalText = z.nullish(text);

/** `2024`, `2024-05` or `2024-05-31`: as much of a date as is known. */
const partOfDate = z.nullish(z.string().check(z.regex(/^(\d{4}(-\d{2}(-\d{2})?)?)?$/)));

const id = z.string().check(z.minLength(1), z.maxLength(100));

const experience = z.object({
  id,
  /** 2 is employment; otherwise a project and a role in it. Both are drawn alike. */
  experienceTypeId: z.nullish(z.number()),
  /** The company's or the project's name. */
  projectName: optionalText,
  /** The job's title or the role in the project. */
  positionRole: optionalText,
  /** Plain text; a line that begins with `-`, `*` or `•` is an item of a list. */
  responsibilities: optionalText,
  startDate: partOfDate,
  endDate: partOfDate,
  currentRole: z.nullish(z.boolean()),
});

/** Schools, universities and qualifications that expire, as one list. */
const education = z.object({
  id,
  /** The institution's or the school's name. */
  institution: optionalText,
  courseName: optionalText,
  qualificationName: optionalText,
  /** What else is worth a line: `Matric`, `NQF level 7`, the specialisation. */
  detail: optionalText,
  startDate: partOfDate,
  endDate: partOfDate,
});

const skill = z.object({
  id,
  skillName: optionalText,
  /** Beginner, Intermediate, Skilled, Specialist or Expert. */
  skillLevel: optionalText,
  skillDescription: optionalText,
});

const reference = z.object({
  id,
  fullName: optionalText,
  company: optionalText,
  position: optionalText,
  emailAddress: optionalText,
  contactNo: optionalText,
});

const course = z.object({
  id,
  courseName: optionalText,
  courseStatus: optionalText,
  startDate: partOfDate,
  endDate: partOfDate,
});

const membership = z.object({
  id,
  name: optionalText,
  membershipNo: optionalText,
  areaOfRegistration: optionalText,
  dateValidFrom: partOfDate,
  dateValidTo: partOfDate,
});

const registration = z.object({
  id,
  name: optionalText,
  registrationNo: optionalText,
  areaOfRegistration: optionalText,
  dateFrom: partOfDate,
  dateTo: partOfDate,
});

const language = z.object({
  id,
  name: optionalText,
  /** `Home language`, `Fluent`, `Read and write`. */
  level: optionalText,
});

const list = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z._default(z.array(entry).check(z.maxLength(CV_MOST_ENTRIES)), []);

const hiddenEntries = z._default(z.array(id).check(z.maxLength(CV_MOST_ENTRIES)), []);

const profile = z.object({
  firstName: text,
  lastName: text,
  /** The line below the name: `Electrical engineer`. */
  heading: optionalText,
  personalSummary: optionalText,
  mobileNo: optionalText,
  personalEmail: optionalText,
  city: optionalText,
  /** Addresses on the web; only http and https ones become links, others are drawn as text. */
  links: z._default(z.array(z.object({ label: optionalText, url: text })).check(z.maxLength(20)), []),
  /**
   * The picture, where the person wants it: a JPEG as a data address, square, at most 480 px. A JPEG goes into the
   * file as it is, nothing is decoded; one that cannot be read is left out.
   */
  picture: z.nullish(
    z
      .string()
      .check(
        z.maxLength(LONGEST_PICTURE),
        z.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/, 'A JPEG picture'),
      ),
  ),
});

/** The schema of a CV; `z.safeParse(cvDocument, …)` also fills in what may be left out. */
export const cvDocument = z.object({
  template: z.literal(cvTemplates),
  /** The accent as `#rrggbb`; what would be unreadable is darkened as it is drawn. */
  colour: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  /** Whether `PURCHASE TEMPLATE` is written across every page. The service decides; the free layout never has it. */
  watermark: z.boolean(),
  /** The language the CV is written in, as a BCP 47 tag: for screen readers and the file's language. */
  locale: z._default(z.string().check(z.regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/)), 'en-ZA'),
  /** The day it was made, `2026-11-22`: the file's own date. Take a day of the record, so that equal CVs are equal files. */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  profile,
  experience: list(experience),
  education: list(education),
  courses: list(course),
  skills: list(skill),
  languages: list(language),
  memberships: list(membership),
  registrations: list(registration),
  references: list(reference),
  /** The ids of the entries that are not drawn, by list. */
  hidden: z._default(
    z.object({
      experience: hiddenEntries,
      education: hiddenEntries,
      courses: hiddenEntries,
      skills: hiddenEntries,
      languages: hiddenEntries,
      memberships: hiddenEntries,
      registrations: hiddenEntries,
      references: hiddenEntries,
    }),
    {
      experience: [],
      education: [],
      courses: [],
      skills: [],
      languages: [],
      memberships: [],
      registrations: [],
      references: [],
    },
  ),
  /** The order of the parts; one that is left out stands where it usually does, after those that are named. */
  order: z._default(z.array(z.enum(cvSections)).check(z.maxLength(cvSections.length)), [...cvSections]),
});

/** A CV, complete: what the engine takes. */
export type CvDocument = z.output<typeof cvDocument>;

/** A CV as it may be given: what has a default may be left out. */
export type CvInput = z.input<typeof cvDocument>;

export type CvProfile = CvDocument['profile'];
export type CvEntry<Section extends CvListSection> = CvDocument[Section][number];

/** Every part once: those that were put in an order first, then the others in their usual one. */
export const orderOf = (order: readonly CvSection[]): CvSection[] => [...new Set([...order, ...cvSections])];

/** The entries of one list that are drawn. */
export const shownEntries = <Section extends CvListSection>(
  document: CvDocument,
  section: Section,
): CvEntry<Section>[] => {
  const hidden = new Set(document.hidden[section]);
  const entries: readonly CvEntry<Section>[] = document[section];
  return entries.filter((entry) => !hidden.has(entry.id));
};

const hasText = (value: string | null | undefined): boolean => (value ?? '').trim() !== '';

/** Whether there is anything to draw but a name: a CV without it shows `No Data...`. */
export const hasContent = (document: CvDocument): boolean =>
  hasText(document.profile.heading) ||
  hasText(document.profile.personalSummary) ||
  cvListSections.some((section) => shownEntries(document, section).length > 0);

/** What a downloaded CV is called: first and last name, else `{product}CV`, then `CV.pdf`. */
export const cvFileName = (
  { firstName, lastName }: Pick<CvProfile, 'firstName' | 'lastName'>,
  product = 'Phila',
): string => {
  // Characters that a file system refuses, or that would change what the name looks like.
  const name = `${firstName} ${lastName}`
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  return `${name === '' ? `${product}CV` : name}CV.pdf`;
};
