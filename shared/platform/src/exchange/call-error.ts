import type { FieldError } from '@phila/contract/calls';

declare module '@tanstack/react-query' {
  interface Register {
    /** What a call of the contract fails with. */
    defaultError: CallError;
  }
}

/**
 * Why a call failed. `message` is a sentence for the person. `status` is the HTTP status, 0 when the service was never
 * reached; `errors` the refused fields; `value` what the reply carried all the same (the current row of a 409).
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly errors: FieldError[];
  readonly value: unknown;

  constructor(status: number, message: string, errors: FieldError[] = [], value: unknown = null) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.value = value;
  }
}
