import { documentFolders } from '@phila/contract/documents';
import type { AttachedDocument, DocumentField } from '@phila/contract/fields';
import { lazy, Suspense } from 'react';
import { useBusy, useUnderWay, type Control } from '../form/index.ts';
import { Skeleton } from '../skeleton/index.ts';

const load = async () => ({ default: (await import('../file-input/index.ts')).FileInput });
const FileInput = lazy(load);

/** Fetches the code of the file control ahead of a form that has one. */
export const preloadDocumentWidget = (): void => void load().catch(() => undefined);

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
    <Suspense fallback={<Skeleton height={40} />}>
      <FileInput
        {...wiring}
        value={value?.documentId ?? ''}
        fileName={value?.originalDocumentName || undefined}
        folderId={documentFolders[field.folder]}
        onUpload={waitFor}
        onBusy={mark}
        onChange={(_, document) => onChange(field.toForm(document))}
      />
    </Suspense>
  );
};
