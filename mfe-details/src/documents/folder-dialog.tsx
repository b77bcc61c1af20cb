import type { DocumentFolder, PersonsDocument } from '@phila/contract/calls';
import { messageOf, notify, refreshReads, useAppSelector } from '@phila/platform';
import {
  addUploads,
  Button,
  classes,
  Confirm,
  Dialog,
  DialogBody,
  DialogFoot,
  DocumentPreview,
  documentReads,
  Empty,
  FaultPanel,
  focusDialog,
  Icon,
  IconButton,
  Input,
  Pager,
  PickFiles,
  Select,
  UploadRows,
  useDrop,
} from '@phila/ui';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { FileCard } from './file-card.tsx';
import { NewFolder } from './new-folder.tsx';
import { leaveFolders, openFolder, openParent } from './folder-address.ts';
import { FolderTools } from './folder-tools.tsx';
import { folderViews, selectedIn } from './folder-views.ts';
import { FOLDER_GONE, isGone } from './deleted-elsewhere.ts';
import { useFiles, sortings, type Sorting } from './use-files.ts';
import { useFileWrites } from './use-file-writes.ts';
import { counted } from './document-texts.ts';
import { WaitingFiles } from './waiting-files.tsx';
import styles from './folder-dialog.module.css';

interface FolderDialogProps {
  /** Undefined while they load. */
  folders: readonly DocumentFolder[] | undefined;
  /** Folder in the address. */
  folderId: number;
}

const SORTINGS = Object.entries(sortings).map(([value, label]) => ({ value: value as Sorting, label }));

const NONE: readonly DocumentFolder[] = [];

const { fileSelected, left, selectionCleared, shapeChosen } = folderViews.actions;

/**
 * Dialog of a folder (specification: documents): search, upload, list or grid. Each folder's search stays in its
 * history entry, for Back.
 */
