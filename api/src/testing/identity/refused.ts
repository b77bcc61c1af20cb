import type { Answer } from '../service.ts';

/** Reduces a refused call to its status, text and field errors, for comparison. */
export const refusalOf = ({ status, envelope }: Answer<unknown>) => ({
  status,
  message: envelope.errorMessage,
  ...(envelope.errors === undefined ? {} : { errors: envelope.errors }),
});
