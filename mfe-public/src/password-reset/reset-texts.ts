import type { ReactNode } from 'react';

/** Texts in which the two password pages differ. */
export interface ResetWords {
  ask: { title: string; sentence: string; hint?: string; button: string };
  sent: string;
  set: { title: string; sentence: ReactNode; button: string };
  done: { title: string; sentence: string };
}
