import { calls } from '@phila/contract/calls';
import { navigate, notify, send } from '@phila/platform';
import { Button, Dialog, DialogBody, DialogFoot } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { nextStepOf } from '../../next-step/next-step.ts';

const { careerStrength } = calls.overview;

/**
 * Asks for confirmation before downloading an incomplete profile (specification: career, "Create My CV"), but not if
 * the percentage cannot be read.
 */
export const useCompleteness = (): {
  ask: (goOn: () => void) => Promise<void>;
  /** After a download, links to the form that would help the CV most. */
  hint: () => Promise<void>;
  /** True while reading the percentage. */
  isAsking: boolean;
  question: ReactNode;
} => {
  const { data } = useQuery(careerStrength.query({}));
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<{ average: number; goOn: () => void } | null>(null);
  return {
    ask: async (goOn) => {
      setAsking(true);
      const found = data ?? (await send(careerStrength, {}).catch(() => null));
      setAsking(false);
      if (found === null || found.careerAverage >= 100) goOn();
      else setAsked({ average: found.careerAverage, goOn });
    },
    hint: async () => {
      const found = data ?? (await send(careerStrength, {}).catch(() => null));
      const next = nextStepOf(found?.parts ?? []);
      if (next === null) return;
      const { text, to } = next.advice;
      notify({
        severity: 'info',
        text: 'Your CV is downloaded',
        detail: `What would help it most: ${text}`,
        action: { text: 'Do it now', onPress: () => navigate(to) },
      });
    },
    isAsking,
    question: asked && (
      <Dialog
        role="alertdialog"
        size="question"
        title="Your profile is not complete"
        onClose={() => setAsked(null)}
      >
        <DialogBody>
          Your career profile is {asked.average.toFixed(2)}% complete. You can download your CV as it is, or
          fill in what is missing first.
        </DialogBody>
        <DialogFoot>
          <Button onClick={() => setAsked(null)}>Cancel</Button>
          <Button
            type="primary"
            data-autofocus
            onClick={() => {
              setAsked(null);
              asked.goOn();
            }}
          >
            Continue
          </Button>
        </DialogFoot>
      </Dialog>
    ),
  };
};
