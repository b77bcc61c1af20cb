import * as z from 'zod/mini';
import { LINE, manyLines, oneLine, PROSE, storableText } from '../rules/text.ts';
import { CV_NAME_LENGTH, CV_NAME_NEEDED } from './cv-name.ts';
import { CV_MOST_ENTRIES, cvOrder, plainHidden, plainOrder } from './document.ts';
import { cvTemplates } from './layouts.ts';

/*
 * A person's saved CVs, each with a name ("For Eskom", "Teaching"). They hold only choices; the content comes from
 * the person's records, so that a correction appears in every CV.
 */

const hiddenIds = z
  .array(z.string().check(z.regex(/^[\w-]{1,60}$/, 'There is no such entry')))
  .check(z.maxLength(CV_MOST_ENTRIES, `At most ${CV_MOST_ENTRIES} entries of a list can be hidden`));

const choices = {
  templateId: z.literal(cvTemplates, 'Please choose a template'),
  /** Accent as `#rrggbb`. */
  colour: z.string('Please choose a colour').check(z.regex(/^#[0-9a-f]{6}$/i, 'Please choose a colour')),
  /** Ids of hidden entries, by list. */
  hidden: z.strictObject({
    experience: hiddenIds,
    education: hiddenIds,
    courses: hiddenIds,
    skills: hiddenIds,
    languages: hiddenIds,
    memberships: hiddenIds,
    registrations: hiddenIds,
    // Optional, because older pages do not know these lists and so hide nothing in them.
    eligibility: z._default(hiddenIds, []),
    references: hiddenIds,
    ownSections: z._default(hiddenIds, []),
  }),
  /** Chosen order of the parts; missing ones follow in their usual order. */
  order: cvOrder,
  /** Replaces the profile's heading, as `personalSummary` replaces its summary; '' keeps the profile's. */
  heading: z.string().check(oneLine(), ...storableText(LINE)),
  personalSummary: z.string().check(manyLines(), ...storableText(PROSE)),
  showPicture: z.boolean(),
};

/** Choices for a CV: its look and its content. */
export const cvChoices = z.strictObject(choices);
export type CvChoices = z.output<typeof cvChoices>;

const name = z
  .string(CV_NAME_NEEDED)
  .check(oneLine(), z.minLength(1, CV_NAME_NEEDED), ...storableText(CV_NAME_LENGTH));

/** CV in a save. */
export const cvBody = z.strictObject({ name, ...choices });

/**
 * Changes to a saved CV; null, like '', restores the profile's heading and summary. With a version that is out of date,
 * the change is a 409.
 */
export const cvUpdate = z.extend(cvBody, {
  heading: z.nullable(choices.heading),
  personalSummary: z.nullable(choices.personalSummary),
  version: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
});

/** Saved CV in a reply. */
export const savedCv = z.object({
  id: z.string(),
  name: z.string(),
  templateId: z.literal(cvTemplates),
  colour: z.string(),
  hidden: plainHidden,
  order: plainOrder,
  heading: z.string(),
  personalSummary: z.string(),
  showPicture: z.boolean(),
  /** ISO 8601; null for the first CV until something is chosen. */
  changedOn: z.nullable(z.string()),
  version: z.int(),
});
export type SavedCv = z.output<typeof savedCv>;
