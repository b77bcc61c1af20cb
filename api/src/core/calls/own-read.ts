import { isOpenWhileViewing } from '@phila/contract';
import * as z from 'zod/mini';
import type { CallContext, Implementation } from './implement.ts';

type Read = (path: string, input?: { params?: object; query?: object }) => Promise<unknown>;

/** True for a call that reads the person's own data and no file, without a limit or a confirmation of its own. */
const isOwnRead = ({ call }: Implementation): boolean =>
  call.method === 'GET' &&
  call.access === 'person' &&
  call.value !== undefined &&
  call.stepUp === undefined &&
  call.limit === undefined &&
  isOpenWhileViewing(call);

/**
 * Makes a person's own reads within another call of theirs: the same handler with the same person. What needs a
 * permission, or more than an open session, is no such read.
 * @param answers of the service; the read throws for a path that has none
 */
export const ownReads = (answers: readonly Implementation[], context: CallContext<'person'>): Read => {
  const reads = new Map(answers.filter(isOwnRead).map((one) => [one.call.path as string, one]));
  return async (path, { params, query } = {}) => {
    const found = reads.get(path);
    if (found === undefined) throw new Error(`${path} is no read of a person's own data`);
    const { call, handler } = found;
    const input = {
      ...(call.params && { params: z.parse(call.params, params) }),
      ...(call.query && { query: z.parse(call.query, query ?? {}) }),
    };
    return handler(input as never, context as never, undefined as never);
  };
};
