import type { ExplanationLine } from '../explanation.ts';
import { randText } from '../money/text.ts';
import { table } from './table.ts';

/** Content of a calculator's page. Figures come from the code and its data, never from this text. */
export interface CalculatorPage {
  /** File name without `.md`. */
  name: string;
  title: string;
  /** Purpose in a sentence or two. */
  purpose: string;
  /** The call, and the import for a page that shows only this calculator. */
  call: string | null;
  subpath: string;
  /** Formula in written notation. */
  formula: string;
  /** Each rule with the law or table behind it. */
  law: readonly (readonly [rule: string, source: string])[];
  /** Tables of shipped data. */
  data?: readonly {
    title: string;
    source: string;
    head: readonly string[];
    rows: readonly (readonly string[])[];
  }[];
  assumptions: readonly string[];
  limits: readonly string[];
  example: {
    /** Example case in words. */
    story: string;
    entry: object;
    /** Key results of the example. */
    answer: readonly (readonly [label: string, value: string])[];
    explanation: readonly ExplanationLine[];
  };
}

const unit = /\((months|number|times|years|percent|percent a year)\)$/;

/** Formats a step's amount: in rand, unless its label names another unit. */
function amountText({ label, amount }: ExplanationLine): string {
  return unit.test(label) ? String(amount) : randText(amount);
}

/** Formats a step's basis and the exact result to carry on with, cut to the digits of a pocket calculator. */
function basisText({ basis, exact }: ExplanationLine): string {
  return exact ? `${basis} (carry on ${exact.slice(0, exact.indexOf('.') + 9)})` : basis;
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Renders the page as Markdown. */
export function pageText(page: CalculatorPage): string {
  const { example } = page;
  const entry = Object.entries(example.entry).map(([name, value]) => [
    `\`${name}\``,
    typeof value === 'object' ? `\`${JSON.stringify(value)}\`` : String(value),
  ]);
  return `${[
    `# ${page.title}`,
    '<!-- Written by shared/finance/docs/generate.mjs. Change the code or src/documentation, then run it again. -->',
    page.purpose,
    bullets([...(page.call ? [`Call: \`${page.call}\``] : []), `Import: \`@phila/finance/${page.subpath}\``]),
    '## Formula',
    `\`\`\`text\n${page.formula.trim()}\n\`\`\``,
    '## Law and tables',
    table(['Rule', 'Source'], page.law),
    ...(page.data ?? []).flatMap(({ title, source, head, rows }) => [
      `### ${title}`,
      `Source: ${source}.`,
      table(head, rows),
    ]),
    '## Assumptions',
    bullets(page.assumptions),
    '## Limits',
    bullets(page.limits),
    '## Worked example',
    example.story,
    table(['Entry', 'Value'], entry),
    table(['Result', 'Value'], example.answer),
    'Step by step:',
    table(
      ['Step', 'Amount', 'Basis'],
      example.explanation.map((step) => [step.label, amountText(step), basisText(step)]),
    ),
  ].join('\n\n')}\n`;
}
