import type { ClientCall } from '@phila/contract/calls';
import { type formDraft, messageOf, notify, refreshReads } from '@phila/platform';
import { MainAction } from '@phila/ui';
import { useEffect, useEffectEvent, useTransition } from 'react';

interface SaveActionProps<Saved extends object> {
  /** `Compare Medical Aid`. */
  title: string;
  /** What it saves: `calculation`, `comparison`. */
  what: string;
  /** Null where what is entered is wrong. */
  now: Saved | null;
  /** Whether what is entered now is what was saved last. */
  isSaved: boolean;
  /** What a visitor brought along through signing in, where nothing was saved before: saved at once. Otherwise null. */
  brought: Saved | null;
  save: (now: Saved) => Promise<unknown>;
  /** What was entered in this tab before, which is over once it is saved. */
  draft: Pick<ReturnType<typeof formDraft>, 'remove'>;
  /** The reads that follow from what is saved. */
  refreshes: readonly Pick<ClientCall, 'path'>[];
}

/** Saves what is entered on the page for the person. */
export const SaveAction = <Saved extends object>(props: SaveActionProps<Saved>) => {
  const { title, what, now, isSaved, brought, save, draft, refreshes } = props;
  const [isSaving, startSaving] = useTransition();
  const keep = (one: Saved) =>
    startSaving(async () => {
      try {
        await save(one);
        draft.remove();
        void refreshReads(refreshes);
        notify({ severity: 'success', text: `${title}: saved for you.`, about: `save ${title}` });
      } catch (error) {
        notify({
          severity: 'error',
          text: messageOf(error, 'We could not save this. Please try again.'),
          about: `save ${title}`,
        });
      }
    });
  const keepBrought = useEffectEvent(() => {
    if (brought !== null) keep(brought);
  });
  useEffect(() => keepBrought(), []);
  return (
    <MainAction
      text={isSaved ? 'Saved' : `Save this ${what}`}
      loading={isSaving}
      onClick={() => {
        if (now === null)
          notify({ severity: 'warning', text: 'Please correct the fields that are marked, then save.' });
        else keep(now);
      }}
    >
      {isSaved ? 'Saved' : 'Save'}
    </MainAction>
  );
};
