import { calls } from '@phila/contract/calls';
import { documentTypes, typeOfName, type DocumentType } from '@phila/contract/documents';
import { messageOf } from '@phila/platform';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Button } from '../../controls/button/index.ts';
import { Dialog, DialogBody, DialogFoot } from '../dialog/index.ts';
import { FaultPanel } from '../../feedback/fault-panel/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import { Loading } from '../../feedback/loading/index.ts';
import type { Reading } from '../../feedback/loaded/index.ts';
import { Skeleton } from '../../feedback/skeleton/index.ts';
import { downloadDocument, type ShownDocument } from './shown-document.ts';
import styles from './document-preview.module.css';

/**
 * Shows bytes in memory in an element while it is mounted. Sets the document's own type, whatever the reply's type, so
 * that it never runs as a page.
 */
const useBytes = (blob: Blob | undefined, contentType: string) =>
  useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (element === null || blob === undefined) return undefined;
      const address = URL.createObjectURL(new Blob([blob], { type: contentType }));
      // Hides the viewer's side panel; the person can open it there.
      element.src = element instanceof HTMLIFrameElement ? `${address}#navpanes=0&view=FitH` : address;
      return () => URL.revokeObjectURL(address);
    },
    [blob, contentType],
  );

/** Tells if the browser shows a PDF within a page; phones do not. */
const showsPdf = (): boolean => navigator.pdfViewerEnabled;

interface FilePreviewProps {
  /** Name of the file, the dialog's title. */
  name: string;
  /** A picture or a PDF. */
  type: DocumentType;
  reading: Reading<Blob>;
  onDownload: () => void;
  onClose: () => void;
}

/** Shows a picture or a PDF without leaving the page. The page's policy keeps anything in it from running. */
export const FilePreview = ({ name, type, reading, onDownload, onClose }: FilePreviewProps) => {
  const { data, error, refetch } = reading;
  const show = useBytes(data, documentTypes[type].contentType);
  return (
    <Dialog title={name} onClose={onClose}>
      <DialogBody>
        <div className={styles.stage}>
          {error !== null ? (
            <FaultPanel area="This file" onRetry={() => void refetch()}>
              {messageOf(error)}
            </FaultPanel>
          ) : data === undefined ? (
            <div className={styles.waiting}>
              <Loading what={name}>
                <Skeleton height={320} />
              </Loading>
            </div>
          ) : type !== 'pdf' ? (
            <img className={styles.picture} ref={show} alt={name} />
          ) : showsPdf() ? (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in a sandbox; the page's policy holds for it, and nothing else can be in it
            <iframe className={styles.frame} ref={show} title={name} />
          ) : (
            <p className={styles.words}>
              Your browser shows PDF files in an app of their own. Download it to read it.
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
        <Button type="primary" icon={<Icon name="download" size={18} />} onClick={onDownload}>
          Download
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** Shows a document of the person's own. */
export const DocumentPreview = ({ file, onClose }: { file: ShownDocument; onClose: () => void }) => (
  <FilePreview
    name={file.originalDocumentName}
    type={typeOfName(file.originalDocumentName) ?? 'pdf'}
    reading={useQuery(
      calls.documents.file.query({ query: { FileName: file.blobStorageDocumentName } }, { retry: false }),
    )}
    onDownload={() => void downloadDocument(file)}
    onClose={onClose}
  />
);
