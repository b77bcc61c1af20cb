import { documentReads } from '@phila/ui';
import { calls, itemsOf, type Page, type PersonsDocument } from '@phila/contract/calls';
import { changeReads, messageOf, notify, refreshReads, send } from '@phila/platform';
import { useMutation } from '@tanstack/react-query';

type List = PersonsDocument[] | Page<PersonsDocument>;

const mapped = (list: List, change: (files: PersonsDocument[]) => PersonsDocument[]): List =>
  Array.isArray(list) ? change(list) : { ...list, items: change(itemsOf(list)) };

const writing = { refreshes: documentReads };

/** Restores files from the trash, even once the person has left the page. */
const putBack = async (ids: readonly string[]): Promise<void> => {
  try {
    for (const id of ids) await send(calls.documents.restore, { params: { id } });
  } catch (error) {
    notify({
      severity: 'error',
      text: messageOf(error, 'We could not undo this. You can restore it from the trash.'),
    });
  } finally {
    void refreshReads(documentReads);
  }
};

const offerBack = (ids: readonly string[], text: string): void =>
  notify({ severity: 'success', text, action: { text: 'Undo', onPress: () => void putBack(ids) } });

/** Changes to files. Shown lists change at once and are read again. */
export const useFileWrites = () => {
  const rename = useMutation(calls.documents.rename.mutation(writing));
  const move = useMutation(calls.documents.move.mutation(writing));
  const setExpiry = useMutation(calls.documents.setExpiry.mutation(writing));
  const remove = useMutation(calls.documents.remove.mutation(writing));
  const removeSeveral = useMutation(calls.documents.removeSeveral.mutation(writing));

  const change = (files: (list: PersonsDocument[]) => PersonsDocument[]): void => {
    changeReads(calls.documents.documentsPerFolder, (list) => mapped(list, files));
  };
  const changed = (file: PersonsDocument): void =>
    change((list) => list.map((one) => (one.documentId === file.documentId ? file : one)));
  const gone = (ids: readonly string[]): void =>
    change((list) => list.filter(({ documentId }) => !ids.includes(documentId)));

  return {
    rename: async ({ documentId: id }: PersonsDocument, fileName: string) =>
      changed(await rename.mutateAsync({ params: { id }, body: { fileName } })),
    setExpiry: async ({ documentId: id }: PersonsDocument, expiryDate: string | null) =>
      changed(await setExpiry.mutateAsync({ params: { id }, body: { expiryDate } })),
    move: async ({ documentId: fileId }: PersonsDocument, folderId: number) => {
      const moved = await move.mutateAsync({ params: { fileId }, body: { folderId } });
      gone([fileId]);
      return moved;
    },
    remove: async ({
      documentId,
      originalDocumentName,
      blobStorageDocumentName: fileName,
    }: PersonsDocument) => {
      await remove.mutateAsync({ body: { fileName } });
      gone([documentId]);
      offerBack([documentId], `${originalDocumentName} is in the trash`);
    },
    removeSeveral: async (ids: string[]) => {
      await removeSeveral.mutateAsync({ body: { ids } });
      gone(ids);
      offerBack(ids, `${ids.length} ${ids.length === 1 ? 'file is' : 'files are'} in the trash`);
    },
  };
};
