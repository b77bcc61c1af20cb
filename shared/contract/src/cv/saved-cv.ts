import * as z from 'zod/mini';
import { LINE, manyLines, oneLine, PROSE, storableText } from '../rules/text.ts';
import { CV_NAME_LENGTH, CV_NAME_NEEDED } from './cv-name.ts';
import { CV_MOST_ENTRIES, cvOrder, plainHidden, plainOrder } from './document.ts';
import { cvTemplates } from './layouts.ts';

/*
 * The CVs that a person keeps, each with a name of its own ("For Eskom", "Teaching"). A CV holds choices alone; what it
 * says comes from the person's records, so that what is corrected there is corrected in every CV.
 */

const hiddenIds = z
  .array(z.string().check(z.regex(/^[\w-]{1,60}$/, 'There is no such entry')))
  .check(z.maxLength(CV_MOST_ENTRIES, `At most ${CV_MOST_ENTRIES} entries of a list can be hidden`));

const choices = {
  templateId: z.literal(cvTemplates, 'Please choose a template'),
  /** The accent as `#rrggbb`. */
  colour: z.string('Please choose a colour').check(z.regex(/^#[0-9a-f]{6}$/i, 'Please choose a colour')),
  /** The ids of the entries that are left out, by list. */
  hidden: z.strictObject({
    experience: hiddenIds,
    education: hiddenIds,
    courses: hiddenIds,
    skills: hiddenIds,
    languages: hiddenIds,
    memberships: hiddenIds,
    registrations: hiddenIds,
    // What a page from before there were such lists does not name, it hides nothing of.
    eligibility: z._default(hiddenIds, []),
    references: hiddenIds,
    ownSections: z._default(hiddenIds, []),
  }),
  /** The parts in the order chosen; one that is left out stands where it usually does, after those that are named. */
  order: cvOrder,
  /** Instead of the profile's own heading and summary; '' for these. */
  heading: z.string().check(oneLine(), ...storableText(LINE)),
  personalSummary: z.string().check(manyLines(), ...storableText(PROSE)),
  showPicture: z.boolean(),
};

/** What is chosen for a CV: how it looks and what it shows. */
export const cvChoices = z.strictObject(choices);
export type CvChoices = z.output<typeof cvChoices>;

const name = z
  .string(CV_NAME_NEEDED)
  .check(oneLine(), z.minLength(1, CV_NAME_NEEDED), ...storableText(CV_NAME_LENGTH));

/** A CV as it is saved. */
export const cvBody = z.strictObject({ name, ...choices });

/**
 * A saved CV with changes: the profile's own heading and summary again with null as with ''. With a version, that of the
 * CV that was edited: a stale one is refused with 409.
 */
export const cvUpdate = z.extend(cvBody, {
  heading: z.nullable(choices.heading),
  personalSummary: z.nullable(choices.personalSummary),
  version: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
});

/** A saved CV as a read gives it. */
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
  /** ISO 8601; null for the first CV as long as nothing about it was chosen. */
  changedOn: z.nullable(z.string()),
  version: z.int(),
});
export type SavedCv = z.output<typeof savedCv>;
