import type { AttachedDocument } from '@phila/contract/fields';
import { lazy, Suspense, useState } from 'react';
import { Unseen } from '../unseen/index.ts';
import styles from './form-fields.module.css';

const load = () => import('../document-preview/index.ts');
const DocumentPreview = lazy(async () => ({ default: (await load()).DocumentPreview }));

/** The name of an attached file. A press shows a picture or a PDF, and downloads any other file. */
export const DocumentLink = ({ document }: { document: AttachedDocument }) => {
  const [shown, setShown] = useState(false);
  const open = async (): Promise<void> => {
    const { canPreview, downloadDocument } = await load();
    if (canPreview(document)) setShown(true);
    else await downloadDocument(document);
  };
  return (
    <>
      <button type="button" className={styles.document} onClick={() => void open()}>
        <Unseen>Open </Unseen>
        {document.originalDocumentName}
      </button>
      {shown && (
        <Suspense>
          <DocumentPreview file={document} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
};
