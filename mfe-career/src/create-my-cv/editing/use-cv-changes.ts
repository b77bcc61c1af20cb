import { calls } from '@phila/contract/calls';
import type { CvListSection, SavedCv } from '@phila/contract/cv';
import { CallError, changeReads, notify, refreshReads, send, store, useAppSelector } from '@phila/platform';
import { useLeaveWarning } from '@phila/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type CvBody, cvBodyOf } from './cv-body.ts';
import { cvEdits } from './cv-edits.ts';

const { list, page, pages, update } = calls.career.cv;
const { changed, entryHidden, settled } = cvEdits.actions;

/** In milliseconds, after the last change. */
const PAUSE = 600;

export type Saving = 'saved' | 'saving' | 'failed';

interface CvChanges {
  /** The current values on the screen, saved or not. */
  body: CvBody;
  change: (change: Partial<CvBody>) => void;
  hide: (section: CvListSection, entry: string, isHidden: boolean) => void;
  saving: Saving;
  /** Saves pending changes without waiting for the pause. */
  flush: () => Promise<void>;
}

/** Replaces the CV in the cached list with the saved version, and has its pages drawn again. */
const keep = (saved: SavedCv): void => {
  changeReads(list, (cvs) => cvs.map((one) => (one.id === saved.id ? saved : one)));
  void refreshReads([page, pages]);
};

/**
 * The state of a CV that is being edited. The screen changes at once; a save follows `PAUSE` after the last change, one
 * at a time. On a conflict (409) the version of the server replaces the one on the screen, and a notice says so.
 */
export const useCvChanges = (cv: SavedCv): CvChanges => {
  const saved = useMemo(() => cvBodyOf(cv), [cv]);
  const edit = useAppSelector((state) => cvEdits.select(state)[cv.id]);
  // What was not saved when the page was left is still to be saved.
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
        // What was changed in between was changed of what is saved now.
        if (isDirty.current) store.dispatch(changed({ id: cv.id, saved, version: now.version, change: {} }));
      } catch (error) {
        if (!(error instanceof CallError && error.status === 409 && error.value !== null)) {
          isDirty.current = true;
          setSaving('failed');
          return;
        }
        // A 409 carries the CV as it is saved now.
        const now = error.value as SavedCv;
        version.current = now.version;
        isDirty.current = false;
        keep(now);
        settle();
        notify({
          severity: 'warning',
          text: 'This CV was changed elsewhere. You now see what was saved there.',
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
  // The list of CVs has what was saved: from here on the screen shows the list's.
  const follow = useEffectEvent((listed: number, state: Saving) => {
    if (state === 'saved' && listed === version.current && !isDirty.current) settle();
  });
  useEffect(() => follow(cv.version, saving), [cv.version, saving]);

  useLeaveWarning(() => isDirty.current);
  // Leaving the page within the pause saves as well.
  const leave = useEffectEvent(async () => {
    if (!isDirty.current) return;
    await flush();
    if (!isDirty.current) settle();
  });
  useEffect(() => () => void leave(), []);

  return { body: edit?.body ?? saved, change, hide, saving, flush };
};
