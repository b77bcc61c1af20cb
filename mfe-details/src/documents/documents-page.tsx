import { calls } from '@phila/contract/calls';
import { messageOf, notify } from '@phila/platform';
import {
  Button,
  classes,
  FaultPanel,
  Icon,
  MainAction,
  Page,
  Skeleton,
  Tile,
  Tiles,
  UploadRows,
  useDrop,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DocumentsDialog, Open } from './documents-dialog.tsx';
import { leaveFolders, openFolder, type Place, usePlace } from './folder-address.ts';
import { Quota } from './quota.tsx';
import { counted, folderIcon } from './document-texts.ts';
import { PapersFault, PapersTile } from './papers/papers-tile.tsx';
import { usePapers } from './papers/use-papers.ts';
import styles from './documents-page.module.css';

const loadDialog = () => import(/* webpackChunkName: "documents-dialog" */ './documents-dialog.tsx');
const loadAhead = () =>
  void loadDialog().catch(() => {
    // Ignored: opening the dialog reports the failure.
  });

/** Loads the dialogs' chunk; on failure shows a notice and returns null. */
const loadedDialog = async (): Promise<typeof DocumentsDialog | null> => {
  try {
    return (await loadDialog()).DocumentsDialog;
  } catch {
    notify({
      severity: 'error',
      text: 'This could not be loaded. Please check your connection and try again.',
    });
    return null;
  }
};

/**
 * My Documents: top-level folders as tiles, and everything else in dialogs (specification: documents). The address
 * names the folder.
 */
const DocumentsPage = () => {
  const { data: folders, error, refetch } = useQuery(calls.documents.folders.query({}));
  const quota = useQuery(calls.documents.quota.query({}));
  const papers = usePapers();
  const place = usePlace();
  const [asked, setAsked] = useState<Exclude<Open, Place> | null>(null);
  const open: Open | null = place ?? asked;
  const [Dialog, setDialog] = useState<typeof DocumentsDialog | null>(null);
  const hasPlace = place !== null;
  useEffect(() => {
    if (!hasPlace) return;
    const load = async () => {
      const loaded = await loadedDialog();
      if (loaded === null) leaveFolders();
      else setDialog(() => loaded);
    };
    void load();
  }, [hasPlace]);
  const show = async (what: typeof asked) => {
    const loaded = await loadedDialog();
    if (loaded === null) return;
    setDialog(() => loaded);
    setAsked(what);
  };
  const over = useDrop(open === null, (files) => void show({ what: 'upload', files }));
  const upload = () => void show({ what: 'upload', files: [] });

  return (
    <Page
      title="My Documents"
      sentence="Your papers in one safe place: upload them once, and find them when someone asks."
      action={
        <MainAction
          text="Upload File"
          icon={<Icon name="upload" size={18} />}
          onClick={upload}
          onPointerEnter={loadAhead}
          onFocus={loadAhead}
        >
          Upload File
        </MainAction>
      }
    >
      {over && (
        <output className={classes('centred fixed cover unpressed', styles.drop)}>
          <strong>Drop your files anywhere</strong>
        </output>
      )}
      <div className={classes('row wrap gap-8 below-16')}>
        <h2 className={classes('fill large bold', styles.subheading)}>Access your documents</h2>
        <Button icon={<Icon name="add" size={18} />} onClick={() => void show({ what: 'new-folder' })}>
          New folder
        </Button>
        <Button icon={<Icon name="delete" size={18} />} onClick={() => void show({ what: 'trash' })}>
          Trash{quota.data !== undefined && quota.data.inTrash > 0 ? ` (${quota.data.inTrash})` : ''}
        </Button>
      </div>
      {open === null && <UploadRows />}
      {error !== null && folders === undefined ? (
        <FaultPanel area="My Documents" onRetry={() => void refetch()}>
          {messageOf(error)}
        </FaultPanel>
      ) : folders === undefined || (papers.data === undefined && papers.error === null) ? (
        <Tiles label="Loading your folders" busy>
          {[1, 2, 3, 4, 5].map((tile) => (
            <li key={tile}>
              <Skeleton height={88} />
            </li>
          ))}
        </Tiles>
      ) : (
        <Tiles>
          {folders
            .filter(({ folderParentId }) => folderParentId === 0)
            .map(({ id, folderName, documentCount }) => (
              <Tile
                key={id}
                icon={folderIcon(id)}
                title={folderName}
                text={documentCount === 0 ? 'Nothing in it yet' : counted(documentCount, 'document')}
                onPress={() => openFolder(id)}
                onPrefetch={loadAhead}
              />
            ))}
          {papers.data?.map((one) => (
            <PapersTile key={one.osNo} from={one} onPrefetch={loadAhead} />
          ))}
        </Tiles>
      )}
      {papers.data === undefined && papers.error !== null && <PapersFault onRetry={() => papers.refetch()} />}
      {quota.data === undefined ? <div className={styles.quota} /> : <Quota quota={quota.data} />}
      {open !== null &&
        Dialog !== null &&
        (open.what !== 'folder' || folders !== undefined || error === null) && (
          <Dialog open={open} folders={folders} onClose={() => setAsked(null)} />
        )}
    </Page>
  );
};

export default DocumentsPage;
