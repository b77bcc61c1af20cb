import { calls, type PersonsDocument } from '@phila/contract/calls';
import { fileNameFault, foreignEnding, foreignTypes, LARGEST_DOCUMENT } from '@phila/contract/documents';
import { CallError, messageOf, newIdempotencyKey, refreshReads, sendFile, store } from '@phila/platform';
import { useSyncExternalStore } from 'react';
import { documentReads } from './document-reads.ts';

/** An upload, as its row shows it. */
export interface Upload {
  /** The id of this choice of the file, also sent as idempotency key. */
  id: string;
  name: string;
  size: number;
  folderId: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** The part that has left, from 0 to 1. */
  progress: number;
  /** The reason of a failure, in a sentence. */
  reason: string | null;
  /** True if another try with the same file may succeed. */
  canRetry: boolean;
}

/** The most uploads at once: more would not be faster. */
const AT_ONCE = 3;
/** Milliseconds to pause after the service answers that there are too many (60 uploads a minute). */
const PAUSE = 10_000;
/** Milliseconds after an upload before the lists are read again (specification: documents). */
const REFRESH_AFTER = 4_000;

const FOLDER_GONE = 'This folder was deleted elsewhere in the meantime';

/** Tells if the folder was deleted, in another tab or on another device. */
const isGone = (failure: unknown): boolean => failure instanceof CallError && failure.status === 404;

let uploads: readonly Upload[] = [];
let pausing = false;
interface Known {
  file: File;
  stop: AbortController;
  onDone: ((document: PersonsDocument) => void) | undefined;
}
const files = new Map<string, Known>();
const listeners = new Set<() => void>();

const warnOfLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

const change = (next: readonly Upload[]): void => {
  uploads = next;
  const busy = next.some(({ state }) => state === 'waiting' || state === 'sending');
  if (busy) window.addEventListener('beforeunload', warnOfLeaving);
  else window.removeEventListener('beforeunload', warnOfLeaving);
  for (const listener of listeners) listener();
};

const patch = (id: string, values: Partial<Upload>): void =>
  change(uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));

const drop = (id: string): void => {
  files.delete(id);
  change(uploads.filter((upload) => upload.id !== id));
};

/** Finds reasons to refuse a file that need no service. */
const refusalOf = ({ name, size }: File): string | null => {
  if (size === 0) return 'This file is empty';
  if (size > LARGEST_DOCUMENT) return `A file may be at most ${LARGEST_DOCUMENT / 1024 / 1024} MB`;
  const fault = fileNameFault(name);
  if (fault !== null) return `${fault} (the name of the file)`;
  const foreign = foreignEnding(name);
  return foreign === null ? null : foreignTypes[foreign];
};

/**
 * Tells if the cause may pass, such as a broken connection, a busy service or a full account; false if the file itself
 * is at fault.
 */
const mayGoThrough = (error: unknown): boolean =>
  !(error instanceof CallError) || ![404, 415, 422].includes(error.status);

const sendOne = async ({ id, folderId }: Upload): Promise<void> => {
  const known = files.get(id);
  if (known === undefined) return;
  const { file, stop, onDone } = known;
  patch(id, { state: 'sending', progress: 0, reason: null });
  try {
    const document = await sendFile(
      calls.documents.upload,
      { body: { FolderId: folderId }, file },
      // Sends the same key at every retry, so that a file saved without a reply is not saved twice.
      { signal: stop.signal, idempotencyKey: id, onProgress: (progress) => patch(id, { progress }) },
    );
    // Called before the state changes, so that code that waits for the end finds the document in place.
    onDone?.(document);
    patch(id, { state: 'done', progress: 1 });
    setTimeout(() => {
      void refreshReads(documentReads);
      drop(id);
    }, REFRESH_AFTER);
  } catch (error) {
    if (stop.signal.aborted) return;
    if (error instanceof CallError && error.status === 429) {
      patch(id, { state: 'waiting', progress: 0 });
      pause();
      return;
    }
    patch(id, {
      state: 'failed',
      reason: isGone(error)
        ? FOLDER_GONE
        : messageOf(error, 'We could not upload this file. Please try again.'),
      canRetry: mayGoThrough(error),
    });
    if (isGone(error)) void refreshReads(documentReads);
  } finally {
    sendNext();
  }
};

const pause = (): void => {
  if (pausing) return;
  pausing = true;
  setTimeout(() => {
    pausing = false;
    sendNext();
  }, PAUSE);
};

const sendNext = (): void => {
  if (pausing) return;
  const free = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length;
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
    void sendOne(upload);
  }
};

/** Cancels and forgets all uploads. */
export const forgetUploads = (): void => {
  for (const { stop } of files.values()) stop.abort(new DOMException('Cancelled', 'AbortError'));
  files.clear();
  change([]);
};

const whoIsSignedIn = (): string | null => store.getState().session.person.userId;
let owner: string | null = null;
// Drops the uploads of the person before: they must not be sent or shown as another's.
store.subscribe(() => {
  if (uploads.length > 0 && whoIsSignedIn() !== owner) forgetUploads();
});

/**
 * Uploads files into a folder of My Documents. Each has a row at once; a file that is refused says so without being
 * sent.
 * @param onDone called with each saved document
 * @returns their ids, in the order of the files
 */
export const addUploads = (
  chosen: readonly File[],
  folderId: number,
  onDone?: (document: PersonsDocument) => void,
): string[] => {
  owner = whoIsSignedIn();
  const added = chosen.map((file): Upload => {
    const id = newIdempotencyKey();
    const reason = refusalOf(file);
    files.set(id, { file, stop: new AbortController(), onDone });
    return {
      id,
      name: file.name,
      size: file.size,
      folderId,
      state: reason === null ? 'waiting' : 'failed',
      progress: 0,
      reason,
      canRetry: false,
    };
  });
  change([...uploads, ...added]);
  sendNext();
  return added.map(({ id }) => id);
};

/** Cancels an upload, or removes its row if it has ended. */
export const cancelUpload = (id: string): void => {
  files.get(id)?.stop.abort(new DOMException('Cancelled', 'AbortError'));
  drop(id);
  sendNext();
};

export const retryUpload = (id: string): void => {
  const known = files.get(id);
  if (known === undefined) return;
  files.set(id, { ...known, stop: new AbortController() });
  patch(id, { state: 'waiting', reason: null, progress: 0 });
  sendNext();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Waits for the end of an upload.
 * @returns null once its document is saved, or if there is no such upload; otherwise a sentence that names the file
 */
export const uploadEnd = (id: string): Promise<string | null> => {
  const find = () => uploads.find((upload) => upload.id === id);
  const upload = find();
  if (upload === undefined) return Promise.resolve(null);
  return new Promise((resolve) => {
    const look = () => {
      // Counts a missing upload as failed: it was cancelled.
      const state = find()?.state ?? 'failed';
      if (state === 'waiting' || state === 'sending') return;
      listeners.delete(look);
      resolve(state === 'done' ? null : `${upload.name} was not uploaded, so nothing was saved`);
    };
    listeners.add(look);
    look();
  });
};

/** Reads the uploads. They continue while the person is on other pages of the site. */
export const useUploads = (): readonly Upload[] => useSyncExternalStore(subscribe, () => uploads);
