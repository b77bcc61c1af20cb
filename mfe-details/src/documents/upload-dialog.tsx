import { fileSizeText } from '@phila/contract/format';
import { calls } from '@phila/contract/calls';
import { ALLOWED_TYPES, LARGEST_DOCUMENT } from '@phila/contract/documents';
import { messageOf, useMediaQuery } from '@phila/platform';
import {
  addUploads,
  Button,
  classes,
  Dialog,
  DialogBody,
  DialogFoot,
  FaultPanel,
  Field,
  focusDialog,
  Icon,
  PickFiles,
  Select,
  Skeleton,
  UploadRows,
  useDrop,
  useUploads,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from './document-texts.ts';
import styles from './upload-dialog.module.css';

interface UploadDialogProps {
  title: string;
  /** Folder selected at first. */
  folderId: number;
  /** Files dropped on the page before a folder was chosen. */
  dropped?: readonly File[];
  onClose: () => void;
}

/** Uploads files, picked or dropped anywhere, into a chosen folder. */
export const UploadDialog = ({ title, folderId: proposed, dropped = [], onClose }: UploadDialogProps) => {
  const { data: folders, error, refetch } = useQuery(calls.documents.folders.query({}));
  const [folderId, setFolderId] = useState(proposed);
  const [waiting, setWaiting] = useState(dropped);
  const underWay = useUploads().some(({ state }) => state === 'waiting' || state === 'sending');
  const take = (files: readonly File[]) => {
    addUploads([...waiting, ...files], folderId);
    setWaiting([]);
  };
  const over = useDrop(true, take);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const folderName = folders?.find(({ id }) => id === folderId)?.folderName;

  return (
    <Dialog title={title} onClose={onClose}>
      <DialogBody>
        {error !== null && folders === undefined ? (
          <FaultPanel area="Your folders" onRetry={() => void refetch()}>
            {messageOf(error)}
          </FaultPanel>
        ) : (
          <>
            <Field label="Folder">
              {({ id }) =>
                folders === undefined ? (
                  <Skeleton height={40} />
                ) : (
                  <Select
                    id={id}
                    options={folders.map((folder) => ({ value: folder.id, label: folder.folderName }))}
                    value={folderId}
                    onChange={(chosen) => chosen !== null && setFolderId(chosen)}
                  />
                )
              }
            </Field>
            <div
              className={classes(
                'grid justify-centre gap-12 pad-y-32 pad-x-16 rounded-card in-middle',
                styles.place,
              )}
              data-over={over || undefined}
            >
              <Icon name="upload" size={32} />
              {waiting.length > 0 ? (
                <>
                  <ul className={classes('max-full anywhere')}>
                    {waiting.map((file, at) => (
                      // oxlint-disable-next-line react/no-array-index-key -- two files may have one name
                      <li key={at}>
                        {file.name} · {fileSizeText(file.size)}
                      </li>
                    ))}
                  </ul>
                  <Button
                    type="primary"
                    onClick={({ currentTarget }) => {
                      focusDialog(currentTarget);
                      take([]);
                    }}
                  >
                    Upload {counted(waiting.length, 'file')} to {folderName ?? 'this folder'}
                  </Button>
                </>
              ) : (
                <>
                  {!isTouched && <p>Drop your files here, or</p>}
                  <PickFiles main camera="environment" onFiles={take}>
                    Choose files
                  </PickFiles>
                </>
              )}
              <p className={classes('small muted balance', styles.hint)}>
                {ALLOWED_TYPES}, up to {fileSizeText(LARGEST_DOCUMENT)} each
              </p>
            </div>
            <UploadRows />
          </>
        )}
      </DialogBody>
      <DialogFoot>
        {underWay && (
          <p className={classes('small muted', styles.note)}>
            You can close this: your files go on uploading.
          </p>
        )}
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  );
};
