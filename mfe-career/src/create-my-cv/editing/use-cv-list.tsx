import { calls } from '@phila/contract/calls';
import { CV_NAME_LENGTH, newCv, type SavedCv } from '@phila/contract/cv';
import { changeReads, messageOf, newIdempotencyKey, notify, refreshReads, send } from '@phila/platform';
import { Confirm, Undo } from '@phila/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { copyName, type CvBody, cvBodyOf } from './cv-body.ts';
import { CvNameDialog } from './cv-name-dialog.tsx';

const { create, links, list, remove } = calls.career.cv;

interface NameQuestion {
  title: string;
  verb: string;
  name: string;
  save: (name: string, key: string) => Promise<unknown>;
}

export interface CvListActions {
  add: () => void;
  duplicate: (body: CvBody) => void;
  rename: (name: string, save: (name: string) => Promise<void>) => void;
  askToDelete: (cv: SavedCv) => void;
  /** Dialogs and the Undo strip. */
  elements: ReactNode;
}

/** Adds, copies, renames and deletes CVs; `onShow` opens one. */
export const useCvList = (cvs: readonly SavedCv[], onShow: (id: string | null) => void): CvListActions => {
  const removing = useMutation(remove.mutation());
  const [deleting, setDeleting] = useState<SavedCv | null>(null);
  const [deleted, setDeleted] = useState<{ cv: SavedCv; key: string } | null>(null);
  const [question, setQuestion] = useState<NameQuestion | null>(null);

  /** @param idempotencyKey one for each dialog or Undo, so that a retry after a lost reply adds no second CV */
  const keepNew = async (body: CvBody, idempotencyKey: string): Promise<void> => {
    const made = await send(create, { body }, { idempotencyKey });
    changeReads(list, (all) => [...all.filter(({ id }) => id !== made.id), made]);
    onShow(made.id);
  };

  const removeIt = async (cv: SavedCv): Promise<void> => {
    setDeleting(null);
    try {
      await removing.mutateAsync({ params: { id: cv.id } });
      // After the last CV is deleted, the service recreates the first with default choices.
      const now = await send(list, {});
      changeReads(list, () => now);
      void refreshReads([links]);
      onShow(null);
      setDeleted({ cv, key: newIdempotencyKey() });
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'Failed to delete the CV. Please try again.') });
    }
  };

  return {
    add: () =>
      setQuestion({
        title: 'New CV',
        verb: 'Create',
        name: '',
        save: (name, key) => keepNew({ ...newCv(), name }, key),
      }),
    duplicate: (body) =>
      setQuestion({
        title: `Duplicate ${body.name}`,
        verb: 'Duplicate',
        name: copyName(
          body.name,
          cvs.map(({ name }) => name),
          CV_NAME_LENGTH,
        ),
        save: (name, key) => keepNew({ ...body, name }, key),
      }),
    rename: (name, save) => setQuestion({ title: `Rename ${name}`, verb: 'Rename', name, save }),
    askToDelete: setDeleting,
    elements: (
      <>
        {question !== null && <CvNameDialog {...question} onClose={() => setQuestion(null)} />}
        {deleting !== null && (
          <Confirm
            title={`Delete ${deleting.name}?`}
            confirm="Delete"
            cancel="Keep it"
            onConfirm={() => void removeIt(deleting)}
            onCancel={() => setDeleting(null)}
          >
            What you chose for this CV is deleted, and links to it stop working. Your profile stays as it is.
          </Confirm>
        )}
        {deleted !== null && (
          <Undo
            key={deleted.cv.id}
            onUndo={() => keepNew(cvBodyOf(deleted.cv), deleted.key)}
            onEnd={() => setDeleted(null)}
          >
            {deleted.cv.name} deleted
          </Undo>
        )}
      </>
    ),
  };
};
