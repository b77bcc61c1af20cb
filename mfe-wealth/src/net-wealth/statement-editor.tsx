import { useToday } from '@phila/platform';
import type { Fields } from '@phila/contract/fields';
import { netWealthGroupNames, type NetWealthGroupName } from '@phila/finance/net-wealth';
import { AmountInput, classes, DateInput, Field, Undo } from '@phila/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { EditorProps } from '../calculators/frame/calculator-page-props.ts';
import { GroupEditor } from './group-editor.tsx';
import { entryOf, type Line, type Statement } from './line.ts';
import type { netWealth } from './net-wealth.ts';
import { FromRecords } from './from-records.tsx';
import { isRecordSource } from '../recorded/entry-of-worth.ts';
import { filledIn } from './filled-in.ts';

type NetWealthFields = (typeof netWealth)['form'] extends { fields: infer F extends Fields } ? F : never;

const groupOf = (name: string): NetWealthGroupName =>
  netWealthGroupNames.find((one) => one === name) ?? 'cash';

/** Edits the statement's lines by group, and the figures its ratios need. */
export const StatementEditor = ({ suggested, onEntry, inPortal }: EditorProps<NetWealthFields>) => {
  const prefix = useId();
  const made = useRef(0);
  const newKey = () => {
    made.current += 1;
    return `${prefix} ${made.current}`;
  };
  const today = useToday();
  const [statement, setStatement] = useState<Statement>(() => ({
    lines: (suggested.lines ?? []).map(({ group, label, amount, date, source }, at): Line => ({
      key: `first ${at}`,
      group: groupOf(group),
      label,
      amount,
      date: date === '' ? null : date,
      source: source === '' ? null : source,
    })),
    monthlyIncome: suggested.monthlyIncome ?? null,
    monthlyExpenses: suggested.monthlyExpenses ?? null,
    date: suggested.date || null,
  }));
  const [removed, setRemoved] = useState<{ line: Line; at: number } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { entry, refused } = entryOf(statement);
  const text = JSON.stringify([entry, statement]);
  const give = useEffectEvent((_changed: string) => {
    const values = {
      lines: statement.lines.map(({ group, label, amount, date, source }) => ({
        group,
        label,
        amount,
        date: date ?? '',
        source: source ?? '',
      })),
      monthlyIncome: statement.monthlyIncome,
      monthlyExpenses: statement.monthlyExpenses,
      date: statement.date ?? '',
    };
    if (entry === null)
      onEntry({ entry: null, errors: Array.from(refused, ([path, message]) => ({ path, message })) }, values);
    else
      onEntry(
        {
          entry: {
            lines: entry.lines.map(({ group, label, amount, date, source }) => ({
              group,
              label,
              amount,
              date: date ?? null,
              source: source ?? null,
            })),
            monthlyIncome: entry.monthlyIncome ?? null,
            monthlyExpenses: entry.monthlyExpenses ?? null,
            date: entry.date ?? null,
          },
          errors: [],
        },
        values,
      );
  });
  useEffect(() => give(text), [text]);

  const change = (part: Partial<Statement>) => setStatement((before) => ({ ...before, ...part }));
  const changeLines = (of: (lines: readonly Line[]) => readonly Line[]) =>
    setStatement((before) => ({ ...before, lines: of(before.lines) }));
  /** A record keeps its line: its value follows when the statement is saved. */
  const changed = (before: Line, line: Line): Line =>
    inPortal && isRecordSource(before.source) ? { ...line, source: before.source } : line;
  const wanted = useRef<string | null>(null);
  // Runs after every render, once the element to focus exists.
  useEffect(() => {
    if (wanted.current === null) return;
    place.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  const add = (group: NetWealthGroupName, label: string) => {
    const key = newKey();
    changeLines((lines) => [...lines, { key, group, label, amount: null, date: null, source: null }]);
    wanted.current = `[data-line="${CSS.escape(key)}"] input${label === '' ? '' : '[inputmode="decimal"]'}`;
  };
  const remove = (line: Line) => {
    setRemoved({ line, at: statement.lines.indexOf(line) });
    changeLines((lines) => lines.filter((one) => one !== line));
  };

  return (
    <div ref={place} className={classes('stack gap-24')}>
      {inPortal && (
        <FromRecords onRead={(recorded) => changeLines((lines) => filledIn(lines, recorded, newKey))} />
      )}
      {netWealthGroupNames.map((group) => (
        <GroupEditor
          key={group}
          group={group}
          lines={statement.lines.filter((line) => line.group === group)}
          refused={refused}
          today={today}
          onAdd={(label) => add(group, label)}
          onChange={(line) =>
            changeLines((lines) => lines.map((one) => (one.key === line.key ? changed(one, line) : one)))
          }
          onRemove={remove}
        />
      ))}
      {removed && (
        <Undo
          key={removed.line.key}
          onUndo={() => changeLines((lines) => lines.toSpliced(removed.at, 0, removed.line))}
          onEnd={() => setRemoved(null)}
        >
          {removed.line.label || 'The line'} was removed
        </Undo>
      )}
      <fieldset className={classes('stack gap-16 no-edge')}>
        <legend className={classes('strong below-8')}>What it is measured by</legend>
        <Field
          label="Income a month"
          hint="Before tax; for debt to income."
          error={refused.get('monthlyIncome')}
        >
          {(wiring) => (
            <AmountInput
              {...wiring}
              value={statement.monthlyIncome}
              onChange={(monthlyIncome) => change({ monthlyIncome })}
            />
          )}
        </Field>
        <Field
          label="Expenses a month"
          hint="From your budget; for the months of reserve."
          error={refused.get('monthlyExpenses')}
        >
          {(wiring) => (
            <AmountInput
              {...wiring}
              value={statement.monthlyExpenses}
              onChange={(monthlyExpenses) => change({ monthlyExpenses })}
            />
          )}
        </Field>
        <Field label="Day of the statement" hint="Leave blank for today." error={refused.get('date')}>
          {(wiring) => (
            <DateInput
              {...wiring}
              value={statement.date ?? ''}
              onChange={(date) => change({ date: date || null })}
            />
          )}
        </Field>
      </fieldset>
    </div>
  );
};
