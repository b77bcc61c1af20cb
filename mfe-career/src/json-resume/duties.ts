/* JSON Resume splits duties into a summary and highlights; our records keep one text with list lines. */

const ITEM = /^\s*[-*•]\s+/;

/** Joins the paragraphs, then one line for each highlight. */
export const joined = (paragraphs: readonly string[], highlights: readonly string[]): string =>
  [
    ...paragraphs.filter((text) => text !== ''),
    ...highlights.map((text) => `- ${text.replace(ITEM, '')}`),
  ].join('\n');

/** Splits off the list if the text ends with one; otherwise everything is paragraphs. */
export const parted = (text: string): { summary: string; highlights: string[] } => {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => ITEM.test(line));
  const rest = from === -1 ? [] : lines.slice(from).filter((line) => line.trim() !== '');
  if (rest.length === 0 || !rest.every((line) => ITEM.test(line))) return { summary: text, highlights: [] };
  return {
    summary: lines.slice(0, from).join('\n').trim(),
    highlights: rest.map((line) => line.replace(ITEM, '').trim()),
  };
};
