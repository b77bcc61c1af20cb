import { linesOfCodes, textOfFile } from './lines-of-codes.ts';

it('reads a code from each line, and none from a blank one', () => {
  expect(linesOfCodes('A-1\r\nA-2\n\n  \nA-3\rA-4\n')).toEqual(['A-1', 'A-2', 'A-3', 'A-4']);
});

it.each([
  ['UTF-8', new TextEncoder().encode('Caf\u00E9-1'), 'Caf\u00E9-1'],
  ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFA-1'), 'A-1'],
  ['Latin-1', new Uint8Array([0x43, 0x61, 0x66, 0xe9]), 'Caf\u00E9'],
])('reads a file in %s', async (_name, bytes, text) => {
  const file = new File([], 'codes.csv');
  Object.defineProperty(file, 'arrayBuffer', { value: async () => bytes.buffer });
  expect(await textOfFile(file)).toBe(text);
});
