import { calls } from '@phila/contract/calls';
import { CallError, messageOf, newIdempotencyKey, refreshReads, sendFile } from '@phila/platform';
import { useLeaveWarning } from '@phila/ui';
import { useEffect, useRef, useState } from 'react';

const { addPaper, batchById, papersOfBatch } = calls.papers;

/** Files sent at a time. */
const AT_ONCE = 3;
/** Milliseconds until files are sent again after there were too many at once. */
const PAUSE = 5_000;
const TOO_MANY = 429;

/** A file that did not arrive, and why. */
export interface NotBrought {
  file: File;
  message: string;
}

interface Progress {
  sent: number;
  total: number;
}

/** Brings files to a batch, some at a time; what did not arrive can be sent again, and counts once. */
export const useBringing = (guid: string, batchId: string) => {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<readonly NotBrought[]>([]);
  const leaving = useRef<AbortController>(null);
  /** Keys by file, so that one whose answer was lost is not added twice. */
  const keys = useRef(new WeakMap<File, string>());
  useLeaveWarning(() => progress !== null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const bringOne = async (file: File): Promise<string | null> => {
    const idempotencyKey = keys.current.get(file) ?? newIdempotencyKey();
    keys.current.set(file, idempotencyKey);
    for (;;) {
      try {
        await sendFile(addPaper, { params: { guid, batchId }, file }, { idempotencyKey, timeout: 120_000 });
        return null;
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== TOO_MANY)
          return messageOf(error, 'It did not arrive. Please try again.');
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (leaving.current?.signal.aborted === true) return null;
      }
    }
  };

  const bring = async (files: readonly File[]): Promise<void> => {
    const waiting = [...files];
    const missing: NotBrought[] = [];
    let sent = 0;
    setFailed([]);
    setProgress({ sent, total: files.length });
    const work = async (): Promise<void> => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        if (leaving.current?.signal.aborted === true) return;
        const message = await bringOne(file);
        if (message !== null) missing.push({ file, message });
        sent += 1;
        setProgress({ sent, total: files.length });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setProgress(null);
    setFailed(missing);
    await refreshReads([batchById, papersOfBatch]);
  };
  return { progress, failed, bring };
};
