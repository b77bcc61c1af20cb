import { documentFolders } from '@phila/contract';
import { messageOf, usePageActions, useRead } from '@phila/platform';
import { Button, FaultPanel, Icon, Page, Skeleton } from '@phila/ui';
import { useState } from 'react';
import { documentCalls } from './document-calls.ts';
import { FolderDialog } from './folder-dialog.tsx';
import { NewFolder } from './new-folder.tsx';
import { Quota } from './quota.tsx';
import { TrashDialog } from './trash-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useDrop } from './use-drop.ts';
import { counted, folderIcon } from './words.ts';
import styles from './documents-page.module.css';

type Open =
  | { what: 'folder'; folderId: number }
  | { what: 'upload'; files: readonly File[] }
  | { what: 'trash' }
  | { what: 'new-folder' };

/** Seeds 1 §2.10: the top-level folders as tiles; the rest happens in dialogs. */
const DocumentsPage = () => {
  const { data: folders, error, refetch } = useRead(documentCalls.folders, {});
  const quota = useRead(documentCalls.quota, {});
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const over = useDrop(open === null, (files) => setOpen({ what: 'upload', files }));
  usePageActions([
    { text: 'Upload File', main: true, onClick: () => setOpen({ what: 'upload', files: [] }) },
  ]);

  return (
    <Page
      title="My Documents"
      sentence="Your papers in one safe place: upload them once, and find them when someone asks."
      action={
        <Button
          type="primary"
          icon={<Icon name="upload" size={18} />}
          onClick={() => setOpen({ what: 'upload', files: [] })}
        >
          Upload File
        </Button>
      }
    >
      {over && (
        <output className={styles.drop}>
          <strong>Drop your files anywhere</strong>
        </output>
      )}
      <div className={styles.head}>
        <h2 className={styles.subheading}>Access your documents</h2>
        <Button icon={<Icon name="add" size={18} />} onClick={() => setOpen({ what: 'new-folder' })}>
          New folder
        </Button>
        <Button icon={<Icon name="delete" size={18} />} onClick={() => setOpen({ what: 'trash' })}>
          Trash{quota.data !== undefined && quota.data.inTrash > 0 ? ` (${quota.data.inTrash})` : ''}
        </Button>
      </div>
      {open === null && <UploadRows />}
      {error !== null && folders === undefined ? (
        <FaultPanel area="My Documents" onRetry={() => void refetch()}>
          {messageOf(error)}
        </FaultPanel>
      ) : folders === undefined ? (
        <div className={styles.tiles} aria-busy="true" aria-label="Loading your folders">
          {[1, 2, 3, 4, 5].map((tile) => (
            <Skeleton key={tile} height={88} />
          ))}
        </div>
      ) : (
        <ul className={styles.tiles}>
          {folders
            .filter(({ folderParentId }) => folderParentId === 0)
            .map(({ id, folderName, documentCount }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.tile}
                  onClick={() => setOpen({ what: 'folder', folderId: id })}
                >
                  <span className={styles.picture}>
                    <Icon name={folderIcon(id)} size={28} />
                  </span>
                  <span className={styles.words}>
                    <span className={styles.name}>{folderName}</span>
                    <span className={styles.count}>
                      {documentCount === 0 ? 'Nothing in it yet' : counted(documentCount, 'document')}
                    </span>
                  </span>
                </button>
              </li>
            ))}
        </ul>
      )}
      {quota.data === undefined ? <div className={styles.quota} /> : <Quota quota={quota.data} />}
      {open?.what === 'folder' && folders !== undefined && (
        <FolderDialog folders={folders} folderId={open.folderId} onClose={close} />
      )}
      {open?.what === 'upload' && (
        <UploadDialog
          title="Upload File"
          folderId={documentFolders.identity}
          dropped={open.files}
          onClose={close}
        />
      )}
      {open?.what === 'trash' && <TrashDialog onClose={close} />}
      {open?.what === 'new-folder' && <NewFolder parentId={0} onClose={close} />}
    </Page>
  );
};

export default DocumentsPage;
