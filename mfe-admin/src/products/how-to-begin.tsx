import { classes, Markdown } from '@phila/ui';
import type { ReactNode } from 'react';

interface HowToBeginProps {
  /** Markdown. */
  words: string;
  /** Shown with the words, such as a file. */
  children?: ReactNode;
}

/** Text for owners of a product about how to begin. */
export const HowToBegin = ({ words, children }: HowToBeginProps) => (
  <>
    <h4 className={classes('bold')}>How to begin, for those who own it</h4>
    <Markdown level={4}>{words}</Markdown>
    {children}
  </>
);
