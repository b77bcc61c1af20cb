import * as z from 'zod/mini';
import { call } from '../../call.ts';

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

const value = z.object({ ...flags, version: z.int() });

export const wellbeingChecks = call({
  method: 'GET',
  path,
  access: 'person',
  summary: "The person's seven financial checks; all off, in version 0, when they were never saved.",
  value,
});

export const saveWellbeingChecks = call({
  method: 'PUT',
  path,
  access: 'person',
  summary: 'Saves all seven checks. With a version that is stale it answers 409 and the current ones.',
  body: z.strictObject({
    ...flags,
    version: z.optional(z.int().check(z.minimum(0), z.maximum(2_000_000_000))),
  }),
  value,
});
