import { type ComponentType, useState } from 'react';
import type { Confirmation } from './asked-write.ts';

/** The properties of a dialog that asks for a confirmation. */
export interface ChallengeProps<Challenge> {
  asked: Challenge;
  onGiven: () => void;
  onCancel: () => void;
}

/** The most confirmations of a write: a factor for the session, then one for the action. */
const MAX_CHALLENGES = 2;

/**
 * Makes writes that the service may refuse until the person confirms: asks, and repeats the write.
 * @param askedBy finds the demand in a refusal; undefined if there is none
 * @param Dialog the dialog; its code loads on demand
 */
export const useChallengedWrite = <Challenge,>(
  askedBy: (error: unknown) => Challenge | undefined,
  Dialog: ComponentType<ChallengeProps<Challenge>>,
): Confirmation => {
  const [asking, setAsking] = useState<{
    asked: Challenge;
    answer: (given: boolean) => void;
  } | null>(null);
  const ask = (asked: Challenge): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (given: boolean) => {
        setAsking(null);
        resolve(given);
      };
      setAsking({ asked, answer });
    });
  return {
    write: async (work) => {
      for (let times = 0; ; times += 1)
        try {
          return { done: true, value: await work() };
        } catch (error) {
          const asked = times < MAX_CHALLENGES ? askedBy(error) : undefined;
          if (asked === undefined) throw error;
          if (!(await ask(asked))) return { done: false };
        }
    },
    dialog: asking !== null && (
      <Dialog
        asked={asking.asked}
        onGiven={() => asking.answer(true)}
        onCancel={() => asking.answer(false)}
      />
    ),
  };
};
