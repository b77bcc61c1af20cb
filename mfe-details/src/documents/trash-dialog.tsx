import { fileSizeText } from '@phila/contract/format';
import { calls, type PersonsDocument } from '@phila/contract/calls';
import { documentTypes, TRASH_DAYS } from '@phila/contract/documents';
import { messageOf, notify, refreshReads } from '@phila/platform';
import {
  Button,
  classes,
  Confirm,
  Dialog,
  DialogBody,
  DialogFoot,
  documentReads,
  Empty,
  FaultPanel,
  Pager,
  useListAddress,
  useListRows,
} from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isGone } from './deleted-elsewhere.ts';
import { counted, dayText, underAnotherName } from './document-texts.ts';
import { WaitingFiles } from './waiting-files.tsx';
import cards from './file-card.module.css';
import styles from './folder-dialog.module.css';

const SIZES = [25] as const;
const DAY = 86_400_000;
const writing = { refreshes: documentReads };

const goneAt = (dateDeleted: string): string =>
  new Date(new Date(dateDeleted).getTime() + TRASH_DAYS * DAY).toISOString();

/** Files deleted in the last thirty days, to restore or delete for good. */
export const TrashDialog = ({ onClose }: { onClose: () => void }) => {
  const list = useListAddress({ sizes: SIZES, prefix: 'trash-', isStill: true });
  const { state, rows, error, retry, count, page, pages } = useListRows(calls.documents.trash, list, {
    input: { query: { Sort: '-dateUploaded' } },
  });
  const restore = useMutation(calls.documents.restore.mutation(writing));
  const removeForGood = useMutation(calls.documents.removeForGood.mutation(writing));
  const emptyTrash = useMutation(calls.documents.emptyTrash.mutation(writing));
  /** Subject of the confirmation to delete for good: a file, or all. */
  const [asking, setAsking] = useState<PersonsDocument | 'all' | null>(null);

  const counting = useRef<HTMLOutputElement>(null);

  const files = state === 'ready' ? rows : null;
  const total = count ?? 0;
  const close = () => {
    // Returns to the first page for the next opening.
    if (page > 1) list.changeView({ page: 1 });
    onClose();
  };

  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
      // Moves the focus, as the row goes with its buttons.
      counting.current?.focus();
    } catch (failure) {
      if (isGone(failure)) void refreshReads(documentReads);
      notify({
        severity: 'error',
        text: isGone(failure)
          ? 'This file was restored or deleted elsewhere in the meantime'
          : messageOf(failure, 'This did not work. Please try again.'),
      });
    }
  };
  const giveBack = async (file: PersonsDocument) => {
    const restored = await restore.mutateAsync({ params: { id: file.documentId } });
    notify({
      severity: 'success',
      text: `${file.originalDocumentName} is back in its folder${underAnotherName(file, restored)}`,
    });
  };
  const confirmed = () => {
    const what = asking;
    setAsking(null);
    if (what === 'all') void run(() => emptyTrash.mutateAsync({}));
    else if (what !== null) void run(() => removeForGood.mutateAsync({ params: { id: what.documentId } }));
  };

  return (
    <Dialog title="Trash" onClose={close}>
      <DialogBody>
        {error !== null ? (
          <FaultPanel area="The trash" onRetry={retry}>
            {messageOf(error)}
          </FaultPanel>
        ) : files === null ? (
          <WaitingFiles what="the trash" />
        ) : files.length === 0 ? (
          <Empty title="The trash is empty">What you delete stays here for {TRASH_DAYS} days.</Empty>
        ) : (
          <ul className={classes('grid gap-8', styles.files)} aria-label="Deleted files">
            {files.map((file) => (
              <li key={file.documentId} className={`${cards.list} ${cards.deleted}`}>
                <span
                  className={classes('centred rigid square-44 accent-ground rounded tiny heavy text')}
                  aria-hidden="true"
                >
                  {documentTypes[file.type].label}
                </span>
                <span className={cards.words}>
                  <span className={cards.plainName} title={file.originalDocumentName}>
                    {file.originalDocumentName}
                  </span>
                  <span className={cards.about}>
                    {fileSizeText(file.size)}
                    {file.dateDeleted !== null && ` · Gone for good on ${dayText(goneAt(file.dateDeleted))}`}
                  </span>
                </span>
                <span className={cards.answers}>
                  <Button
                    aria-label={`Restore ${file.originalDocumentName}`}
                    loading={restore.isPending && restore.variables.params.id === file.documentId}
                    onClick={() => void run(() => giveBack(file))}
                  >
                    Restore
                  </Button>
                  <Button
                    danger
                    aria-label={`Delete ${file.originalDocumentName} for good`}
                    onClick={() => setAsking(file)}
                  >
                    Delete for good
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
        {asking !== null && (
          <Confirm
            title="Delete for good?"
            confirm="Delete for good"
            cancel="Keep"
            onConfirm={confirmed}
            onCancel={() => setAsking(null)}
          >
            {asking === 'all' ? `All ${counted(total, 'file')} in the trash` : asking.originalDocumentName}{' '}
            will be deleted. This action cannot be undone.
          </Confirm>
        )}
      </DialogBody>
      <DialogFoot>
        <output
          ref={counting}
          className={classes('grid align-centre min-high-40 small muted', styles.total)}
          tabIndex={-1}
        >
          {files !== null && counted(total, 'file')}
        </output>
        {pages > 1 && <Pager page={page} pages={pages} onPage={(to) => list.changeView({ page: to })} />}
        {total > 0 && (
          <Button danger loading={emptyTrash.isPending} onClick={() => setAsking('all')}>
            Empty trash
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
};
