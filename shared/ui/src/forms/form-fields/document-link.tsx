import type { AttachedDocument } from '@phila/contract/fields';
import { useState } from 'react';
import { canPreview, downloadDocument } from '../../overlays/document-preview/shown-document.ts';
import { lazyDialog } from '../../overlays/lazy-dialog/index.ts';
import { Unseen } from '../../layout/unseen/index.ts';
import styles from './form-fields.module.css';

const DocumentPreview = lazyDialog(
  async () => ({ default: (await import('../../overlays/document-preview/index.ts')).DocumentPreview }),
  'the document',
);

/** Links an attached file by its name: shows a picture or a PDF, downloads any other file. */
export const DocumentLink = ({ document }: { document: AttachedDocument }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.document}
        onClick={() => (canPreview(document) ? setOpen(true) : void downloadDocument(document))}
      >
        <Unseen>Open </Unseen>
        {document.originalDocumentName}
      </button>
      {isOpen && <DocumentPreview file={document} onClose={() => setOpen(false)} />}
    </>
  );
};
