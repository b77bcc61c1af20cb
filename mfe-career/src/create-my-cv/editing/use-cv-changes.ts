import { calls } from '@phila/contract/calls';
import type { SavedCv } from '@phila/contract/cv';
import { CallError, changeReads, notify, send } from '@phila/platform';
import { useLeaveWarning } from '@phila/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CvBody, cvBodyOf } from './cv-body.ts';

const { list, update } = calls.career.cv;

/** In milliseconds, after the last change. */
const PAUSE = 600;

export type Saving = 'saved' | 'saving' | 'failed';

interface CvChanges {
  /** The current values on the screen, saved or not. */
  body: CvBody;
  change: (change: Partial<CvBody>) => void;
  saving: Saving;
  /** Saves pending changes without waiting for the pause. */
  flush: () => Promise<void>;
}

/** Replaces the CV in the cached list with the saved version. */
const keep = (saved: SavedCv): void =>
  changeReads(list, (cvs) => cvs.map((one) => (one.id === saved.id ? saved : one)));

/**
 * The state of a CV that is being edited. The screen changes at once; a save follows `PAUSE` after the last change, one
 * at a time. On a conflict (409) the version of the server replaces the one on the screen, and a notice says so.
 */
export const useCvChanges = (cv: SavedCv): CvChanges => {
  const [body, setBody] = useState(() => cvBodyOf(cv));
  const [saving, setSaving] = useState<Saving>('saved');
  const latest = useRef(body);
  const version = useRef(cv.version);
  const isDirty = useRef(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void> | null>(null);

  const save = async (): Promise<void> => {
    while (isDirty.current) {
      isDirty.current = false;
      setSaving('saving');
      try {
        const saved = await send(update, {
          params: { id: cv.id },
          body: { ...latest.current, version: version.current },
        });
        version.current = saved.version;
        keep(saved);
      } catch (error) {
        if (!(error instanceof CallError && error.status === 409 && error.value !== null)) {
          isDirty.current = true;
          setSaving('failed');
          return;
        }
        // A 409 carries the CV as it is saved now.
        const now = error.value as SavedCv;
        version.current = now.version;
        latest.current = cvBodyOf(now);
        isDirty.current = false;
        setBody(latest.current);
        keep(now);
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

  const change = (changed: Partial<CvBody>): void => {
    latest.current = { ...latest.current, ...changed };
    isDirty.current = true;
    setBody(latest.current);
    setSaving('saving');
    clearTimeout(pause.current);
    pause.current = setTimeout(() => void flush(), PAUSE);
  };

  useLeaveWarning(() => isDirty.current);
  // Leaving the page within the pause saves as well.
  const leave = useEffectEvent(() => {
    if (isDirty.current) void flush();
  });
  useEffect(() => () => leave(), []);

  return { body, change, saving, flush };
};
