import { brand } from '@phila/contract/brand';
import { dateText, southAfricanDay } from '@phila/contract/format';
import type { NetWealthEntry, NetWealthResult } from '@phila/finance/net-wealth';
import { netWealthStatement } from '@phila/pdf/documents';
import type { DocumentElement } from '@phila/pdf/drawn';
import { figureText } from '../calculators/frame/figure.ts';
import type { Outcome } from '../calculators/frame/outcome.ts';
import { chartFacts, figureFact } from '../calculators/frame/printout.ts';

const money = (rand: number): string => figureText(rand, 'rand');

/** Facts that are the statement's sums; the rest are its ratios. */
const SUMS = ['You own', 'You owe'];

/** Prints assets and debts: lines by group, and the page's answer. */
export const statement = (
  { entry, result, answer }: Outcome<NetWealthEntry, NetWealthResult>,
  at: Date,
): DocumentElement => {
  const day = entry.date ?? southAfricanDay(at);
  return netWealthStatement({
    author: brand.name,
    day,
    at,
    main: { label: answer.main.label, text: money(result.netWealth), sentence: answer.sentence },
    groups: result.groups
      .map(({ name, label, total }) => ({
        title: label,
        total: money(total),
        lines: entry.lines
          .filter(({ group }) => group === name)
          .map((line) => ({
            label: line.label,
            amount: money(line.amount),
            day: dateText(line.date ?? day),
            source: line.source ?? 'entered by hand',
          })),
      }))
      .filter(({ lines }) => lines.length > 0),
    sums: [
      { label: 'You own', amount: money(result.totalAssets) },
      { label: 'You owe', amount: money(-result.totalLiabilities) },
      { label: answer.main.label, amount: money(result.netWealth), isTotal: true },
    ],
    ratios: answer.facts.filter(({ label }) => !SUMS.includes(label)).map(figureFact),
    charts: answer.charts.map(chartFacts),
    sources: answer.sources,
  });
};
