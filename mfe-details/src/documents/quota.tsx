import { fileSize } from '@phila/ui';
import type { calls, ValueOf } from '@phila/contract/calls';
import { ALLOWED_TYPES } from '@phila/contract/documents';
import { counted } from './words.ts';
import styles from './documents-page.module.css';

/** How much room is left, and what may be kept. */
export const Quota = ({ quota }: { quota: ValueOf<typeof calls.documents.quota> }) => {
  const { used, total, largestFile } = quota;
  const isTight = used > total * 0.9;
  return (
    <div className={styles.quota}>
      <div className={styles.room}>
        <span>
          <strong>{fileSize(used)}</strong> of {fileSize(total)} used
        </span>
        <meter
          className={styles.meter}
          data-tight={isTight || undefined}
          min={0}
          max={total}
          value={used}
          aria-label="Room used"
        />
      </div>
      <p className={styles.allowed}>
        You can keep {ALLOWED_TYPES} files of up to {fileSize(largestFile)}.
        {quota.inTrash > 0 && ` ${counted(quota.inTrash, 'file')} in the trash count too.`}
      </p>
    </div>
  );
};
