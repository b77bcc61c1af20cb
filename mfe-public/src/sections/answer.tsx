import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import { type Tone, tones } from './tones.ts';
import styles from './answer.module.css';

interface AnswerProps {
  /** Sentence before the figure, such as "R5 000 a month in your fund really costs you". */
  said: string;
  figure: string;
  /** Drawing of the answer; the words say the same. */
  picture: ReactNode;
  /** Parts of the answer, in the drawing's tones. */
  parts: readonly { readonly tone: Tone; readonly what: string; readonly value: string }[];
  /** Link to try it with one's own figures. */
  more?: ReactNode;
}

/** Answer of an example: figure, drawing and parts. */
export const Answer = ({ said, figure, picture, parts, more }: AnswerProps) => (
  <div className={classes('edge rounded-card pad-24', styles.answer)}>
    <output className={classes('block below-20')}>
      <span className={classes('block muted')}>{said}</span>
      <span className={classes('block heavy figures', styles.total)}>{figure}</span>
    </output>
    {picture}
    <dl className={classes('flex wrap gap-12 gap-x-32 above-16', styles.parts)}>
      {parts.map(({ tone, what, value }) => (
        <div key={what}>
          <dt className={tones[tone]}>{what}</dt>
          <dd className={classes('strong figures')}>{value}</dd>
        </div>
      ))}
    </dl>
    {more !== undefined && <p className={classes('above-16')}>{more}</p>}
  </div>
);
