import type { ReactNode } from 'react';
import { Unseen } from '../unseen/index.ts';

interface LoadingProps {
  /** What is on its way, as a sentence goes on after "Loading": "your reminders". */
  what: string;
  /** The shape of what comes, built from `Skeleton`. */
  children: ReactNode;
}

/** A shape for the eye and words for a screen reader, while something comes. */
export const Loading = ({ what, children }: LoadingProps) => (
  <div aria-busy="true">
    <output>
      <Unseen>Loading {what}</Unseen>
    </output>
    <div aria-hidden="true">{children}</div>
  </div>
);
