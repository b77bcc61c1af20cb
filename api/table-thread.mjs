/**
 * A thread of the service that reads one file of a table and hands it over in pieces, the next when it is asked for
 * (`src/core/csv/table-of-file.ts`). Plain JavaScript, so that it runs as it is wherever the service runs; what it reads with
 * is the compiled code.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './dist/core/csv/read-table.js';
import { UnreadableTable } from './dist/core/csv/unreadable-table.js';

/** The other side takes up so many cells at once, which keeps its loop for a few milliseconds. */
const CELLS_AT_ONCE = 10_000;

const { file, most } = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const say = (said) => parentPort.postMessage(said);
try {
  const { lines, ...table } = await readTable(file, most);
  const atOnce = Math.max(1, Math.floor(CELLS_AT_ONCE / Math.max(1, table.headings.length)));
  let at = 0;
  parentPort.on('message', () => {
    const piece = lines.slice(at, at + atOnce);
    at += piece.length;
    say({ piece, isLast: at >= lines.length });
    if (at >= lines.length) parentPort.close();
  });
  say({ table });
} catch (error) {
  if (!(error instanceof UnreadableTable)) throw error;
  say({ refused: error.message });
}
