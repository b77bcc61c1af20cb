import type { Envelope, FieldError } from '@phila/contract';

export const success = <T>(value: T): Envelope<T> => ({ isSuccess: true, errorMessage: null, value });

/** `value` is null except for a 409, where it is the current row. */
export const failure = (
  errorMessage: string,
  errors?: FieldError[],
  value: unknown = null,
): Envelope<unknown> => ({
  isSuccess: false,
  errorMessage,
  value,
  ...(errors === undefined ? {} : { errors }),
});
