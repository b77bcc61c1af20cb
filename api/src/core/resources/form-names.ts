import { Refusal } from '../http/refusal.ts';
import type { Loose } from './stored-resource.ts';

/* Fields of the specification's forms begin with a capital: `CauseTypeId` is causeTypeId. */

/** Turns a form's part into a field: `HalfLogo` → `halfLogo`. */
export const fieldName = (part: string): string => part.charAt(0).toLowerCase() + part.slice(1);
const partName = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

/** Names the values of a form by field, leaving out those not sent. */
export const fromForm = (sent: object): Loose =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([part, value]) => (value === undefined ? [] : [[fieldName(part), value]])),
  );

/** Reports refusals under the sender's names. @param nameOf the sender's name of a field */
const refusedAs = async <T>(nameOf: (field: string) => string, saving: Promise<T>): Promise<T> => {
  try {
    return await saving;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors = error.errors?.map((one) => ({ ...one, path: nameOf(one.path) }));
    throw new Refusal(error.status, error.message, errors, { value: error.value });
  }
};

/** Reports refusals under the form's field names. */
export const atForm = <T>(saving: Promise<T>): Promise<T> => refusedAs(partName, saving);
