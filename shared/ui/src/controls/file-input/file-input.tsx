import { calls, itemsOf, type PersonsDocument } from '@phila/contract/calls';
import { documentFolders } from '@phila/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import type { Wiring } from '../field/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import { Select } from '../select/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { Unseen } from '../../layout/unseen/index.ts';
import { PickFiles } from '../../forms/uploads/pick-files.tsx';
import { UploadRows } from '../../forms/uploads/upload-rows.tsx';
import { addUploads, cancelUpload, uploadEnd, useUploads } from '../../forms/uploads/uploads.ts';
import styles from './file-input.module.css';

interface FileInputProps extends Wiring {
  /** The id of one of the person's documents; '' for none. */
  value: string;
  /** Gets the id and the document; '' and null for none. */
  onChange: (documentId: string, document: PersonsDocument | null) => void;
  /** The file's name, if the page knows it; the input knows the name of a file chosen in it. */
  fileName?: string | undefined;
  /** The folder shown first; a new upload goes there too. Default: Other. */
  folderId?: number;
  /**
   * Called when an upload begins, with a function that waits for its end: resolves to null once the document is chosen,
   * or to the reason why not.
   */
  onUpload?: (end: () => Promise<string | null>) => void;
  /** Tells if an upload of this input is under way, also after Retry. */
  onBusy?: (isBusy: boolean) => void;
}

/**
 * Takes a file of My Documents, an existing or a new one, with the wiring of a `Field`. Runs one upload at a time:
 * choosing another file cancels it.
 */
export const FileInput = (props: FileInputProps) => {
  const {
    value,
    onChange,
    fileName,
    folderId: proposed = documentFolders.other,
    onUpload,
    onBusy,
    ...wiring
  } = props;
  const [chosen, setChosen] = useState<PersonsDocument | null>(null);
  const [folderId, setFolderId] = useState(proposed);
  const [uploadId, setUploadId] = useState<string | null>(null);
  const choose = (document: PersonsDocument | null) => {
    setChosen(document);
    setUploadId(null);
    onChange(document?.documentId ?? '', document);
  };
  // Uses the latest handler: by the end of an upload the field may have another place in the form.
  const latest = useRef(choose);
  useLayoutEffect(() => {
    latest.current = choose;
  });
  const state = useUploads().find(({ id }) => id === uploadId)?.state;
  const isBusy = state === 'waiting' || state === 'sending';
  const tell = useEffectEvent((busy: boolean) => onBusy?.(busy));
  useEffect(() => {
    if (!isBusy) return undefined;
    tell(true);
    return () => tell(false);
  }, [isBusy]);
  const stop = () => {
    if (uploadId !== null) cancelUpload(uploadId);
  };
  const upload = (files: readonly File[]) => {
    stop();
    for (const id of addUploads(files, folderId, (document) => latest.current(document))) {
      setUploadId(id);
      onUpload?.(() => uploadEnd(id));
    }
  };
  if (value !== '') {
    const name = chosen?.documentId === value ? chosen.originalDocumentName : fileName;
    return (
      <div className={styles.chosen}>
        <Icon name="file" />
        <span className={styles.name}>{name ?? 'A file of My Documents'}</span>
        <Button
          id={wiring.id}
          size="small"
          aria-describedby={wiring['aria-describedby']}
          onClick={() => choose(null)}
        >
          Choose another<Unseen> file{name === undefined ? '' : ` than ${name}`}</Unseen>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.choices}>
      <FromMyDocuments
        wiring={wiring}
        folderId={folderId}
        onFolder={setFolderId}
        onChoose={(document) => {
          stop();
          choose(document);
        }}
      />
      <PickFiles single camera="environment" onFiles={upload}>
        Upload a new file
      </PickFiles>
      {uploadId !== null && <UploadRows id={uploadId} />}
    </div>
  );
};

interface FromMyDocumentsProps {
  wiring: Wiring;
  folderId: number;
  onFolder: (folderId: number) => void;
  onChoose: (document: PersonsDocument | null) => void;
}

/** Lists folders, and the files of the chosen one. */
const FromMyDocuments = ({ wiring, folderId, onFolder, onChoose }: FromMyDocumentsProps) => {
  const folderList = useId();
  const folders = useQuery(calls.documents.folders.query({}));
  const files = useQuery(calls.documents.documentsPerFolder.query({ params: { folderId }, query: {} }));
  if (folders.isError || files.isError)
    return (
      <p className={styles.fault} role="alert">
        Your documents could not be loaded.{' '}
        <Button size="small" onClick={() => void Promise.all([folders.refetch(), files.refetch()])}>
          Retry
        </Button>
      </p>
    );
  if (folders.data === undefined) return <Skeleton height={40} />;
  const list = files.data === undefined ? [] : itemsOf(files.data);
  const empty =
    files.data === undefined ? 'Loading' : list.length === 0 ? 'No file in this folder' : 'Choose a file';
  return (
    <div className={styles.lists}>
      <label className={styles.folder} htmlFor={folderList}>
        <Unseen>Folder</Unseen>
        <Select
          id={folderList}
          value={folderId}
          options={folders.data.map(({ id, folderName }) => ({ value: id, label: folderName }))}
          onChange={(chosen) => chosen !== null && onFolder(chosen)}
        />
      </label>
      <Select
        id={wiring.id}
        aria-invalid={wiring['aria-invalid']}
        aria-describedby={wiring['aria-describedby']}
        aria-required={wiring['aria-required']}
        value={null}
        placeholder={empty}
        options={list.map(({ documentId, originalDocumentName }) => ({
          value: documentId,
          label: originalDocumentName,
        }))}
        onChange={(chosen) => onChoose(list.find(({ documentId }) => documentId === chosen) ?? null)}
      />
    </div>
  );
};
