/**
 * A thread of the service that reads a table's file and sends it in pieces, each on request
 * (`src/core/csv/table-of-file.ts`). Plain JavaScript, so that it runs without a build; uses the compiled reader.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './dist/core/csv/read-table.js';
import { UnreadableTable } from './dist/core/csv/unreadable-table.js';

/** Cells in a piece: handling them takes the service's thread a few milliseconds. */
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
