import type { FieldError } from '@phila/contract/calls';
import { fieldErrors } from '@phila/contract/schemas';
import type * as z from 'zod/mini';

/** What the service would refuse of a body, by the very schema that the call declares: said at the form first. */
export const refusals = (schema: z.ZodMiniType, body: unknown): FieldError[] =>
  fieldErrors(schema.safeParse(body).error?.issues ?? []);
