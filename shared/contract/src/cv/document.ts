import * as z from 'zod/mini';
import { type CvListSection, cvSections, cvTemplates, nothingHidden } from './layouts.ts';

/*
 * One CV as a document: everything that a template draws, and nothing else. The page and the service each make it from
 * the person's records and what was chosen for the CV (`cvOf`), and the same document gives the same file, byte by byte:
 * the day on it is a value like any other, and no clock, locale or address of the machine is asked. What is typed is kept
 * as it is here; `readable()` of the engine replaces what no font can draw.
 */

/** The most that is drawn; a person's records are capped at as many rows. */
export const CV_MOST_ENTRIES = 500;

/** The longest text in an entry, in characters. */
export const CV_LONGEST_TEXT = 10_000;

/** The longest picture, as a data address: some 480 px square as JPEG is a tenth of it. */
const LONGEST_PICTURE = 600_000;

/** The entries of each list, with the rules that texts, days and ids are held to. */
const entriesWith = (text: z.ZodMiniString, partOfDate: z.ZodMiniString, id: z.ZodMiniString) => {
  const optionalText = z.nullish(text);
  const optionalDate = z.nullish(partOfDate);
  return {
    experience: z.object({
      id,
      /** 2 is employment; otherwise a project and a role in it. Both are drawn alike. */
      experienceTypeId: z.nullish(z.number()),
      /** The company's or the project's name. */
      projectName: optionalText,
      /** The job's title or the role in the project. */
      positionRole: optionalText,
      /** Plain text; a line that begins with `-`, `*` or `•` is an item of a list. */
      responsibilities: optionalText,
      startDate: optionalDate,
      endDate: optionalDate,
      currentRole: z.nullish(z.boolean()),
    }),
    /** Schools, universities and qualifications that expire, as one list. */
    education: z.object({
      id,
      /** The institution's or the school's name. */
      institution: optionalText,
      courseName: optionalText,
      qualificationName: optionalText,
      /** What else is worth a line: `Matric`, `NQF level 7`, the specialisation. */
      detail: optionalText,
      startDate: optionalDate,
      endDate: optionalDate,
    }),
    skills: z.object({
      id,
      skillName: optionalText,
      /** Beginner, Intermediate, Skilled, Specialist or Expert. */
      skillLevel: optionalText,
      skillDescription: optionalText,
    }),
    references: z.object({
      id,
      fullName: optionalText,
      company: optionalText,
      position: optionalText,
      emailAddress: optionalText,
      contactNo: optionalText,
    }),
    courses: z.object({
      id,
      courseName: optionalText,
      courseStatus: optionalText,
      startDate: optionalDate,
      endDate: optionalDate,
    }),
    memberships: z.object({
      id,
      name: optionalText,
      membershipNo: optionalText,
      areaOfRegistration: optionalText,
      dateValidFrom: optionalDate,
      dateValidTo: optionalDate,
    }),
    registrations: z.object({
      id,
      name: optionalText,
      registrationNo: optionalText,
      areaOfRegistration: optionalText,
      dateFrom: optionalDate,
      dateTo: optionalDate,
    }),
    languages: z.object({
      id,
      name: optionalText,
      /** `Home language`, `Fluent`, `Read and write`. */
      level: optionalText,
    }),
    /** What an employer needs to know: `Driving licence` and `Code EC`. */
    eligibility: z.object({ id, name: text, value: text }),
    /** Sections of the person's own: each row a line, one that begins with `-`, `*` or `•` an item of a list. */
    ownSections: z.object({ id, title: text, content: text }),
  };
};

/** What a CV says about the person: its head and its summary. */
const profileWith = (text: z.ZodMiniString) => ({
  firstName: text,
  lastName: text,
  /** The line below the name: `Electrical engineer`. */
  heading: z.nullish(text),
  personalSummary: z.nullish(text),
  mobileNo: z.nullish(text),
  personalEmail: z.nullish(text),
  city: z.nullish(text),
});

const text = z.string().check(z.maxLength(CV_LONGEST_TEXT));

