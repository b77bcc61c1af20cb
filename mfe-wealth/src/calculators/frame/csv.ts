import type { Table } from './answer.ts';

/** With what a spreadsheet takes a text for a formula, the full-width forms included (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NEEDS_QUOTES = /[",\r\n]/;

const cell = (value: number | string | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const disarmed = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(disarmed) || disarmed !== disarmed.trim()
    ? `"${disarmed.replaceAll('"', '""')}"`
    : disarmed;
};

/** A table as CSV (RFC 4180) for spreadsheets: numbers as numbers, texts never as formulas, a byte order mark first. */
export const csvOf = ({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string => {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ name }) => row[name] ?? null)),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
};
