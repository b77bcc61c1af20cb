import { classes, Money } from '@phila/ui';
import { Link } from 'react-router-dom';

interface Line {
  name: string;
  /** Address of its description, opened in a new tab so that the form keeps its values. */
  to?: string;
  quantity: number;
  total: number;
  /** Shown below the name. */
  remark?: string | null;
}

/** List of products with quantity and total. */
export const Lines = ({ label, lines }: { label: string; lines: readonly Line[] }) => (
  <ul aria-label={label} className={classes('grid gap-12')}>
    {lines.map(({ name, to, quantity, total, remark }) => (
      <li key={`${to ?? ''} ${name}`} className={classes('flex between gap-16')}>
        <span className={classes('shrink anywhere')}>
          {to === undefined ? (
            name
          ) : (
            <Link to={to} target="_blank" rel="noopener">
              {name}
            </Link>
          )}
          {quantity > 1 && <span className={classes('muted nowrap')}> × {quantity}</span>}
          {remark != null && <span className={classes('block small muted')}>{remark}</span>}
        </span>
        <Money value={total} className={classes('rigid')} />
      </li>
    ))}
  </ul>
);
