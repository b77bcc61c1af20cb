import { classes, RetryButton, Skeleton, Surface, Tile, Tiles } from '@phila/ui';
import { Link } from 'react-router-dom';
import type { Needs } from './use-needs.ts';

/** Links to the rows that need an administrator, shown all at once so that nothing moves. */
export const NeedsYou = ({ needs, isWaiting, isIncomplete, seesAny, retry }: Needs) => {
  if (!seesAny) return null;
  return (
    <Surface
      title="What needs you"
      action={
        needs.length === 0 ? undefined : <Link to="/admin/administrative/cases">Work through the cases</Link>
      }
    >
      {isWaiting && (
        <div aria-busy="true" aria-label="What needs you">
          <Skeleton height={72} />
        </div>
      )}
      {!isWaiting && needs.length > 0 && (
        <Tiles label="What needs you">
          {needs.map(({ to, ...tile }) => (
            <Tile key={`${to} ${tile.text}`} to={to} {...tile} />
          ))}
        </Tiles>
      )}
      {!isWaiting && isIncomplete && (
        <div role="alert" className={classes('row wrap gap-12 above-8')}>
          <p className={classes('muted')}>Some of this could not be loaded.</p>
          <RetryButton size="small" onRetry={retry} />
        </div>
      )}
      {!isWaiting && !isIncomplete && needs.length === 0 && (
        <p className={classes('muted')}>Nothing waits for you.</p>
      )}
    </Surface>
  );
};
