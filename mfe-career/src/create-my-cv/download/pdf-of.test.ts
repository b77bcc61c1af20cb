import { InvalidPdf, pdfOf } from './pdf-of.ts';

const TEXT = '%PDF-1.7 body';
const base64 = btoa(TEXT);

it.each([
  ['bytes', TEXT],
  ['base64', base64],
  ['base64 in JSON', JSON.stringify(base64)],
  ['a data address', `data:application/pdf;base64,${base64}`],
  ['an envelope', JSON.stringify({ isSuccess: true, value: base64 })],
])('takes a PDF as %s', async (_, answer) => {
  const blob = await pdfOf(new Blob([answer]));
  expect([blob.type, blob.size]).toEqual(['application/pdf', TEXT.length]);
});

it.each(['', '<html>', '%PDF', btoa('nothing of the kind'), '{"value":7}'])('refuses %j', async (answer) => {
  await expect(pdfOf(new Blob([answer]))).rejects.toThrow(InvalidPdf);
});