/** `2024`, `2024-05` or `2024-05-31`: as much of a date as is known. */
const partOfDate = z.string().check(z.regex(/^(\d{4}(-\d{2}(-\d{2})?)?)?$/));

const id = z.string().check(z.minLength(1), z.maxLength(100));

const list = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z._default(z.array(entry).check(z.maxLength(CV_MOST_ENTRIES)), []);

/** A part of a CV, or a section of the person's own. */
const part = z.union([
  z.enum(cvSections),
  z.templateLiteral(['own-', z.string().check(z.regex(/[\w-]{1,60}/))]),
]);

/** The parts in an order of the person's. */
export const cvOrder = z.array(part).check(z.maxLength(cvSections.length + CV_MOST_ENTRIES));

const hiddenEntries = z._default(z.array(id).check(z.maxLength(CV_MOST_ENTRIES)), []);

const entries = entriesWith(text, partOfDate, id);

const profile = z.object({
  ...profileWith(text),
  /** Addresses on the web; only http and https ones become links, others are drawn as text. */
  links: z._default(z.array(z.object({ label: z.nullish(text), url: text })).check(z.maxLength(20)), []),
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
  experience: list(entries.experience),
  education: list(entries.education),
  courses: list(entries.courses),
  skills: list(entries.skills),
  languages: list(entries.languages),
  memberships: list(entries.memberships),
  registrations: list(entries.registrations),
  eligibility: list(entries.eligibility),
  references: list(entries.references),
  ownSections: list(entries.ownSections),
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
      eligibility: hiddenEntries,
      references: hiddenEntries,
      ownSections: hiddenEntries,
    }),
    nothingHidden,
  ),
  /** The order of the parts; one that is left out stands where it usually does, after those that are named. */
  order: z._default(cvOrder, [...cvSections]),
});

/** A CV, complete: what the engine takes. */
export type CvDocument = z.output<typeof cvDocument>;

/** A CV as it may be given: what has a default may be left out. */
export type CvInput = z.input<typeof cvDocument>;

export type CvProfile = CvDocument['profile'];
export type CvEntry<Section extends CvListSection> = CvDocument[Section][number];

const plainEntries = entriesWith(z.string(), z.string(), z.string());

/** The same records as a reply has them: plain types, no rule, so that an old row never fails a CV. */
const plainRecords = {
  profile: z.object({
    ...profileWith(z.string()),
    links: z.array(z.object({ label: z.nullish(z.string()), url: z.string() })),
    picture: z.nullish(z.string()),
  }),
  experience: z.array(plainEntries.experience),
  education: z.array(plainEntries.education),
  courses: z.array(plainEntries.courses),
  skills: z.array(plainEntries.skills),
  languages: z.array(plainEntries.languages),
  memberships: z.array(plainEntries.memberships),
  registrations: z.array(plainEntries.registrations),
  eligibility: z.array(plainEntries.eligibility),
  references: z.array(plainEntries.references),
  ownSections: z.array(plainEntries.ownSections),
};

/**
 * What a person's CVs choose from: their whole profile, with the names of what they chose from lists, the latest first,
 * and their picture.
 */
export const cvRecords = z.object(plainRecords);
export type CvRecords = z.output<typeof cvRecords>;

const plainIds = z.array(z.string());

/** The parts in their order, as a reply has them. */
export const plainOrder = z.array(part);

/** The ids of hidden entries, by list. */
export const plainHidden = z.object({
  experience: plainIds,
  education: plainIds,
  courses: plainIds,
  skills: plainIds,
  languages: plainIds,
  memberships: plainIds,
  registrations: plainIds,
  eligibility: plainIds,
  references: plainIds,
  ownSections: plainIds,
});

/** A whole CV as a reply has it. */
export const plainCv = z.object({
  template: z.literal(cvTemplates),
  colour: z.string(),
  watermark: z.boolean(),
  locale: z.string(),
  date: z.string(),
  ...plainRecords,
  hidden: plainHidden,
  order: plainOrder,
});
