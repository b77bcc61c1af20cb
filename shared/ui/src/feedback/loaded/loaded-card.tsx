import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../layout/classes/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import { Loaded, type Reading } from './loaded.tsx';

/** Waiting shapes: a large figure with facts below it, or the rows of a list. */
const shapes = {
  figure: (
    <div className={classes('stack gap-12')}>
      <Skeleton height={34} width={160} />
      <Skeleton height={18} />
      <Skeleton height={18} width={120} />
    </div>
  ),
  rows: (
    <div className={classes('stack gap-12')}>
      <Skeleton height={24} />
      <Skeleton height={24} />
    </div>
  ),
};

interface LoadedCardProps<Value> {
  title: string;
  /** Replaces the plain title, beside cards that have a `CardHead`. */
  head?: ReactNode;
  /** Names the content for the waiting message: "Your CVs". */
  what: string;
  reading: Reading<Value>;
  shape: keyof typeof shapes;
  /** Shown without content: a sentence, and a link to the next step. */
  empty: { isEmpty: (value: Value) => boolean; sentence: string; action: string; to: string };
  children: (value: Value) => ReactNode;
}

/** A card for the main facts of an area, such as on the dashboard. Handles loading, failure and missing content. */
export const LoadedCard = <Value,>(props: LoadedCardProps<Value>) => {
  const { title, head, what, reading, shape, empty, children } = props;
  return (
    <Surface {...(head === undefined ? { title } : { label: title })}>
      {head}
      <Loaded
        what={what}
        reading={reading}
        isList={shape === 'rows'}
        waiting={shapes[shape]}
        isEmpty={empty.isEmpty}
        empty={
          <div className={classes('stack gap-16')}>
            <p>{empty.sentence}</p>
            <p>
              <Link to={empty.to}>{empty.action}</Link>
            </p>
          </div>
        }
        inCard
      >
        {children}
      </Loaded>
    </Surface>
  );
};
