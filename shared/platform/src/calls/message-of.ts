import { DEFAULT_ERROR } from '@phila/contract/calls';
import { CallError } from '../exchange/call-error.ts';

/** Gives the message for a failed call: the service's own text where it has one. */
export const messageOf = (error: unknown, failure: string = DEFAULT_ERROR): string =>
  error instanceof CallError && error.message !== '' && error.message !== DEFAULT_ERROR
    ? error.message
    : failure;
