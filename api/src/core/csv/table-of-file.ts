import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { codeOf } from '../error-code.ts';
import { fairPlaces } from '../images/fair-places.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { Table, TableLine } from './table.ts';
import { UnreadableTable } from './unreadable-table.ts';

/** Messages of the thread: the headings, some lines, or the reason for having no table. */
type ThreadMessage =
  | { table: Omit<Table, 'lines'> }
  | { piece: TableLine[]; isLast: boolean }
  | { refused: string };

/** MB of memory for a thread: two million cells take some 250. */
const MAX_MEMORY = 384;
/** Milliseconds: the largest files take some seconds, ten times that on a busy machine. */
const LONGEST = 90_000;

const tooLarge = (): UnreadableTable =>
  new UnreadableTable(
    'This file is too large to be read at once. Nothing was imported: divide it into smaller files.',
  );
const brokenDown = (): UnreadableTable =>
  new UnreadableTable('We could not read the file. Nothing was imported; please try again.');

const faultOf = (error: unknown): UnreadableTable =>
  codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : brokenDown();

const readInThread = (file: string, most: number): Promise<Table> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../../table-thread.mjs', import.meta.url), {
      // Drops the tests' loader and the process's own flags: the thread runs compiled code alone.
      execArgv: [],
      workerData: { file, most },
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    });
    const lines: TableLine[] = [];
    const turn = yieldToEventLoop();
    let head: Omit<Table, 'lines'> = { headings: [], line: 1 };
    const timer = setTimeout(() => end(() => reject(tooLarge())), LONGEST);
    const end = (say: () => void): void => {
      clearTimeout(timer);
      void worker.terminate();
      say();
    };
    const take = async (said: ThreadMessage): Promise<void> => {
      if ('refused' in said) {
        end(() => reject(new UnreadableTable(said.refused)));
        return;
      }
      if ('table' in said) head = said.table;
      else for (const line of said.piece) lines.push(line);
      if ('piece' in said && said.isLast) {
        end(() => resolve({ ...head, lines }));
        return;
      }
      // Lets other requests run between two pieces.
      await turn();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage('next');
    };
    worker.on('message', (said: ThreadMessage) => void take(said));
    worker.on('error', (error) => end(() => reject(faultOf(error))));
    worker.on('exit', () => end(() => reject(brokenDown())));
  });

/** Files read at a time: bounds their memory and leaves a processor free. */
const places = Math.max(1, Math.min(2, os.availableParallelism() - 1));
const inTurn = fairPlaces(places, places);

/**
 * Reads the table of a CSV file or Excel workbook in a thread with bounded memory, so that the service answers others
 * in the meantime. Limits its lines, cells and bytes.
 * @param most lines allowed below the headings
 * @throws UnreadableTable with the fault, for the sender
 */
export const tableOfFile = (file: string, most: number): Promise<Table> =>
  inTurn('', () => readInThread(file, most));
