import { longDateText } from '@phila/contract/format';
import { ChartDrawing, type ChartFacts } from '../house/chart-drawing.tsx';
import { type Fact, Facts } from '../house/facts.tsx';
import { Paragraph, Section, Title } from '../house/headings.tsx';
import { Headline } from '../house/headline.tsx';
import { HouseDocument } from '../house/house-document.tsx';
import { type Sum, Sums } from '../house/sums.tsx';
import { Table } from '../house/table.tsx';

export interface StatementLine {
  label: string;
  amount: string;
  /** Day of the value, as text. */
  day: string;
  source: string;
}

export interface StatementGroup {
  title: string;
  lines: readonly StatementLine[];
  total: string;
}

/** Net wealth on a day, ready to print: every value is already text, nothing is computed here. */
export interface NetWealthStatementFacts {
  author: string;
  /** Day of the statement, YYYY-MM-DD. */
  day: string;
  at: Date;
  main: { label: string; text: string; sentence: string };
  groups: readonly StatementGroup[];
  /** Assets, liabilities, and the difference. */
  sums: readonly Sum[];
  ratios: readonly Fact[];
  charts: readonly ChartFacts[];
  sources: readonly string[];
}

const COLUMNS = [
  { label: 'What', share: 36 },
  { label: 'Valued on', share: 17 },
  { label: 'Source', share: 25 },
  { label: 'Value', share: 22, isFigure: true },
] as const;

/** Statement of net wealth: groups with lines and totals, the sums, and the ratios explained. */
export const NetWealthStatement = (statement: NetWealthStatementFacts) => {
  const { author, day, at, main, groups, sums, ratios, charts, sources } = statement;
  const title = 'Net wealth statement';
  return (
    <HouseDocument
      title={title}
      subject={`On ${longDateText(day)}`}
      author={author}
      at={at}
      footer={`${title}, ${longDateText(day)}`}
    >
      <Title lines={[`What you own and what you owe on ${longDateText(day)}`]}>{title}</Title>
      <Headline {...main} />
      {groups.map((group) => (
        <Section key={group.title} title={group.title}>
          <Table
            columns={COLUMNS}
            rows={group.lines.map((line) => [line.label, line.day, line.source, line.amount])}
          />
          <Sums sums={[{ label: group.title, amount: group.total }]} />
        </Section>
      ))}
      <Sums sums={sums} />
      {charts.map((chart) => (
        <ChartDrawing key={chart.title} {...chart} />
      ))}
      {ratios.length > 0 && (
        <Section title="What it is measured by">
          <Facts facts={ratios} />
        </Section>
      )}
      <Section title="What this follows">
        {sources.map((source) => (
          <Paragraph key={source}>{source}</Paragraph>
        ))}
      </Section>
    </HouseDocument>
  );
};
