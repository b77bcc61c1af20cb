import { documentFolders } from '@phila/contract/documents';
import type { AttachedDocument, DocumentField } from '@phila/contract/fields';
import { useBusy, useUnderWay, type Control } from '../form/index.ts';
import { latePart } from '../late-part/index.ts';
import { NoControl } from './no-control.tsx';

const FileInput = latePart(async () => (await import('../file-input/index.ts')).FileInput, NoControl);

/** Fetches the code of the file control ahead of a form that has one. */
export const preloadDocumentWidget = (): void => FileInput.preload();

interface DocumentWidgetProps {
  field: DocumentField;
  control: Control<unknown>;
}

/**
 * A file of My Documents. The form holds its name beside its id, so that it is known which one was chosen; it is sent
 * once an upload has ended.
 */
export const DocumentWidget = ({ field, control }: DocumentWidgetProps) => {
  const { value, onChange, ...wiring } = control as Control<AttachedDocument | null>;
  const waitFor = useUnderWay(control.name);
  const mark = useBusy(control.name);
  return (
    <FileInput
      {...wiring}
      value={value?.documentId ?? ''}
      fileName={value?.originalDocumentName || undefined}
      folderId={documentFolders[field.folder]}
      onUpload={waitFor}
      onBusy={mark}
      onChange={(_, document) => onChange(field.toForm(document))}
    />
  );
};
