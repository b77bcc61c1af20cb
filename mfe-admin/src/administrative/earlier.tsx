import { classes } from '@phila/ui';
import { Link, useSearchParams } from 'react-router-dom';

const addressWith = (params: URLSearchParams, after: string | null): string => {
  const next = new URLSearchParams(params);
  if (after === null) next.delete('after');
  else next.set('after', after);
  next.delete('row');
  return `?${next.toString()}`;
};

/** Leads to earlier rows of a list that starts with the latest; Back returns to the page before. */
export const Earlier = ({ next }: { next: string | null }) => {
  const [params] = useSearchParams();
  const isLater = params.has('after');
  if (!isLater && next === null) return null;
  return (
    <nav aria-label="Pages" className={classes('row wrap gap-16')}>
      {isLater && <Link to={addressWith(params, null)}>The latest</Link>}
      {next !== null && (
        <Link to={addressWith(params, next)} className={classes('push')}>
          Earlier
        </Link>
      )}
    </nav>
  );
};
