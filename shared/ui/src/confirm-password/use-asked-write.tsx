import { type ComponentType, useState } from 'react';
import type { Confirmation } from './asked-write.ts';

/** A dialog that asks for what a write was refused for. */
export interface AskingProps<Asked> {
  asked: Asked;
  onGiven: () => void;
  onCancel: () => void;
}

/** The service asks for a factor in the session and then for one for the action: no more often than that. */
const MAX_ASKED = 2;

/**
 * For writes that the service refuses until something was given: asks for it, and makes the write again.
 * @param askedBy what a refusal asks for; undefined where it asks for nothing
 * @param Asking the dialog, whose code comes when one is needed
 */
export const useAskedWrite = <Asked,>(
  askedBy: (error: unknown) => Asked | undefined,
  Asking: ComponentType<AskingProps<Asked>>,
): Confirmation => {
  const [asking, setAsking] = useState<{
    asked: Asked;
    answer: (given: boolean) => void;
  } | null>(null);
  const ask = (asked: Asked): Promise<boolean> =>
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
          const asked = times < MAX_ASKED ? askedBy(error) : undefined;
          if (asked === undefined) throw error;
          if (!(await ask(asked))) return { done: false };
        }
    },
    dialog: asking !== null && (
      <Asking
        asked={asking.asked}
        onGiven={() => asking.answer(true)}
        onCancel={() => asking.answer(false)}
      />
    ),
  };
};