export const FolderDialog = ({ folders: known, folderId }: FolderDialogProps) => {
  const folders = known ?? NONE;
  const looking = useAppSelector(folderViews.select);
  const { shape } = looking;
  const selected = selectedIn(looking, folderId);
  const dispatch = useDispatch();
  const [preview, setPreview] = useState<PersonsDocument | null>(null);
  const [removing, setRemoving] = useState(false);
  const [making, setMaking] = useState(false);
  const writes = useFileWrites();
  const count = useRef<HTMLOutputElement>(null);

  const [shownFolder, setShownFolder] = useState(folderId);
  if (shownFolder !== folderId) {
    setShownFolder(folderId);
    setPreview(null);
    setRemoving(false);
    setMaking(false);
  }
  // Moves the focus, as the pressed button went with its folder.
  const before = useRef(folderId);
  useEffect(() => {
    if (before.current !== folderId) {
      focusDialog(count.current);
      dispatch(selectionCleared());
    }
    before.current = folderId;
  }, [folderId, dispatch]);
  useEffect(() => () => void dispatch(left()), [dispatch]);

  const folder = folders.find(({ id }) => id === folderId);
  const parent = folders.find(({ id }) => id === folder?.folderParentId);
  const within = folders.filter(({ folderParentId }) => folderParentId === folderId);
  const shown = useFiles(folderId, folder?.documentCount ?? null);
  const files = shown.state === 'ready' ? shown.rows : null;
  const missing = known !== undefined && folder === undefined;
  // Missing folder: deleted since, or never at this address.
  const [last, setLast] = useState<DocumentFolder | null>(null);
  if (folder !== undefined && last?.id !== folderId) setLast(folder);
  const gone = isGone(shown.error) || missing;
  const refused = isGone(shown.error) && !missing;
  useEffect(() => {
    // Removes the folder's tile too.
    if (refused) void refreshReads(documentReads);
  }, [refused]);

  /** Clears the selection, because its files may no longer be listed. */
  const unchosen = () => void dispatch(selectionCleared());
  const select = (id: string, on: boolean) => dispatch(fileSelected({ folderId, id, on }));
  const leave = () =>
    last?.id !== folderId || last.folderParentId === 0 ? leaveFolders() : openParent(last.folderParentId);
  const take = (files: readonly File[]) => addUploads(files, folderId);
  const over = useDrop(preview === null && !removing && folder !== undefined && !gone, take);

  const removeSelected = async () => {
    setRemoving(false);
    try {
      await writes.removeSeveral([...selected]);
      dispatch(selectionCleared());
      count.current?.focus();
    } catch (error) {
      if (isGone(error)) {
        // Clears the selection, as the service doesn't name the missing files.
        dispatch(selectionCleared());
        void refreshReads(documentReads);
        notify({
          severity: 'error',
          text: 'Some of these were deleted elsewhere in the meantime. Please choose again.',
        });
        return;
      }
      notify({
        severity: 'error',
        text: messageOf(error, 'We could not delete these files. Please try again.'),
      });
    }
  };

  const frame = { title: folder?.folderName ?? 'Documents', onClose: leaveFolders, inAddress: true };
  if (gone) {
    return (
      <Dialog {...frame}>
        <DialogBody>
          {last?.id === folderId ? (
            <Empty title={FOLDER_GONE} action={<Button onClick={leave}>Go back</Button>}>
              What was in it is in the trash, if it was not moved.
            </Empty>
          ) : (
            <Empty
              title="You have no folder at this address"
              action={<Button onClick={leaveFolders}>See your folders</Button>}
            >
              It may have been deleted, or the link belongs to another account.
            </Empty>
          )}
        </DialogBody>
      </Dialog>
    );
  }
  const searching = shown.term.trim() !== '';
  return (
    <Dialog {...frame}>
      <DialogBody>
        <div className={styles.content}>
          {over && (
            <p className={classes('pad-16 below-16 on-card rounded strong in-middle sticky', styles.drop)}>
              Drop your files to upload them into {folder?.folderName}
            </p>
          )}
          {parent !== undefined && (
            <div className={classes('below-16', styles.back)}>
              <Button icon={<Icon name="back" size={18} />} onClick={leave}>
                Back to {parent.folderName}
              </Button>
            </div>
          )}
          <div className={classes('row wrap gap-12 below-16')}>
            <Input
              className={styles.search ?? ''}
              type="search"
              aria-label="Search files"
              placeholder="Search files"
              autoComplete="off"
              maxLength={100}
              prefix={<Icon name="search" size={18} />}
              value={shown.term}
              onChange={(event) => {
                shown.find(event.target.value);
                unchosen();
              }}
            />
            <Select
              className={styles.sorting}
              aria-label="Sort files"
              options={SORTINGS}
              value={shown.sorting}
              onChange={(sorting) => {
                if (sorting === null) return;
                shown.sort(sorting);
                unchosen();
              }}
            />
            <fieldset className={classes('flex')} aria-label="How files are shown">
              {(['list', 'grid'] as const).map((one) => (
                <IconButton
                  key={one}
                  icon={one}
                  label={one === 'list' ? 'List View' : 'Grid View'}
                  aria-pressed={shape === one}
                  onClick={() => dispatch(shapeChosen(one))}
                />
              ))}
            </fieldset>
            <div className={classes('push', styles.upload)}>
              <PickFiles main camera="environment" onFiles={take}>
                Upload File
              </PickFiles>
            </div>
          </div>
          <UploadRows folderId={folderId} />
          {(within.length > 0 || folder !== undefined) && (
            <ul className={classes('flex wrap gap-8 below-16')} aria-label="Folders">
              {within.map((one) => (
                <li key={one.id}>
                  <Button
                    icon={<Icon name="folder" size={20} />}
                    className={styles.folder}
                    onClick={() => openFolder(one.id)}
                  >
                    <span className={classes('ellipsis')}>{one.folderName}</span>
                    <span className={classes('small muted nowrap')}>
                      {counted(one.documentCount, 'document')}
                    </span>
                  </Button>
                </li>
              ))}
              <li>
                <Button
                  icon={<Icon name="add" size={18} />}
                  className={styles.newFolder}
                  onClick={() => setMaking(true)}
                >
                  New folder
                </Button>
              </li>
            </ul>
          )}
          {shown.error !== null && files === null ? (
            <FaultPanel area="These files" onRetry={() => void shown.retry()}>
              {messageOf(shown.error)}
            </FaultPanel>
          ) : files === null ? (
            <WaitingFiles what="files" />
          ) : files.length === 0 ? (
            <Empty title="No files found">
              {searching
                ? 'No file here has this in its name.'
                : 'Upload your files, or drop them anywhere here.'}
            </Empty>
          ) : (
            <>
              <ul
                className={classes('grid gap-8', styles.files)}
                data-shape={shape}
                aria-busy={shown.busy}
                aria-label="Files"
              >
                {files.map((file) => (
                  <FileCard
                    key={file.documentId}
                    file={file}
                    folders={folders}
                    view={shape}
                    selected={selected.includes(file.documentId)}
                    onSelect={(on) => select(file.documentId, on)}
                    onPreview={() => setPreview(file)}
                    onGone={() => {
                      select(file.documentId, false);
                      count.current?.focus();
                    }}
                  />
                ))}
              </ul>
            </>
          )}
          {making && <NewFolder parentId={folderId} onClose={() => setMaking(false)} />}
          {preview !== null && <DocumentPreview file={preview} onClose={() => setPreview(null)} />}
          {removing && (
            <Confirm
              title={`Delete ${counted(selected.length, 'file')}?`}
              confirm="Delete"
              cancel="Keep"
              onConfirm={() => void removeSelected()}
              onCancel={() => setRemoving(false)}
            >
              You can restore them from the trash for 30 days.
            </Confirm>
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <output
          ref={count}
          // Hidden on a phone while files are selected, as the button beside it counts them.
          className={classes(
            'grid align-centre min-high-40 small muted',
            selected.length > 0 ? classes('unseen-narrow', styles.total) : styles.total,
          )}
          tabIndex={-1}
        >
          {files !== null && counted(shown.count ?? 0, 'file')}
        </output>
        {shown.pages > 1 && (
          <Pager
            page={shown.page}
            pages={shown.pages}
            onPage={(page) => {
              shown.turnTo(page);
              unchosen();
            }}
          />
        )}
        {selected.length > 0 ? (
          <>
            <Button danger icon={<Icon name="delete" size={18} />} onClick={() => setRemoving(true)}>
              Delete {selected.length} selected
            </Button>
            <Button onClick={() => dispatch(selectionCleared())}>Clear selection</Button>
          </>
        ) : (
          folder !== undefined &&
          !folder.fixed && (
            <FolderTools
              folder={folder}
              empty={folder.documentCount === 0 && within.length === 0}
              onGone={leave}
            />
          )
        )}
      </DialogFoot>
    </Dialog>
  );
};
