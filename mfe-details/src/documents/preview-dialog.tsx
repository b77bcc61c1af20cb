import type { PersonsDocument } from '@phila/contract';
import { messageOf, useRead } from '@phila/platform';
import { Button, Dialog, DialogBody, DialogFoot, FaultPanel, Icon, Skeleton } from '@phila/ui';
import { useEffect, useState } from 'react';
import { documentCalls } from './document-calls.ts';
import { download } from './file-card.tsx';
import styles from './preview-dialog.module.css';

/** An address for bytes in memory, for as long as they are shown. */
const useAddress = (blob: Blob | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
};

/** Telephones have nothing within a page that shows a PDF. */
const showsPdf = (): boolean => navigator.pdfViewerEnabled;

/** A picture or a PDF as it is, without leaving the page. Nothing in it runs: the page's own policy sees to that. */
export const PreviewDialog = ({ file, onClose }: { file: PersonsDocument; onClose: () => void }) => {
  const { data, error, refetch } = useRead(
    documentCalls.file,
    { query: { FileName: file.blobStorageDocumentName } },
    // Nobody wants ten megabytes to be fetched three times in vain.
    { retry: false },
  );
  const address = useAddress(data);
  const name = file.originalDocumentName;
  return (
    <Dialog title={name} onClose={onClose}>
      <DialogBody>
        <div className={styles.stage}>
          {error !== null ? (
            <FaultPanel area="This file" onRetry={() => void refetch()}>
              {messageOf(error)}
            </FaultPanel>
          ) : address === null ? (
            <div className={styles.waiting} aria-busy="true" aria-label={`Loading ${name}`}>
              <Skeleton height={320} />
            </div>
          ) : file.type !== 'pdf' ? (
            <img className={styles.picture} src={address} alt={name} />
          ) : showsPdf() ? (
            <iframe className={styles.frame} src={address} title={name} />
          ) : (
            <p className={styles.words}>
              Your browser shows PDF files in an app of their own. Download it to read it.
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
        <Button type="primary" icon={<Icon name="download" size={18} />} onClick={() => void download(file)}>
          Download
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
