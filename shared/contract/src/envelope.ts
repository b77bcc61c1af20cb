/** A refused field: `path` as in the body sent (`residentialAddress.city`), empty for the form as a whole. */
export interface FieldError {
  path: string;
  message: string;
}

/** Every JSON reply of the service (specification: service). `value` may carry the current row of a 409. */
export interface Envelope<T> {
  isSuccess: boolean;
  errorMessage: string | null;
  value: T | null;
  errors?: FieldError[];
}

/** Specification: service: what is said when the service gives no text of its own. */
export const DEFAULT_ERROR = 'an error occurred';
