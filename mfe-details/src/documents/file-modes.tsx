import type { DocumentFolder, PersonsDocument } from '@phila/contract/calls';
import { Button, Input, Select } from '@phila/ui';
import { useCallback, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import styles from './file-card.module.css';

/** Specification: documents: the modes of a file card; that of the expiry date is ours. */
export type Mode = 'normal' | 'rename' | 'delete-confirm' | 'move-to-folder' | 'expiry';

interface AskProps {
  onCancel: () => void;
  busy: boolean;
  /** What the service said about the last attempt. */
  error: string | null;
}

interface AskFormProps extends AskProps {
  onSend: () => void;
  /** By which its field tells what was wrong. */
  errorId?: string;
  verb: string;
  danger?: boolean;
  more?: ReactNode;
  children: ReactNode;
}

/** The frame of a mode that asks something: a form in the place of the file, which Escape leaves. */
const AskForm = ({
  onSend,
  onCancel,
  busy,
  error,
  errorId,
  verb,
  danger = false,
  more,
  children,
}: AskFormProps) => {
  const place = useRef<HTMLDivElement>(null);
  // Its answers, and what was wrong with the last one, may be below the edge of the dialog.
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
    // A focus that is elsewhere by now stays there.
    if (error === null || place.current?.contains(document.activeElement) !== true) return;
    place.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return (
    <div
      ref={place}
      role="presentation"
      className={styles.asking}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Of this card, not of the dialog that it is in.
        event.preventDefault();
        onCancel();
      }}
    >
      <form
        noValidate
        className={styles.ask}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // Enter is quicker than the button that shows that it is on its way.
          if (!busy) onSend();
        }}
      >
        {children}
        <div className={styles.error} id={errorId} aria-live="polite">
          {error}
        </div>
        <div className={styles.answers}>
          <Button htmlType="submit" type="primary" danger={danger} loading={busy}>
            {verb}
          </Button>
          {more}
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
    </div>
  );
};

/** Which file it is about, where nothing else says so. */
const Subject = ({ file }: { file: PersonsDocument }) => (
  <p className={styles.subject}>{file.originalDocumentName}</p>
);

/**
 * Gives the focus to the field, once. antd's field calls a ref function again at each render. A ref function that takes
 * the focus would therefore take it back each time, also from a person who went on typing elsewhere.
 */
const useFocusAtFirst = <Field extends { focus: () => void }>() => {
  const field = useRef<Field>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
};

/**
 * The same for a select. A long one is a native select until its code has loaded. When the native select is removed, its
 * focus is lost, so the one that follows takes the focus again. A focus that is elsewhere by then stays there.
 */
const useFocusOfSelect = () => {
  const focused = useRef(false);
  return useCallback((field: HTMLElement | null) => {
    if (field === null || (focused.current && document.activeElement !== document.body)) return;
    focused.current = true;
    field.focus();
  }, []);
};

export const Rename = ({
  file,
  onRename,
  ...ask
}: AskProps & { file: PersonsDocument; onRename: (name: string) => void }) => {
  const id = useId();
  const errorId = `${id}-error`;
  const field = useFocusAtFirst<HTMLInputElement>();
  const [name, setName] = useState(file.originalDocumentName);
  return (
    <AskForm {...ask} errorId={errorId} verb="Rename" onSend={() => onRename(name)}>
      <label htmlFor={id}>New name</label>
      <Input
        id={id}
        aria-invalid={ask.error !== null}
        aria-describedby={errorId}
        ref={field}
        maxLength={200}
        value={name}
        onFocus={(event) => {
          const dot = name.lastIndexOf('.');
          event.target.setSelectionRange(0, dot > 0 ? dot : name.length);
        }}
        onChange={(event) => setName(event.target.value)}
      />
    </AskForm>
  );
};

export const DeleteConfirm = ({
  file,
  onDelete,
  ...ask
}: AskProps & { file: PersonsDocument; onDelete: () => void }) => {
  const field = useFocusAtFirst<HTMLParagraphElement>();
  return (
    <AskForm {...ask} verb="Delete" danger onSend={onDelete}>
      <p className={styles.question} tabIndex={-1} ref={field}>
        Delete “{file.originalDocumentName}”? You can restore it from the trash for 30 days.
      </p>
    </AskForm>
  );
};

export const MoveToFolder = ({
  file,
  folders,
  onMove,
  ...ask
}: AskProps & {
  file: PersonsDocument;
  folders: readonly DocumentFolder[];
  onMove: (folderId: number) => void;
}) => {
  const id = useId();
  const field = useFocusOfSelect();
  const others = folders.filter((folder) => folder.id !== file.folderId);
  const [folderId, setFolderId] = useState(others[0]?.id ?? file.folderId);
  return (
    <AskForm {...ask} verb="Move" onSend={() => onMove(folderId)}>
      <Subject file={file} />
      <label htmlFor={id}>Move to folder</label>
      <Select
        id={id}
        ref={field}
        className={styles.field}
        options={others.map((folder) => ({ value: folder.id, label: folder.folderName }))}
        value={folderId}
        onChange={(chosen) => chosen !== null && setFolderId(chosen)}
      />
    </AskForm>
  );
};

export const ExpiryDate = ({
  file,
  onSave,
  ...ask
}: AskProps & { file: PersonsDocument; onSave: (expiryDate: string | null) => void }) => {
  const id = useId();
  const field = useFocusAtFirst<HTMLInputElement>();
  const [day, setDay] = useState(file.expiryDate ?? '');
  return (
    <AskForm
      {...ask}
      verb="Save"
      onSend={() => onSave(day === '' ? null : day)}
      more={file.expiryDate !== null && <Button onClick={() => onSave(null)}>Remove date</Button>}
    >
      <Subject file={file} />
      <label htmlFor={id}>Expiry date</label>
      <Input
        id={id}
        ref={field}
        type="date"
        className={styles.field}
        min="1900-01-01"
        max="2199-12-31"
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <p className={styles.hint}>We remind you 30 days before.</p>
    </AskForm>
  );
};
