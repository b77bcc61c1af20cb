import { Icon } from '../icon/index.ts';
import type { Listing } from './listing.ts';
import type { Row } from './table-record.ts';
import styles from './record-screen.module.css';

/** Edit and delete of a row, each named after it. */
export const RowActions = ({ listing, row }: { listing: Listing; row: Row }) => {
  const name = listing.nameOf(row);
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.action}
        aria-label={`Edit ${name}`}
        title="Edit"
        onClick={() => listing.edit(row)}
        onPointerEnter={listing.ahead}
        onFocus={listing.ahead}
        onTouchStart={listing.ahead}
      >
        <Icon name="edit" size={20} />
      </button>
      <button
        type="button"
        className={`${styles.action} ${styles.delete}`}
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={() => listing.remove([row])}
      >
        <Icon name="delete" size={20} />
      </button>
    </div>
  );
};

/** Marks a row for "Delete n selected". */
export const RowCheck = ({ listing, row }: { listing: Listing; row: Row }) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      aria-label={`Select ${listing.nameOf(row)}`}
      checked={listing.selected.has(row.id)}
      onChange={(event) => listing.select([row.id], event.target.checked)}
    />
  </label>
);
