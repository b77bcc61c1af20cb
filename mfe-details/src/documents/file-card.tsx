import { fileSizeText } from '@phila/contract/format';
import type { DocumentFolder, PersonsDocument } from '@phila/contract/calls';
import { fileNameFault } from '@phila/contract/documents';
import { CallError, messageOf, notify, refreshReads } from '@phila/platform';
import { canPreview, Check, documentReads, downloadDocument, Expiry, Menu } from '@phila/ui';
import { useEffect, useRef, useState } from 'react';
import { DeleteConfirm, ExpiryDate, MoveToFolder, Rename, type Mode } from './file-modes.tsx';
import { GONE, isGone } from './deleted-elsewhere.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useFileWrites } from './use-file-writes.ts';
import { dayText, underAnotherName } from './document-texts.ts';
import styles from './file-card.module.css';

interface FileCardProps {
  file: PersonsDocument;
  folders: readonly DocumentFolder[];
  view: 'list' | 'grid';
  selected: boolean;
  onSelect: (on: boolean) => void;
  onPreview: () => void;
  /** Called once the file is gone from here, deleted or moved. */
  onGone: () => void;
}

/** Card of a file, in one of its modes (specification: documents): shown, or a form in its place. */
export const FileCard = ({ file, folders, view, selected, onSelect, onPreview, onGone }: FileCardProps) => {
  const [mode, setMode] = useState<Mode>('normal');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const writes = useFileWrites();
  const card = useRef<HTMLLIElement>(null);
  const name = file.originalDocumentName;

  // Returns the focus after an answer by keyboard, unless it has moved elsewhere.
  const asked = useRef<Mode>('normal');
  useEffect(() => {
    if (mode === 'normal' && asked.current !== 'normal' && document.activeElement === document.body) {
      card.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    }
    asked.current = mode;
  }, [mode]);

  const ask = (next: Mode) => {
    setError(null);
    setMode(next);
  };
  const run = async (work: () => Promise<unknown>, goes = false) => {
    setBusy(true);
    setError(null);
    try {
      await work();
      if (goes) onGone();
      else setMode('normal');
    } catch (failure) {
      if (isGone(failure)) {
        // Reads the list again.
        notify({ severity: 'error', text: GONE });
        void refreshReads(documentReads);
        onGone();
        return;
      }
      const [field] = failure instanceof CallError ? failure.errors : [];
      setError(field?.message ?? messageOf(failure, 'This did not work. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  const asking = { busy, error, onCancel: () => ask('normal') };

  return (
    <li ref={card} className={styles[view]} data-selected={selected || undefined}>
      {mode === 'rename' && (
        <Rename
          {...asking}
          file={file}
          onRename={(fileName) => {
            const fault = fileNameFault(fileName);
            if (fault === null) void run(() => writes.rename(file, fileName.trim()));
            else setError(fault);
          }}
        />
      )}
      {mode === 'delete-confirm' && (
        <DeleteConfirm {...asking} file={file} onDelete={() => void run(() => writes.remove(file), true)} />
      )}
      {mode === 'move-to-folder' && (
        <MoveToFolder
          {...asking}
          file={file}
          folders={folders}
          onMove={(folderId) =>
            void run(async () => {
              const other = underAnotherName(file, await writes.move(file, folderId));
              if (other === '') return;
              const to = folders.find(({ id }) => id === folderId)?.folderName ?? 'the folder';
              notify({ severity: 'info', text: `${name} is in ${to} now${other}` });
            }, true)
          }
        />
      )}
      {mode === 'expiry' && (
        <ExpiryDate
          {...asking}
          file={file}
          onSave={(expiryDate) => void run(() => writes.setExpiry(file, expiryDate))}
        />
      )}
      {mode === 'normal' && (
        <>
          <span className={styles.check}>
            <Check checked={selected} aria-label={`Select ${name}`} onChange={onSelect} />
          </span>
          <Thumbnail file={file} size={view === 'grid' ? 'large' : 'small'} />
          <span className={styles.words}>
            {canPreview(file) ? (
              <button type="button" className={styles.name} title={name} onClick={onPreview}>
                {name}
              </button>
            ) : (
              <span className={styles.plainName} title={name}>
                {name}
              </span>
            )}
            <span className={styles.about}>
              {fileSizeText(file.size)} · {dayText(file.dateUploaded)}
            </span>
            {file.expiryDate !== null && (
              <span className={styles.expiry}>
                <Expiry day={file.expiryDate} />
              </span>
            )}
          </span>
          <Menu
            className={styles.menu}
            label={`Actions for ${name}`}
            items={[
              { text: 'Download', icon: 'download', onSelect: () => void downloadDocument(file) },
              { text: 'Rename', icon: 'edit', onSelect: () => ask('rename') },
              { text: 'Move to a folder', icon: 'folder', onSelect: () => ask('move-to-folder') },
              { text: 'Set expiry date', icon: 'calendar', onSelect: () => ask('expiry') },
              { text: 'Delete', icon: 'delete', onSelect: () => ask('delete-confirm'), tone: 'danger' },
            ]}
          />
        </>
      )}
    </li>
  );
};
