import { documentFolders } from '@phila/contract/documents';
import type { AttachedDocument, DocumentField } from '@phila/contract/fields';
import { useBusy, usePendingWork, type Control } from '../form/index.ts';
import { lazy } from '../../layout/lazy/index.ts';
import { noControl } from './no-control.tsx';

const FileInput = lazy(
  async () => ({ default: (await import('../../controls/file-input/index.ts')).FileInput }),
  noControl,
);

interface DocumentWidgetProps {
  field: DocumentField;
  control: Control<unknown>;
}

/**
 * Takes a file of My Documents. Keeps the file's name in the form beside its id, to show the chosen file. The form is
 * sent only once an upload has ended.
 */
export const DocumentWidget = ({ field, control }: DocumentWidgetProps) => {
  const { value, onChange, ...wiring } = control as Control<AttachedDocument | null>;
  const waitFor = usePendingWork(control.name);
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
