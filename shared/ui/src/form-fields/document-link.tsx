import type { AttachedDocument } from '@phila/contract/fields';
import { canPreview, downloadDocument } from '../document-preview/shown-document.ts';
import { useLazyDialog } from '../lazy-dialog/index.ts';
import { Unseen } from '../unseen/index.ts';
import styles from './form-fields.module.css';

/** The name of an attached file. A press shows a picture or a PDF, and downloads any other file. */
export const DocumentLink = ({ document }: { document: AttachedDocument }) => {
  const isShown = canPreview(document);
  const preview = useLazyDialog({
    load: () => import('../document-preview/index.ts'),
    what: document.originalDocumentName,
    render: ({ DocumentPreview }, _subject, close) => <DocumentPreview file={document} onClose={close} />,
  });
  return (
    <>
      <button
        type="button"
        className={styles.document}
        {...(isShown ? preview.opener : {})}
        onClick={() => (isShown ? preview.open() : void downloadDocument(document))}
      >
        <Unseen>Open </Unseen>
        {document.originalDocumentName}
      </button>
      {preview.element}
    </>
  );
};
