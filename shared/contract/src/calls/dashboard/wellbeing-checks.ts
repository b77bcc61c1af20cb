import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { storableText } from '../../rules/text.ts';
import { wellbeingChecks as checks } from '../../wellbeing.ts';

/** Longer than any record's name. */
const SOURCE_LENGTH = 100;

const path = '/Dashboard/financial-wellbeing-checks';
const flag = z.boolean('Please say yes or no');

const flags = {
  medicalInsurance: flag,
  shortTermInsurance: flag,
  will: flag,
  retirementPlan: flag,
  budget: flag,
  mortage: flag,
  vehicle: flag,
};

const change = z.optional(flag);
const changes = {
  medicalInsurance: change,
  shortTermInsurance: change,
  will: change,
  retirementPlan: change,
  budget: change,
  mortage: change,
  vehicle: change,
};

const evidence = z.object({ check: z.enum(checks), source: z.string() });

const value = z.object({
  ...flags,
  /** Checks that follow from the person's records, with their source; the person's own answer overrides them. */
  follows: z.array(evidence),
  version: z.int(),
});

export const wellbeingChecks = call({
  method: 'GET',
  path,
  access: 'person',
  summary:
    "The person's seven financial checks: their own answer, or else what follows from their records; in version 0 when they were never saved.",
  value,
});

export const saveWellbeingChecks = call({
  method: 'PUT',
  path,
  access: 'person',
  summary:
    'Saves the checks that it names; the others stay as they are. What differs from what follows from the records overrules them. With a version that is stale it answers 409 and the current ones.',
  body: z.strictObject({
    ...changes,
    /** Checks that followed from records when the form was loaded; default: checks that follow from them now. */
    follows: z.optional(
      z
        .array(
          z.strictObject({
            check: z.enum(checks),
            source: z.string().check(...storableText(SOURCE_LENGTH)),
          }),
        )
        .check(z.maxLength(checks.length)),
    ),
    version: z.optional(z.int().check(z.minimum(0), z.maximum(2_000_000_000))),
  }),
  value,
});
