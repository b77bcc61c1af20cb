import { classes, Markdown } from '@phila/ui';
import type { ReactNode } from 'react';

interface HowToBeginProps {
  /** Markdown. */
  words: string;
  /** What they get beside the words, such as a file. */
  children?: ReactNode;
}

/** What those who own a product read about how to begin. */
export const HowToBegin = ({ words, children }: HowToBeginProps) => (
  <>
    <h4 className={classes('bold')}>How to begin, for those who own it</h4>
    <Markdown level={4}>{words}</Markdown>
    {children}
  </>
);
