import { calls } from '@phila/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { FolderName } from './folder-name.tsx';

const writing = { refreshes: [calls.documents.folders] };

/** Creates a folder in another one, or at the top level (0). */
export const NewFolder = ({ parentId, onClose }: { parentId: number; onClose: () => void }) => {
  const create = useMutation(calls.documents.folder.create.mutation(writing));
  return (
    <FolderName
      title="New folder"
      verb="Create"
      name=""
      save={(folderName) => create.mutateAsync({ body: { folderName, folderParentId: parentId } })}
      onClose={onClose}
    />
  );
};
