/** The answer is not a PDF (specification: career, "Create My CV"). */
export class InvalidPdf extends Error {}

const PDF = 'application/pdf';
const HEADER = '%PDF-';

const begins = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, HEADER.length)) === HEADER;

const decoded = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
};

/** Unwraps a JSON string or an envelope's value; keeps other text. */
const unwrapped = (text: string): string => {
  try {
    const read: unknown = JSON.parse(text);
    const value: unknown = typeof read === 'object' && read !== null && 'value' in read ? read.value : read;
    return typeof value === 'string' ? value : text;
  } catch {
    return text;
  }
};

/**
 * Finds the PDF in an answer: bytes that begin with `%PDF-`, or base64 text from a proxy or an older service, with or
 * without a `data:` prefix.
 * @throws InvalidPdf
 */
export const pdfOf = async (answer: Blob): Promise<Blob> => {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (begins(bytes)) return new Blob([bytes], { type: PDF });
  const text = unwrapped(new TextDecoder().decode(bytes)).trim();
  const inText = decoded(text.replace(/^data:[^,]*;base64,/, ''));
  if (inText === null || !begins(inText)) throw new InvalidPdf('Invalid PDF response');
  return new Blob([inText], { type: PDF });
};
