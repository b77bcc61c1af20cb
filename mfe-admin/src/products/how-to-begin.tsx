import { classes, Markdown } from '@phila/ui';
import type { ReactNode } from 'react';

interface HowToBeginProps {
  /** Markdown. */
  words: string;
  /** Shown below the text: for example a file. */
  children?: ReactNode;
}

/** Instructions for owners of a product. */
export const HowToBegin = ({ words, children }: HowToBeginProps) => (
  <>
    <h4 className={classes('bold')}>How to begin, for those who own it</h4>
    <Markdown level={4}>{words}</Markdown>
    {children}
  </>
);
