import type { ClientCall } from '@phila/contract/calls';
import { type formDraft, messageOf, notify, refreshReads } from '@phila/platform';
import { MainAction } from '@phila/ui';
import { useEffect, useEffectEvent, useTransition } from 'react';

interface SaveActionProps<Saved extends object> {
  title: string;
  /** Saved thing: `calculation`, `comparison`. */
  what: string;
  /** Null if there is nothing to save, or the entry is wrong. */
  now: Saved | null;
  /** Message of the first field that is wrong or missing, '' if none is known; null while nothing is entered. */
  lacks: string | null;
  /** Shows what is wrong or missing at its fields. */
  onRefused?: () => void;
  /** True if the entry equals the saved one. */
  isSaved: boolean;
  /** Entry of a visitor who signed in, saved at once if nothing was saved before. Otherwise null. */
  brought: Saved | null;
  save: (now: Saved) => Promise<unknown>;
  /** This tab's draft, removed once saved. */
  draft: Pick<ReturnType<typeof formDraft>, 'remove'>;
  /** Cached reads a save makes stale. */
  refreshes: readonly Pick<ClientCall, 'path'>[];
}

const refusalOf = (lacks: string | null): string => {
  if (lacks === null) return 'Nothing to save yet: enter your own figures first.';
  return lacks === '' ? 'Not saved: something is missing or wrong.' : `Not saved yet. ${lacks}.`;
};

/** Saves the page's entry for the person. */
export const SaveAction = <Saved extends object>(props: SaveActionProps<Saved>) => {
  const { title, what, now, lacks, onRefused, isSaved, brought, save, draft, refreshes } = props;
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
        if (now !== null) return keep(now);
        notify({ severity: 'warning', text: refusalOf(lacks) });
        onRefused?.();
      }}
    >
      {isSaved ? 'Saved' : 'Save'}
    </MainAction>
  );
};
