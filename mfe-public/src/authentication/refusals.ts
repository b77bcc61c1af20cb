import type { FieldError } from '@phila/contract/calls';
import { fieldErrors } from '@phila/contract/schemas';
import type * as z from 'zod/mini';

/** Checks a body by the call's own schema, to show refusals before sending. */
export const refusals = (schema: z.ZodMiniType, body: unknown): FieldError[] =>
  fieldErrors(schema.safeParse(body).error?.issues ?? []);
