import { calls, type PersonsDocument } from '@phila/contract/calls';
import { pictureTypes, typeOfName, type DocumentType } from '@phila/contract/documents';
import { messageOf, notify, saveBlob, send } from '@phila/platform';

/** The parts of a document that a preview needs. The name tells its type: the service keeps both in step. */
export type ShownDocument = Pick<PersonsDocument, 'originalDocumentName' | 'blobStorageDocumentName'>;

const PREVIEWED: ReadonlySet<DocumentType | null> = new Set(['pdf', ...pictureTypes]);

/** Tells if the page can show the file itself. */
export const canPreview = ({ originalDocumentName }: Pick<ShownDocument, 'originalDocumentName'>): boolean =>
  PREVIEWED.has(typeOfName(originalDocumentName));

/** Saves a document under the name that the person gave it. */
export const downloadDocument = async (file: ShownDocument): Promise<void> => {
  try {
    const blob = await send(calls.documents.file, { query: { FileName: file.blobStorageDocumentName } });
    saveBlob(blob, file.originalDocumentName);
  } catch (error) {
    notify({
      severity: 'error',
      text: messageOf(error, 'We could not download this file. Please try again.'),
    });
  }
};
