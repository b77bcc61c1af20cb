import { documentFolders } from '@phila/contract/documents';
import { UploadDialog } from '../documents/upload-dialog.tsx';

/** The folder that belongs to an area of the site (specification: documents). */
const FOLDERS: Readonly<Record<string, number>> = {
  '/details': documentFolders.identity,
  '/documents': documentFolders.identity,
  '/career': documentFolders.career,
  '/wealth': documentFolders.wealth,
};

interface AttachFileProps {
  /** The area that it was opened in: `/career`. */
  area: string;
  onClose: () => void;
}

/** Attach File of the side panel (specification: shell): into the area's folder of My Documents. */
const AttachFile = ({ area, onClose }: AttachFileProps) => (
  <UploadDialog title="Attach File" folderId={FOLDERS[area] ?? documentFolders.other} onClose={onClose} />
);

export default AttachFile;
