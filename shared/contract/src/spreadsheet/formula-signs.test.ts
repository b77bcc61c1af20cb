import * as fc from 'fast-check';
import { disarm, rearm } from './formula-signs.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+27821234567', "'+27821234567"],
  ['-', "'-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['\nx', "'\nx"],
  [' =1', "' =1"],
  ['a;=1', "a;'=1"],
  ['a\t=1', "a\t'=1"],
  ['a|=1', "a|'=1"],
  [';"=1;', ';\'"=1;'],
  ['- a\r\n- b\r\n\r\nc', "'- a\r\n'- b\r\n\r\nc"],
  ["'=1", "''=1"],
  ["a;'=1", "a;''=1"],
])('%j is disarmed as %j', (text, written) => {
  expect(disarm(text)).toBe(written);
  expect(rearm(written)).toBe(text);
});

test.each(['a=1', 'a,-1', "O'Neil", "'t Hooft", 'a;b', 'one\n\ntwo', '', "'", ';;', '5" pipe'])(
  '%j stays as it is both ways',
  (text) => {
    expect(disarm(text)).toBe(text);
    expect(rearm(text)).toBe(text);
  },
);

const nasty = fc.string({ unit: fc.constantFrom(...'=+-@＝\';"|,\t\r\n a') });

test('every text comes back, and no part of it begins a formula wherever it is split', () => {
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' })), (text) => {
      const written = disarm(text);
      expect(rearm(written)).toBe(text);
      for (const part of written.split(/[;|\t\r\n]/)) expect(part).not.toMatch(/^[ "]*[=+\-@＝]/);
      expect(written).not.toMatch(/^[\t\r\n]/);
    }),
    { numRuns: 2_000 },
  );
});
