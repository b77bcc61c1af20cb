import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../classes/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Surface } from '../surface/index.ts';
import { Loaded, type Reading } from './loaded.tsx';

/** The shape of what comes: one large figure with some facts below it, or the rows of a list. */
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
  /** In place of the plain title, where the cards beside it have a `CardHead`. */
  head?: ReactNode;
  /** What is read, as a person calls it: "Your CVs". Said while waiting. */
  what: string;
  reading: Reading<Value>;
  shape: keyof typeof shapes;
  /** Where nothing is known yet: a sentence, and a link to the one thing to do. */
  empty: { isEmpty: (value: Value) => boolean; sentence: string; action: string; to: string };
  children: (value: Value) => ReactNode;
}

/**
 * A card that says what matters of an area, such as those of the dashboard: one frame for what is read, what failed,
 * what nothing is known of, and the value.
 */
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
