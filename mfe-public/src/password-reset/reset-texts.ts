import type { ReactNode } from 'react';

/** What the two pages that set a password say; everything else about them is the same. */
export interface ResetWords {
  ask: { title: string; sentence: string; hint?: string; button: string };
  sent: string;
  set: { title: string; sentence: ReactNode; button: string };
  done: { title: string; sentence: string };
}
