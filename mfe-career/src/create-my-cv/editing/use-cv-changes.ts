import { calls } from '@phila/contract/calls';
import type { CvListSection, SavedCv } from '@phila/contract/cv';
import { CallError, changeReads, notify, refreshReads, send, store, useAppSelector } from '@phila/platform';
import { useLeaveWarning } from '@phila/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type CvBody, cvBodyOf } from './cv-body.ts';
import { cvEdits } from './cv-edits.ts';

const { list, page, pages, update } = calls.career.cv;
const { changed, entryHidden, settled } = cvEdits.actions;

/** Milliseconds after the last change. */
const PAUSE = 600;

export type Saving = 'saved' | 'saving' | 'failed';

interface CvChanges {
  /** Current values on the screen, saved or not. */
  body: CvBody;
  change: (change: Partial<CvBody>) => void;
  hide: (section: CvListSection, entry: string, isHidden: boolean) => void;
  saving: Saving;
  /** Saves pending changes at once. */
  flush: () => Promise<void>;
}

/** Puts the saved version into the cached list and redraws its pages. */
const keep = (saved: SavedCv): void => {
  changeReads(list, (cvs) => cvs.map((one) => (one.id === saved.id ? saved : one)));
  void refreshReads([page, pages]);
};

/**
 * Edits a CV. The screen changes at once; a save follows `PAUSE` after the last change, one save at a time. On a
 * conflict (409) the server's version replaces the edited one, with a notice.
 */
export const useCvChanges = (cv: SavedCv): CvChanges => {
  const saved = useMemo(() => cvBodyOf(cv), [cv]);
  const edit = useAppSelector((state) => cvEdits.select(state)[cv.id]);
  // Edits left unsaved when the page was closed still need saving.
  const [wasLeft] = useState(edit !== undefined);
  const [saving, setSaving] = useState<Saving>(wasLeft ? 'failed' : 'saved');
  const version = useRef(edit?.version ?? cv.version);
  const isDirty = useRef(wasLeft);
  const settle = () => store.dispatch(settled(cv.id));
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void> | null>(null);

  const save = async (): Promise<void> => {
    while (isDirty.current) {
      isDirty.current = false;
      setSaving('saving');
      try {
        const body = cvEdits.select(store.getState())[cv.id]?.body ?? saved;
        const now = await send(update, {
          params: { id: cv.id },
          body: { ...body, version: version.current },
        });
        version.current = now.version;
        keep(now);
        // Bases edits made during the save on the version just saved.
        if (isDirty.current) store.dispatch(changed({ id: cv.id, saved, version: now.version, change: {} }));
      } catch (error) {
        if (!(error instanceof CallError && error.status === 409 && error.value !== null)) {
          isDirty.current = true;
          setSaving('failed');
          return;
        }
        // A 409 carries the CV as saved now.
        const now = error.value as SavedCv;
        version.current = now.version;
        isDirty.current = false;
        keep(now);
        settle();
        notify({
          severity: 'warning',
          text: 'This CV was changed elsewhere. You now see the newer version.',
        });
      }
    }
    setSaving('saved');
  };

  const flush = (): Promise<void> => {
    clearTimeout(pause.current);
    underWay.current ??= save().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };

  const saveSoon = (): void => {
    isDirty.current = true;
    setSaving('saving');
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void flush(), PAUSE);
  };
  const change = (parts: Partial<CvBody>): void => {
    store.dispatch(changed({ id: cv.id, saved, version: version.current, change: parts }));
    saveSoon();
  };
  const hide = (section: CvListSection, entry: string, isHidden: boolean): void => {
    store.dispatch(entryHidden({ id: cv.id, saved, version: version.current, section, entry, isHidden }));
    saveSoon();
  };
  // Shows the list's CV again once the list has the saved version.
  const follow = useEffectEvent((listed: number, state: Saving) => {
    if (state === 'saved' && listed === version.current && !isDirty.current) settle();
  });
  useEffect(() => follow(cv.version, saving), [cv.version, saving]);

  useLeaveWarning(() => isDirty.current);
  // Saves on leaving within the pause too.
  const leave = useEffectEvent(async () => {
    if (!isDirty.current) return;
    await flush();
    if (!isDirty.current) settle();
  });
  useEffect(() => () => void leave(), []);

  return { body: edit?.body ?? saved, change, hide, saving, flush };
};
