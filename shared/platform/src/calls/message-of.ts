import { DEFAULT_ERROR } from '@phila/contract/calls';
import { CallError } from '../exchange/call-error.ts';

/** What a person is told about a failed call: the service's own words where it has some. */
export const messageOf = (error: unknown, failure: string = DEFAULT_ERROR): string =>
  error instanceof CallError && error.message !== '' && error.message !== DEFAULT_ERROR
    ? error.message
    : failure;
