import type { ReactNode } from 'react';
import { Unseen } from '../../layout/unseen/index.ts';

interface LoadingProps {
  /** Names the content after "Loading": "your reminders". */
  what: string;
  /** The content's shape, made of `Skeleton`s. */
  children: ReactNode;
}

/** A waiting shape, with words for a screen reader. */
export const Loading = ({ what, children }: LoadingProps) => (
  <div aria-busy="true">
    <output>
      <Unseen>Loading {what}</Unseen>
    </output>
    <div aria-hidden="true">{children}</div>
  </div>
);
