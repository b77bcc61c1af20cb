import { longDateText, southAfricanDay } from '@phila/contract/format';
import { ChartDrawing, type ChartFacts } from '../house/chart-drawing.tsx';
import { type Fact, Facts } from '../house/facts.tsx';
import { Paragraph, Section, Title } from '../house/headings.tsx';
import { Headline, type HeadlineProps } from '../house/headline.tsx';
import { HouseDocument } from '../house/house-document.tsx';
import { Note } from '../house/note.tsx';
import { Table, type TableColumn } from '../house/table.tsx';

/** Step of the engine's explanation, as text. */
export interface CalculationStep {
  label: string;
  amount: string;
  /** Law, table, rule or entry that it follows. */
  basis: string;
  /** Exact figure that the next step uses if the printed one is rounded; else null. */
  exact: string | null;
}

export interface CalculationTable {
  title: string;
  columns: readonly TableColumn[];
  rows: readonly (readonly string[])[];
}

/** Calculation ready to print: every value is already text, nothing is computed here. */
export interface CalculationFacts {
  /** Name of the site. */
  author: string;
  title: string;
  sentence: string;
  /** True if the figures are an example's and no one's own. */
  isExample: boolean;
  at: Date;
  entered: readonly Fact[];
  main: HeadlineProps;
  facts: readonly Fact[];
  warnings: readonly { title: string; message: string; basis: string }[];
  charts: readonly ChartFacts[];
  tables: readonly CalculationTable[];
  steps: readonly CalculationStep[];
  /** Tables of law it uses, each with its year. */
  sources: readonly string[];
}

const stepFact = ({ label, amount, basis, exact }: CalculationStep, at: number): Fact => ({
  label: `${at + 1}. ${label}`,
  text: amount,
  note: exact === null ? basis : `${basis} – carried on as ${exact}`,
});

/** Prints a calculation: entries, answer, charts and tables, steps and sources. */
export const Calculation = (calculation: CalculationFacts) => {
  const { author, title, sentence, isExample, at, entered, main, facts, warnings, charts, tables } =
    calculation;
  const { steps, sources } = calculation;
  const day = longDateText(southAfricanDay(at));
  return (
    <HouseDocument title={title} subject={main.label} author={author} at={at} footer={`${title}, ${day}`}>
      <Title
        lines={[sentence, ...(isExample ? ['These figures are an example.'] : []), `Calculated on ${day}`]}
      >
        {title}
      </Title>
      <Headline {...main} />
      {warnings.map((warning) => (
        <Note
          key={`${warning.title} ${warning.message}`}
          title={warning.title}
          lines={[`${warning.message}.`, warning.basis]}
        />
      ))}
      {entered.length > 0 && (
        <Section title={isExample ? 'Figures of the example' : 'What you entered'}>
          <Facts facts={entered} />
        </Section>
      )}
      {facts.length > 0 && (
        <Section title="Figures">
          <Facts facts={facts} />
        </Section>
      )}
      {charts.map((chart) => (
        <ChartDrawing key={chart.title} {...chart} />
      ))}
      {tables.map((table) => (
        <Section key={table.title} title={table.title}>
          <Table columns={table.columns} rows={table.rows} />
        </Section>
      ))}
      <Section title="Step by step">
        <Facts facts={steps.map(stepFact)} />
      </Section>
      <Section title="What this follows">
        {sources.map((source) => (
          <Paragraph key={source}>{source}</Paragraph>
        ))}
      </Section>
      <Note
        title="This is an estimate, not advice."
        lines={[
          `It follows ${isExample ? 'the figures of an example' : 'what you entered'} and the tables named here. A bank, an employer or SARS may come to another figure, and only a licensed adviser can say what suits you.`,
        ]}
      />
    </HouseDocument>
  );
};
