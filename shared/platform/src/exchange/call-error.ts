import type { FieldError } from '@phila/contract/calls';

declare module '@tanstack/react-query' {
  interface Register {
    /** The error type of the contract's calls. */
    defaultError: CallError;
  }
}

/**
 * The failure of a call. `message` is a sentence for the person. `status` is the HTTP status, 0 when the service was
 * never reached; `errors` the refused fields; `value` the value that the reply carried despite the failure (the current
 * row of a 409).
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
