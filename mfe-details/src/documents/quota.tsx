import { fileSizeText } from '@phila/contract/format';
import { classes, Progress } from '@phila/ui';
import type { calls, ValueOf } from '@phila/contract/calls';
import { ALLOWED_TYPES } from '@phila/contract/documents';
import { counted } from './document-texts.ts';
import styles from './documents-page.module.css';

/** Space left, and the limits on files. */
export const Quota = ({ quota }: { quota: ValueOf<typeof calls.documents.quota> }) => {
  const { used, total, largestFile } = quota;
  return (
    <div className={styles.quota}>
      <div className={classes('grid gap-6 figures', styles.room)}>
        <span>
          <strong>{fileSizeText(used)}</strong> of {fileSizeText(total)} used
        </span>
        <Progress
          kind="full"
          label="Room used"
          value={used / total}
          text={`${fileSizeText(used)} of ${fileSizeText(total)}`}
        />
      </div>
      <p className={classes('muted', styles.allowed)}>
        You can keep {ALLOWED_TYPES} files of up to {fileSizeText(largestFile)}.
        {quota.inTrash > 0 && ` ${counted(quota.inTrash, 'file')} in the trash count too.`}
      </p>
    </div>
  );
};
