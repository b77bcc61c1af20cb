import type { Answer } from '../service.ts';

/** What a refused call told, for comparison: status, text and field errors. */
export const refusalOf = ({ status, envelope }: Answer<unknown>) => ({
  status,
  message: envelope.errorMessage,
  ...(envelope.errors === undefined ? {} : { errors: envelope.errors }),
});
