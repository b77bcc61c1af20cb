import { classes } from '@phila/ui';
import { Link, useSearchParams } from 'react-router-dom';

const addressWith = (params: URLSearchParams, after: string | null): string => {
  const next = new URLSearchParams(params);
  if (after === null) next.delete('after');
  else next.set('after', after);
  next.delete('row');
  return `?${next.toString()}`;
};

/** Ways through a list that begins with the latest and is read on from its last row; Back leads to the page before. */
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
