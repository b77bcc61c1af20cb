import { brand } from '@phila/contract/brand';
import type { Fields } from '@phila/contract/fields';
import type { ChartFacts, Fact, TableColumn } from '@phila/pdf';
import { calculation, type CalculationFacts, type CalculationTable } from '@phila/pdf/documents';
import type { DocumentElement } from '@phila/pdf/drawn';
import type { ChartProps } from '@phila/ui';
import type { Column, Table } from './answer.ts';
import type { Calculator, Explained } from './calculator.ts';
import { cellText, type Figure, figureText } from './figure.ts';
import type { Outcome } from './outcome.ts';
import { stepOf } from './step.ts';
import { withDays } from './with-days.ts';

/** A figure with its note, as on the page. */
export const figureFact = ({ label, value, unit, note }: Figure): Fact => ({
  label,
  text: figureText(value, unit),
  ...(note === undefined ? {} : { note }),
});

/** A chart without the page's table below it. */
export const chartFacts = ({
  title,
  summary,
  kind,
  labels,
  series,
  format,
  short,
}: ChartProps): ChartFacts => ({
  title,
  summary,
  kind,
  labels,
  series,
  ...(format === undefined ? {} : { format }),
  ...(short === undefined ? {} : { short }),
});

/** Sizes a column by its longest text or label word, within limits. */
const columnOf = ({ label, unit }: Column, texts: readonly string[]): TableColumn => ({
  label,
  share: Math.min(
    28,
    Math.max(5, ...label.split(' ').map(({ length }) => length), ...texts.map(({ length }) => length)),
  ),
  isFigure: unit !== 'words' && unit !== 'day',
});

const tableFacts = ({ title, columns, rows }: Table): CalculationTable => {
  const texts = rows.map((row) => columns.map(({ name, unit }) => cellText(row[name] ?? null, unit)));
  return {
    title,
    columns: columns.map((column, at) =>
      columnOf(
        column,
        texts.map((row) => row[at] ?? ''),
      ),
    ),
    rows: texts,
  };
};

/** A calculation's facts, all from its calculator's declaration; an example says that it is one. */
export const calculationFacts = <F extends Fields, Entry extends object, Result extends Explained>(
  type: Calculator<F, Entry, Result>,
  { answer, result, entered }: Outcome<Entry, Result>,
  at: Date,
  isExample: boolean,
): CalculationFacts => ({
  author: brand.name,
  title: isExample ? `${type.title}: an example` : type.title,
  sentence: type.sentence,
  isExample,
  at,
  entered: entered.map(({ label, text }) => ({ label, text })),
  main: {
    label: answer.main.label,
    text: figureText(answer.main.value, answer.main.unit),
    ...(answer.main.note === undefined ? {} : { note: answer.main.note }),
    sentence: answer.sentence,
  },
  facts: answer.facts.map(figureFact),
  warnings: (result.warnings ?? []).map(({ field, message, basis }) => ({
    title: type.form.fields[field]?.label ?? 'Please note',
    message: withDays(message),
    basis,
  })),
  charts: answer.charts.map(chartFacts),
  tables: answer.tables.filter(({ rows }) => rows.length > 0).map(tableFacts),
  steps: result.explanation.map(stepOf),
  sources: answer.sources,
});

/** Prints a calculation. */
export const printout = <F extends Fields, Entry extends object, Result extends Explained>(
  type: Calculator<F, Entry, Result>,
  outcome: Outcome<Entry, Result>,
  at: Date,
  isExample: boolean,
): DocumentElement => calculation(calculationFacts(type, outcome, at, isExample));
