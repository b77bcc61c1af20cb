import { documentFolders } from '@phila/contract/documents';
import { UploadDialog } from '../documents/upload-dialog.tsx';

/** Folder of each area of the site (specification: documents). */
const FOLDERS: Readonly<Record<string, number>> = {
  '/details': documentFolders.identity,
  '/documents': documentFolders.identity,
  '/career': documentFolders.career,
  '/wealth': documentFolders.wealth,
};

interface AttachFileProps {
  /** Area that opened the dialog, such as `/career`. */
  area: string;
  onClose: () => void;
}

/** Attach File of the side panel (specification: shell). Uploads into the area's folder. */
const AttachFile = ({ area, onClose }: AttachFileProps) => (
  <UploadDialog title="Attach File" folderId={FOLDERS[area] ?? documentFolders.other} onClose={onClose} />
);

export default AttachFile;
