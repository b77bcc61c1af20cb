import { DEFAULT_ERROR, fieldErrors } from '@phila/contract';
import type { Schema } from '@phila/contract';
import * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

/** Most errors that a reply lists: a hostile body can break a rule a hundred thousand times. */
const MAX_ISSUES = 100;

const refused = (error: z.core.$ZodError): Refusal => {
  const errors = fieldErrors(error.issues.slice(0, MAX_ISSUES)).slice(0, MAX_ISSUES);
  return new Refusal(422, errors[0]?.message ?? DEFAULT_ERROR, errors);
};

/**
 * Checks a part of a request and returns it as its schema reads it.
 * @throws Refusal 422 with an error for each field that breaks a rule
 */
export const checkPart = (
  schema: Schema,
  value: unknown,
  options?: z.core.ParseContext<z.core.$ZodIssue>,
): unknown => {
  const result = z.safeParse(schema, value, options);
  if (!result.success) throw refused(result.error);
  return result.data;
};

/** Checks a body likewise. Compares the input to tell a wrong type from a missing value, but does not keep it. */
export const checkBody = (schema: Schema, body: unknown): unknown =>
  checkPart(schema, body ?? undefined, { reportInput: true });
