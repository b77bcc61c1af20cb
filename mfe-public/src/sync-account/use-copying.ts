import { type EmployerPart, employerParts, type SyncReport } from '@phila/contract';
import { messageOf, send } from '@phila/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { syncCalls } from '../account-calls.ts';
import { partWords } from './part-words.ts';

/** How far a part has come. */
export type Progress =
  | { state: 'waiting' }
  | { state: 'copying' }
  | { state: 'copied'; report: SyncReport }
  | { state: 'failed'; message: string };

export interface Copying {
  progress: Partial<Record<EmployerPart, Progress>>;
  isRunning: boolean;
  /** Copies the parts one after the other; one that fails leaves the others alone. */
  copy: (parts: readonly EmployerPart[]) => Promise<void>;
}

export const useCopying = (): Copying => {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Copying['progress']>({});
  const [isRunning, setRunning] = useState(false);
  const set = (part: EmployerPart, now: Progress): void =>
    setProgress((before) => ({ ...before, [part]: now }));

  const copy = async (parts: readonly EmployerPart[]): Promise<void> => {
    setRunning(true);
    // In the order of the contract: an address cannot be kept before there is a way to reach the person.
    const inOrder = employerParts.filter((part) => parts.includes(part));
    for (const part of inOrder) set(part, { state: 'waiting' });
    for (const part of inOrder) {
      set(part, { state: 'copying' });
      try {
        const report = await send(syncCalls[part], {});
        set(part, { state: 'copied', report });
      } catch (error) {
        const message = messageOf(error, `We could not copy ${partWords[part].title.toLowerCase()}.`);
        set(part, { state: 'failed', message });
      }
    }
    // What other pages have read of the profile is old now; this page goes on showing what it compared.
    await client.invalidateQueries({ refetchType: 'none' });
    setRunning(false);
  };

  return { progress, isRunning, copy };
};
