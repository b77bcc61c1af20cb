import * as z from 'zod/mini';
import { type CvListSection, cvSections, cvTemplates, nothingHidden } from './layouts.ts';

/*
 * CV as a document: everything a template draws, and nothing else. Page and service each build it from the person's
 * records and choices (`cvOf`), and equal documents give identical files: the date is part of it, and no clock,
 * locale or address of the machine is used. Texts are kept as typed; the engine's `readable()` replaces characters
 * without a glyph.
 */

/** Most entries drawn; a person's records have the same limit. */
export const CV_MOST_ENTRIES = 500;

/** Longest text of an entry, in characters. */
export const CV_LONGEST_TEXT = 10_000;

/** Longest picture as a data address: ten times a JPEG of some 480 px square. */
const LONGEST_PICTURE = 600_000;

/** Entries of each list, with the given rules for texts, days and ids. */
const entriesWith = (text: z.ZodMiniString, partOfDate: z.ZodMiniString, id: z.ZodMiniString) => {
  const optionalText = z.nullish(text);
  const optionalDate = z.nullish(partOfDate);
  return {
    experience: z.object({
      id,
      /** 2 is employment, others are projects with a role; all are drawn alike. */
      experienceTypeId: z.nullish(z.number()),
      /** Name of the company or project. */
      projectName: optionalText,
      /** Job title or role in the project. */
      positionRole: optionalText,
      /** Plain text; lines beginning with `-`, `*` or `•` are list items. */
      responsibilities: optionalText,
      startDate: optionalDate,
      endDate: optionalDate,
      currentRole: z.nullish(z.boolean()),
    }),
    /** Schools, universities and expiring qualifications in one list. */
    education: z.object({
      id,
      /** Name of the institution or school. */
      institution: optionalText,
      courseName: optionalText,
      qualificationName: optionalText,
      /** Further detail: `Matric`, `NQF level 7`, the specialisation. */
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
    /** Facts that employers need: `Driving licence` and `Code EC`. */
    eligibility: z.object({ id, name: text, value: text }),
    /** Custom sections; lines beginning with `-`, `*` or `•` are list items. */
    ownSections: z.object({ id, title: text, content: text }),
  };
};

/** Head and summary of a CV. */
const profileWith = (text: z.ZodMiniString) => ({
  firstName: text,
  lastName: text,
  /** Line below the name: `Electrical engineer`. */
  heading: z.nullish(text),
  personalSummary: z.nullish(text),
  mobileNo: z.nullish(text),
  personalEmail: z.nullish(text),
  city: z.nullish(text),
});

const text = z.string().check(z.maxLength(CV_LONGEST_TEXT));

/** `2024`, `2024-05` or `2024-05-31`, as precise as known. */
const partOfDate = z.string().check(z.regex(/^(\d{4}(-\d{2}(-\d{2})?)?)?$/));

const id = z.string().check(z.minLength(1), z.maxLength(100));

const list = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z._default(z.array(entry).check(z.maxLength(CV_MOST_ENTRIES)), []);

/** Standard part of a CV, or a custom section. */
const part = z.union([
  z.enum(cvSections),
  z.templateLiteral(['own-', z.string().check(z.regex(/[\w-]{1,60}/))]),
]);

/** Parts in the person's own order. */
export const cvOrder = z.array(part).check(z.maxLength(cvSections.length + CV_MOST_ENTRIES));

const hiddenEntries = z._default(z.array(id).check(z.maxLength(CV_MOST_ENTRIES)), []);

const entries = entriesWith(text, partOfDate, id);

const profile = z.object({
  ...profileWith(text),
  /** Web addresses; only http and https ones become links, others are drawn as text. */
  links: z._default(z.array(z.object({ label: z.nullish(text), url: text })).check(z.maxLength(20)), []),
  /**
   * Optional picture: a square JPEG of at most 480 px as a data address. It goes into the file without decoding; an
   * unreadable one is left out.
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

/** Schema of a CV; `z.safeParse(cvDocument, …)` fills in the defaults. */
export const cvDocument = z.object({
  template: z.literal(cvTemplates),
  /** Accent as `#rrggbb`; darkened when drawn, if unreadable. */
  colour: z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)),
  /** Prints `PURCHASE TEMPLATE` across every page. The service decides; the free layout never has it. */
  watermark: z.boolean(),
  /** Language of the CV as a BCP 47 tag, for screen readers and the file. */
  locale: z._default(z.string().check(z.regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/)), 'en-ZA'),
  /** Date of the file, `2026-11-22`. Use a date from the record, so that equal CVs give equal files. */
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
  /** Ids of hidden entries, by list. */
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
  /** Order of the parts; missing ones follow in their usual order. */
  order: z._default(cvOrder, [...cvSections]),
});

/** Complete CV, as the engine takes it. */
export type CvDocument = z.output<typeof cvDocument>;

/** CV as input: fields with a default may be missing. */
export type CvInput = z.input<typeof cvDocument>;

export type CvProfile = CvDocument['profile'];
export type CvEntry<Section extends CvListSection> = CvDocument[Section][number];

const plainEntries = entriesWith(z.string(), z.string(), z.string());

/** Records as a reply has them: plain types without rules, so that old rows never fail a CV. */
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

/** Data for a person's CVs: the whole profile, with lookup names, latest first, and the picture. */
export const cvRecords = z.object(plainRecords);
export type CvRecords = z.output<typeof cvRecords>;

const plainIds = z.array(z.string());

/** Order of the parts in a reply. */
export const plainOrder = z.array(part);

/** Ids of hidden entries, by list. */
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

/** Whole CV in a reply. */
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
