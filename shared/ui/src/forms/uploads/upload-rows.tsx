import { fileSizeText, percentText } from '@phila/contract/format';
import { Button } from '../../controls/button/index.ts';
import { focusDialog } from '../../overlays/dialog/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import { IconButton } from '../../controls/icon-button/index.ts';
import { Progress } from '../../feedback/progress/index.ts';
import { cancelUpload, retryUpload, useUploads, type Upload } from './uploads.ts';
import styles from './upload-rows.module.css';

const stateText = ({ state, progress, reason }: Upload): string => {
  switch (state) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return progress < 1 ? `Uploading ${percentText(Math.round(progress * 100))}` : 'Checking the file';
    case 'done':
      return 'Uploaded';
    case 'failed':
      return reason ?? '';
  }
};

/** Moves the focus from a row that is about to go: to the next one, or to the dialog around. */
const passFocusOn = (button: HTMLElement): void => {
  const row = button.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = near?.querySelector('button');
  if (next) next.focus();
  else focusDialog(row);
};

const UploadRow = ({ upload }: { upload: Upload }) => {
  const { id, name, size, state, progress, canRetry } = upload;
  const underWay = state === 'waiting' || state === 'sending';
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.picture}>
        <Icon name={state === 'failed' ? 'warning' : state === 'done' ? 'success' : 'upload'} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state} role={state === 'failed' ? 'alert' : undefined}>
          {underWay && `${fileSizeText(size)} · `}
          {stateText(upload)}
        </span>
        {underWay && <Progress value={progress} label={`Uploading ${name}`} />}
      </span>
      {state === 'failed' && canRetry && (
        <Button
          size="small"
          aria-label={`Retry ${name}`}
          onClick={({ currentTarget }) => {
            // Focuses Cancel, as the pressed button goes.
            currentTarget.closest('li')?.querySelector<HTMLElement>('[data-end]')?.focus();
            retryUpload(id);
          }}
        >
          Retry
        </Button>
      )}
      {state !== 'done' && (
        <IconButton
          icon="close"
          size={18}
          data-end=""
          label={underWay ? `Cancel ${name}` : `Dismiss ${name}`}
          hint={underWay ? 'Cancel' : 'Dismiss'}
          onClick={({ currentTarget }) => {
            passFocusOn(currentTarget);
            cancelUpload(id);
          }}
        />
      )}
    </li>
  );
};

interface UploadRowsProps {
  /** Shows only the uploads into this folder. */
  folderId?: number;
  /** Shows only this upload. */
  id?: string;
}

/** Lists uploads; draws nothing without any. */
export const UploadRows = ({ folderId, id }: UploadRowsProps) => {
  const shown = useUploads().filter(
    (upload) =>
      (folderId === undefined || upload.folderId === folderId) && (id === undefined || upload.id === id),
  );
  if (shown.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label="Uploads">
      {shown.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
};
