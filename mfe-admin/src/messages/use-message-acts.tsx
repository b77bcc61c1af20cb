import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { useActs } from '../acts/use-acts.tsx';

const { failedJobs, failedMessages, messages, messagesAgain } = calls.administration;

/** Tries messages that failed again. Draw `dialog`. */
export const useMessageActs = () => {
  const { busy, act, dialog } = useActs([failedMessages, messages, failedJobs]);
  return {
    busy,
    again: (jobId: string) =>
      void act({
        row: jobId,
        work: () => send(messagesAgain, { body: { ids: [jobId] } }),
        done: 'It will be tried again',
      }),
    dialog,
  };
};
