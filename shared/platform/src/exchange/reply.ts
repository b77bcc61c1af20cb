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

/** Reads the envelope (specification: service): its value, or a {@link CallError} with the service's words or the specification's default. */
export const valueIn = (status: number, text: string): unknown => {
  let envelope: unknown;
  try {
    envelope = JSON.parse(text);
  } catch {
    envelope = null;
  }
  const succeeded = status >= 200 && status < 300;
  // A proxy's page, a cut reply: whatever it is, it is not an answer of the service.
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
