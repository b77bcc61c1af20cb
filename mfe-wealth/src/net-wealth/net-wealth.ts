import { amount, date, option, rows, text } from '@phila/contract/fields';
import {
  calculateNetWealth,
  type NetWealthEntry,
  netWealthEntry,
  netWealthGroupNames,
  netWealthGroups,
  type NetWealthResult,
} from '@phila/finance/net-wealth';
import type { Answer } from '../calculators/frame/answer.ts';
import { calculator } from '../calculators/frame/calculator.ts';
import { needed, optional } from '../calculators/frame/engine-rule.ts';
import { figureText } from '../calculators/frame/figure.ts';

const { shape } = netWealthEntry;
const lineShape = shape.lines._zod.def.element.shape;
const money = (rand: number): string => figureText(rand, 'rand');

/** Shows assets, debts and ratios. */
const netWealthAnswer = (entry: NetWealthEntry, result: NetWealthResult): Answer => {
  const held = result.groups.filter(({ total }) => total > 0);
  const sources = [
    'Three months of reserve is a rule of thumb, not a law. Values are what each would fetch today.',
  ];
  // Hides an empty statement's sum: R 0.00 would look real.
  if (entry.lines.length === 0)
    return {
      main: { label: 'Your net wealth', value: null, unit: 'rand' },
      sentence: 'It is what you own less what you owe. Add both.',
      facts: [],
      charts: [],
      tables: [],
      sources,
    };
  return {
    main: { label: 'Your net wealth', value: result.netWealth, unit: 'rand' },
    sentence: `You own ${money(result.totalAssets)} and owe ${money(result.totalLiabilities)}.`,
    facts: [
      { label: 'You own', value: result.totalAssets, unit: 'rand' },
      { label: 'You owe', value: result.totalLiabilities, unit: 'rand' },
      {
        label: 'Solvency',
        value: result.solvency,
        unit: 'percent',
        note: 'what would be left of each R 100 that you own once every debt was paid; below zero you owe more than you own',
      },
      {
        label: 'Debt to assets',
        value: result.debtToAssets,
        unit: 'percent',
        note: 'the share of your assets that you owe to others',
      },
      {
        label: 'Debt to income',
        value: result.debtToIncome,
        unit: 'percent',
        note:
          entry.monthlyIncome === undefined
            ? 'enter your monthly income to see it'
            : 'all that you owe, of what you earn in a year',
      },
      {
        label: 'Your reserve lasts',
        value: result.monthsOfCover,
        unit: 'months',
        note:
          entry.monthlyExpenses === undefined
            ? 'enter your monthly expenses to see it'
            : 'how long cash and liquid assets would pay for your life; three months is a rule of thumb',
      },
      {
        label: 'Cover of short-term debt',
        value: result.liquidityRatio,
        unit: 'times',
        note: 'how often cash and liquid assets would pay what you owe soon',
      },
    ],
    charts:
      held.length === 0
        ? []
        : [
            {
              title: 'What you own and what you owe',
              summary: `${money(result.totalAssets)} owned, ${money(result.totalLiabilities)} owed.`,
              kind: 'rows',
              labelled: 'Group',
              labels: held.map(({ label }) => label),
              series: [{ name: 'Rand', values: held.map(({ total }) => total) }],
            },
          ],
    tables: [
      {
        title: 'Line by line',
        columns: [
          { name: 'label', label: 'What', unit: 'words' },
          { name: 'group', label: 'Group', unit: 'words' },
          { name: 'amount', label: 'Value', unit: 'rand' },
          { name: 'date', label: 'Valued on', unit: 'day' },
          { name: 'source', label: 'Source', unit: 'words' },
        ],
        rows: entry.lines.map(({ group, label, amount: rand, date: day, source }) => ({
          label,
          group: netWealthGroups[group].label,
          amount: rand,
          date: day ?? entry.date ?? null,
          source: source ?? 'entered by hand',
        })),
      },
    ],
    sources,
  };
};

/** Net wealth (docs/calculators/net-wealth.md). */
export const netWealth = calculator({
  name: 'net-wealth',
  title: 'Net Wealth Calculator',
  sentence: 'What you own less what you owe, today and over time.',
  places: { portal: '/wealth/net-wealth/assets-liabilities', open: '/netWealth' },
  hint: 'Tap what you own or owe, then enter today’s value.',
  fields: {
    fields: {
      lines: rows('Lines', {
        one: 'line',
        many: 'lines',
        max: 200,
        fields: {
          group: option(
            'Group',
            netWealthGroupNames.map((id) => ({ id, name: netWealthGroups[id].label })),
            needed(lineShape.group, 'Choose a group'),
          ),
          label: text('What', needed(lineShape.label, 'Enter what it is')),
          amount: amount('Value', needed(lineShape.amount, 'Enter its value')),
          date: date('Valued on', optional(lineShape.date)),
          source: text('Source', optional(lineShape.source)),
        },
      }),
      monthlyIncome: amount('Income a month', optional(shape.monthlyIncome), { hint: 'Before tax.' }),
      monthlyExpenses: amount('Expenses a month', optional(shape.monthlyExpenses)),
      date: date('Day of the statement', optional(shape.date), { hint: 'Leave blank for today.' }),
    },
  },
  example: { lines: [] },
  schema: netWealthEntry,
  read: ({ lines, ...same }) => ({
    ...same,
    lines: lines.map((line) => ({
      group: netWealthGroupNames.find((name) => name === line.group) ?? 'cash',
      label: line.label ?? '',
      amount: line.amount ?? 0,
      ...(line.date === null ? {} : { date: line.date }),
      ...(line.source === null ? {} : { source: line.source }),
    })),
  }),
  fill: (entry) => entry,
  calculate: calculateNetWealth,
  answer: netWealthAnswer,
});
