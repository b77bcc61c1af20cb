import { fileSizeText } from './file-size-text.ts';

it.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1 KB'],
  [350_000, '342 KB'],
  [1_048_576, '1 MB'],
  [1_500_000, '1.4 MB'],
  [10_485_760, '10 MB'],
  [524_288_000, '500 MB'],
])('%d bytes are %s', (bytes, text) => expect(fileSizeText(bytes)).toBe(text));
