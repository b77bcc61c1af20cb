import { fileNameFault } from '@phila/contract/documents';
import { CallError } from '@phila/platform';
import { NameDialog } from '@phila/ui';
import { FOLDER_GONE, isGone } from './deleted-elsewhere.ts';

interface FolderNameProps {
  title: string;
  verb: string;
  /** Current name. */
  name: string;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that asks for a folder's name. */
export const FolderName = ({ save, ...asked }: FolderNameProps) => (
  <NameDialog
    {...asked}
    label="Name of the folder"
    maxLength={200}
    faultOf={fileNameFault}
    save={(name) =>
      save(name).catch((failure: unknown) => {
        throw isGone(failure) ? new CallError(404, FOLDER_GONE) : failure;
      })
    }
  />
);
