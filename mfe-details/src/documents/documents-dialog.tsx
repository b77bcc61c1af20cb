import type { DocumentFolder } from '@phila/contract/calls';
import { documentFolders } from '@phila/contract/documents';
import { FolderDialog } from './folder-dialog.tsx';
import { NewFolder } from './new-folder.tsx';
import { TrashDialog } from './trash-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** What of My Documents is open over the page. */
export type Open =
  | { what: 'folder'; folderId: number }
  | { what: 'upload'; files: readonly File[] }
  | { what: 'trash' }
  | { what: 'new-folder' };

interface DocumentsDialogProps {
  open: Open;
  /** Undefined until they are known. */
  folders: readonly DocumentFolder[] | undefined;
  /** Of what is not in the address. */
  onClose: () => void;
}

/** The dialogs of My Documents, whose code comes after the page's own. */
export const DocumentsDialog = ({ open, folders, onClose }: DocumentsDialogProps) => {
  switch (open.what) {
    case 'folder':
      return <FolderDialog folders={folders} folderId={open.folderId} />;
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
