import type { DocumentFolder, PersonsDocument } from '@phila/contract/calls';
import { Button, Input, Select, useEscape } from '@phila/ui';
import { useCallback, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import styles from './file-card.module.css';

/** Modes of a file card (specification: documents); `expiry` is our addition. */
export type Mode = 'normal' | 'rename' | 'delete-confirm' | 'move-to-folder' | 'expiry';

interface AskProps {
  onCancel: () => void;
  busy: boolean;
  /** Fault of the last attempt, from the service. */
  error: string | null;
}

interface AskFormProps extends AskProps {
  onSend: () => void;
  /** Id of the fault's element, for the field's aria-describedby. */
  errorId?: string;
  verb: string;
  danger?: boolean;
  more?: ReactNode;
  children: ReactNode;
}

/** Form shown instead of the file; Escape closes it. */
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
  useEscape(true, place, onCancel);
  // Scrolls its buttons and fault into the dialog's view.
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
    // Leaves a focus alone that has moved elsewhere.
    if (error === null || place.current?.contains(document.activeElement) !== true) return;
    place.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return (
    <div ref={place} role="presentation" className={styles.asking}>
      <form
        noValidate
        className={styles.ask}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // Ignores Enter while sending, as only the button shows that it is busy.
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

/** Names the file, where nothing else does. */
const Subject = ({ file }: { file: PersonsDocument }) => (
  <p className={styles.subject}>{file.originalDocumentName}</p>
);

/**
 * Focuses the field once. antd calls a ref function at each render, and would take the focus back from wherever the
 * person types.
 */
const useFocusAtFirst = <Field extends { focus: () => void }>() => {
  const field = useRef<Field>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
};

/**
 * Focuses a select once, and again when a long select's code replaces the native one and drops its focus. A focus
 * that has moved elsewhere stays.
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
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <p className={styles.hint}>We remind you 30 days before.</p>
    </AskForm>
  );
};
