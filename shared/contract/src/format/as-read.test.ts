import { nameAsRead } from './as-read.ts';

test.each([
  ['Anne - Marie', 'Anne-Marie'],
  ['Anne\u2010Marie', 'Anne-Marie'],
  ['Anne \u2013Marie', 'Anne-Marie'],
  ['A\u2010\u2010B', 'A--B'],
  ['-Anne', '-Anne'],
  ['Anne -', 'Anne -'],
  ['Anne  Marie', 'Anne Marie'],
])('the name %j is read as %j', (typed, read) => expect(nameAsRead(typed)).toBe(read));
