import type { FieldError } from '@phila/contract';

/** The statuses a refusal may have (specification: service). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503 | 507;

/** Thrown anywhere below a handler; sets the reply's status, text, field errors and, for a 409, current row. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly errors: FieldError[] | undefined;
  /** The current row of a 409, the earlier reply of a reused idempotency key, or null. */
  readonly value: unknown;
  /** Seconds to wait, for a 429, 503 or 507. */
  readonly retryAfter: number | undefined;

  constructor(
    status: RefusalStatus,
    message: string,
    errors?: FieldError[],
    more: { value?: unknown; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.value = more.value ?? null;
    this.retryAfter = more.retryAfter;
  }
}

/** The reply is the same for a missing row and for a row of another person. */
export const notFound = (): Refusal => new Refusal(404, 'Not found');

/** Refuses the value at a field. @throws Refusal 422 */
export const refuseAt = (path: string, message: string): never => {
  throw new Refusal(422, message, [{ path, message }]);
};
