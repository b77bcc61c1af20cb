import type { ReactNode } from 'react';

export interface StepProps {
  /** Links to other steps, before the main button. */
  actions: ReactNode;
  /** Called when the step is complete. */
  onDone: () => void;
}
