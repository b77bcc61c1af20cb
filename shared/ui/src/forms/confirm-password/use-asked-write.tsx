import { type ComponentType, useState } from 'react';
import type { Confirmation } from './asked-write.ts';

/** The properties of a dialog that asks for a confirmation. */
export interface AskingProps<Asked> {
  asked: Asked;
  onGiven: () => void;
  onCancel: () => void;
}

/** The most confirmations of a write: a factor for the session, then one for the action. */
const MAX_ASKED = 2;

/**
 * Makes writes that the service may refuse until the person confirms: asks, and makes the write again.
 * @param askedBy finds the demand in a refusal; undefined if there is none
 * @param Asking the dialog, whose code loads on demand
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
