import { rounded } from '@phila/contract/format';
import type { Answer } from './answer.ts';
import { differencesOf, type Entered } from './entered.ts';
import { type Figure, figureText } from './figure.ts';

interface Side {
  answer: Pick<Answer, 'main' | 'facts'>;
  entered: readonly Entered[];
}

const figuresOf = ({ answer: { main, facts } }: Side): readonly Figure[] => [main, ...facts];

/** Rounds percentages as displayed: two that look the same do not differ. */
const shown = (value: number, unit: Figure['unit']): number =>
  unit === 'percent' ? rounded(value, 2) : value;

/** Rounds the difference, as floating point makes it inexact. */
const difference = (before: number, now: number, unit: Figure['unit']): number =>
  rounded(shown(now, unit) - shown(before, unit), 4);

const signed = (value: number, unit: Figure['unit']): string => {
  if (value === 0) return 'the same';
  const text = figureText(Math.abs(value), unit);
  return `${value < 0 ? '−' : '+'}\u00a0${text}`;
};

/** Compares a kept result with the present one: inputs that differ, and the change in each figure. */
export const comparisonOf = (kept: Side, now: Side) => {
  const before = figuresOf(kept);
  const after = figuresOf(now);
  const labels = [...new Set([...after, ...before].map(({ label }) => label))];
  return {
    changed: differencesOf(kept.entered, now.entered),
    figures: labels.map((label) => {
      const one = before.find((figure) => figure.label === label);
      const other = after.find((figure) => figure.label === label);
      const unit = (other ?? one)?.unit ?? 'rand';
      const values = [one?.value ?? null, other?.value ?? null] as const;
      return {
        label,
        before: figureText(values[0], unit),
        now: figureText(values[1], unit),
        difference:
          values[0] === null || values[1] === null
            ? ''
            : signed(difference(values[0], values[1], unit), unit),
      };
    }),
  };
};
