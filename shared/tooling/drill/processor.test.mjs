import { readStat, usedBy } from './processor.mjs';

test('a line of /proc is read past a name with spaces and brackets', () => {
  const line = `42 (post (gres) x) S 7 42 42 0 -1 4194560 100 200 3 4 11 12 13 14 20 0 1`;
  expect(readStat(line)).toEqual({ parent: 7, own: 23, ended: 27 });
});

test('what a process used is its own time, that of its children, and that of those that ended', () => {
  const processes = new Map([
    [1, { parent: 0, own: 10, ended: 1 }],
    [2, { parent: 1, own: 20, ended: 2 }],
    [3, { parent: 2, own: 30, ended: 0 }],
    [4, { parent: 0, own: 99, ended: 99 }],
  ]);
  expect(usedBy(processes, 1)).toBe(63);
  expect(usedBy(processes, 7)).toBe(0);
});
