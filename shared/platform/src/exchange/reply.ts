import { DEFAULT_ERROR, VALIDATION_ERROR, type FieldError } from '@phila/contract/calls';
import { CallError } from './call-error.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const fieldErrors = (errors: unknown): FieldError[] =>
  Array.isArray(errors)
    ? errors.filter(isRecord).map(({ path, message }) => ({
        path: typeof path === 'string' ? path : '',
        message: typeof message === 'string' && message !== '' ? message : VALIDATION_ERROR,
      }))
    : [];

/**
 * Reads the envelope (specification: service): gives its value, or throws a {@link CallError} with the service's text
 * or the specification's default.
 */
export const valueIn = (status: number, text: string): unknown => {
  let envelope: unknown;
  try {
    envelope = JSON.parse(text);
  } catch {
    envelope = null;
  }
  const succeeded = status >= 200 && status < 300;
  // Rejects any other reply, such as a proxy's page or a reply cut short.
  if (!isRecord(envelope) || typeof envelope['isSuccess'] !== 'boolean')
    throw new CallError(status, DEFAULT_ERROR);
  if (succeeded && envelope['isSuccess']) return envelope['value'] ?? null;
  const message = envelope['errorMessage'];
  throw new CallError(
    status,
    typeof message === 'string' && message !== '' ? message : DEFAULT_ERROR,
    fieldErrors(envelope['errors']),
    envelope['value'] ?? null,
  );
};
