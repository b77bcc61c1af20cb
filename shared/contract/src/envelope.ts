/** Error of a field: `path` as in the body (`residentialAddress.city`), empty for the whole form. */
export interface FieldError {
  path: string;
  message: string;
}

/** JSON reply of the service (specification: service). `value` may hold the current row in a 409. */
export interface Envelope<T> {
  isSuccess: boolean;
  errorMessage: string | null;
  value: T | null;
  errors?: FieldError[];
}

/** Specification: service: message if the service gives none. */
export const DEFAULT_ERROR = 'an error occurred';
