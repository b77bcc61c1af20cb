import type { ReactNode } from 'react';

export interface StepProps {
  /** The ways to the other steps, before the main button. */
  actions: ReactNode;
  /** It was saved, or there is enough of it. */
  onDone: () => void;
}
