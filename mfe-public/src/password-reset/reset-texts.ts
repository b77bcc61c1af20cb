import type { ReactNode } from 'react';

/** Texts that differ between the two password pages. */
export interface ResetWords {
  ask: { title: string; sentence: string; hint?: string; button: string };
  sent: string;
  set: { title: string; sentence: ReactNode; button: string };
  done: { title: string; sentence: string };
}
