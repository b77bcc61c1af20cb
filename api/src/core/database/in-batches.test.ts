import { BATCH, inBatches } from './in-batches.ts';

test('every row is in one statement, and others are answered between two', async () => {
  const rows = Array.from({ length: 2 * BATCH + 1 }, (_, at) => at);
  let answered = 0;
  const others = setInterval(() => {
    answered += 1;
  });
  const batches: number[][] = [];
  const answeredBefore: number[] = [];
  for await (const some of inBatches(rows)) {
    answeredBefore.push(answered);
    batches.push(some);
    // Keeps the thread as a statement of the embedded database does.
    for (const from = performance.now(); performance.now() - from < 10;);
  }
  clearInterval(others);
  expect(batches.map(({ length }) => length)).toEqual([BATCH, BATCH, 1]);
  expect(batches.flat()).toEqual(rows);
  expect(answeredBefore[1]).toBeGreaterThan(0);
  expect(answeredBefore[2]).toBeGreaterThan(answeredBefore[1] ?? 0);
});
