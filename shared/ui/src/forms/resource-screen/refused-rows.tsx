import type { AnyResource } from '@phila/contract/resources';
import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Dialog, DialogBody, DialogFoot } from '../../overlays/dialog/index.ts';
import { countOfRows } from './resource-words.ts';
import styles from './resource-screen.module.css';

interface RefusedRowsProps {
  resource: AnyResource;
  /** The refused rows that the service names; there may be fewer than `count`. */
  rows: readonly { id: number; name: string; message: string | null }[];
  count: number;
  onClose: () => void;
}

/** Lists the rows that were not changed, and why. */
export const RefusedRows = ({ resource, rows, count, onClose }: RefusedRowsProps) => (
  <Dialog title={`${countOfRows(resource, count)} not changed`} onClose={onClose}>
    <DialogBody>
      <ul className={styles.verdicts}>
        {rows.map(({ id, name, message }) => (
          <li key={id}>
            <strong>{name === '' ? `No. ${id}` : name}</strong>: {message}
          </li>
        ))}
      </ul>
      {rows.length < count && (
        <p className={classes('muted')}>And {countOfRows(resource, count - rows.length)} more.</p>
      )}
    </DialogBody>
    <DialogFoot>
      <Button data-autofocus onClick={onClose}>
        Close
      </Button>
    </DialogFoot>
  </Dialog>
);
