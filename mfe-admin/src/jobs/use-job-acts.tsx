import { calls } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { useActs } from '../acts/use-acts.tsx';

const { failedJobs, forgetJobs, jobs, jobsAgain } = calls.administration;

/**
 * Acts on jobs that failed. Draw `dialog`.
 * @param onDone called with the jobs that left the list
 */
export const useJobActs = (onDone: (ids: readonly string[]) => void = () => undefined) => {
  const { busy, act, ask, dialog } = useActs([failedJobs, jobs]);
  return {
    busy,
    again: (ids: readonly string[]) =>
      void act({
        row: ids.length === 1 ? (ids[0] ?? '') : 'some',
        work: () => send(jobsAgain, { body: { ids: [...ids] } }),
        done: ids.length === 1 ? 'It will be tried again' : `${ids.length} jobs are tried again`,
      }).then(() => onDone(ids)),
    forget: (id: string) =>
      ask({
        title: 'Forget this job?',
        text: 'What it was asked to do will not be done. This cannot be undone.',
        confirm: 'Forget it',
        cancel: 'Keep it',
        row: id,
        work: async () => {
          await send(forgetJobs, { body: { ids: [id] } });
          onDone([id]);
        },
        done: 'It is forgotten',
      }),
    dialog,
  };
};
