import { calls, type DocumentFolder } from '@phila/contract/calls';
import { messageOf, notify, refreshReads } from '@phila/platform';
import { Button, documentReads } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FolderName } from './folder-name.tsx';
import { FOLDER_GONE, isGone } from './deleted-elsewhere.ts';

interface FolderToolsProps {
  folder: DocumentFolder;
  empty: boolean;
  onGone: () => void;
}

const writing = { refreshes: [calls.documents.folders] };

/** Buttons for a folder that the person made. */
export const FolderTools = ({ folder, empty, onGone }: FolderToolsProps) => {
  const [renaming, setRenaming] = useState(false);
  const rename = useMutation(calls.documents.folder.rename.mutation(writing));
  const remove = useMutation(calls.documents.folder.remove.mutation(writing));
  const params = { folderId: folder.id };

  /** Leaves a folder that no longer exists; false for other faults. */
  const orGone = (error: unknown): boolean => {
    if (!isGone(error)) return false;
    notify({ severity: 'error', text: FOLDER_GONE });
    void refreshReads(documentReads);
    onGone();
    return true;
  };
  const removeFolder = async () => {
    try {
      await remove.mutateAsync({ params });
      onGone();
    } catch (error) {
      if (!orGone(error)) {
        notify({
          severity: 'error',
          text: messageOf(error, 'We could not delete this folder. Please try again.'),
        });
      }
    }
  };
  return (
    <>
      <Button onClick={() => setRenaming(true)}>Rename folder</Button>
      {empty && (
        <Button danger loading={remove.isPending} onClick={() => void removeFolder()}>
          Delete folder
        </Button>
      )}
      {renaming && (
        <FolderName
          title="Rename folder"
          verb="Rename"
          name={folder.folderName}
          save={(folderName) =>
            rename.mutateAsync({ params, body: { folderName } }).catch((error: unknown) => {
              if (!orGone(error)) throw error;
            })
          }
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
};
