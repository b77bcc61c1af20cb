import type { ClientCall } from '@phila/contract/calls';
import { send } from '../calls/send.ts';
import { queryClient } from './client.ts';
import { readKey } from './use-read.ts';

/**
 * Asks now for what somebody is about to show: whoever then reads it finds the answer, or the question on its way. A
 * failure is nobody's yet; who shows it asks again. Only reads that take nothing.
 */
export const readAhead = (reads: readonly ClientCall[]): void => {
  for (const call of reads)
    void queryClient.prefetchQuery({
      queryKey: readKey(call, {}),
      queryFn: ({ signal }) => send(call, {}, { signal }),
      meta: { access: call.access },
    });
};
