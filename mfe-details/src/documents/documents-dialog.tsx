import type { DocumentFolder } from '@phila/contract/calls';
import { documentFolders } from '@phila/contract/documents';
import type { Place } from './folder-address.ts';
import { FolderDialog } from './folder-dialog.tsx';
import { NewFolder } from './new-folder.tsx';
import { PapersDialog } from './papers/papers-dialog.tsx';
import { TrashDialog } from './trash-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** Dialog that is open over the page. */
export type Open =
  | Place
  | { what: 'upload'; files: readonly File[] }
  | { what: 'trash' }
  | { what: 'new-folder' };

interface DocumentsDialogProps {
  open: Open;
  /** Undefined while they load. */
  folders: readonly DocumentFolder[] | undefined;
  /** Called by dialogs without an address. */
  onClose: () => void;
}

/** Dialogs of My Documents, in a separate chunk. */
export const DocumentsDialog = ({ open, folders, onClose }: DocumentsDialogProps) => {
  switch (open.what) {
    case 'folder':
      return <FolderDialog folders={folders} folderId={open.folderId} />;
    case 'papers':
      return <PapersDialog osNo={open.osNo} />;
    case 'upload':
      return (
        <UploadDialog
          title="Upload File"
          folderId={documentFolders.identity}
          dropped={open.files}
          onClose={onClose}
        />
      );
    case 'trash':
      return <TrashDialog onClose={onClose} />;
    case 'new-folder':
      return <NewFolder parentId={0} onClose={onClose} />;
  }
};
