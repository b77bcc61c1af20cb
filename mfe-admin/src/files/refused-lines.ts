import type { FileLine } from '@phila/contract/calls';

/** A cell that no spreadsheet takes for a formula. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`;

/** The refused lines as a file, each with why: what somebody else may have to put right. */
export const refusedLinesFile = (lines: readonly FileLine[]): Blob => {
  const rows = lines
    .filter(({ verdict }) => verdict === 'refused')
    .map(({ line, name, message }) => [String(line), cell(name), cell(message ?? '')].join(','));
  return new Blob([`\uFEFF${['Line,Name,Why', ...rows].join('\r\n')}\r\n`], { type: 'text/csv' });
};
