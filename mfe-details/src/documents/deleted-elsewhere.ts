import { CallError } from '@phila/platform';

/** True if it was deleted in another tab or on another device. */
export const isGone = (failure: unknown): boolean => failure instanceof CallError && failure.status === 404;

export const GONE = 'This file or folder was deleted elsewhere in the meantime';
export const FOLDER_GONE = 'This folder was deleted elsewhere in the meantime';
