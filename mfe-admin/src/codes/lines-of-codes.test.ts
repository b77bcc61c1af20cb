import { linesOfCodes } from './lines-of-codes.ts';

it('reads a code from each line, and none from a blank one', () => {
  expect(linesOfCodes('A-1\r\nA-2\n\n  \nA-3\rA-4\n')).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
});
