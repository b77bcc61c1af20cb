import { serviceNow } from '@phila/contract/format';
import { calls } from '@phila/contract/calls';
import type { Fields, FormOf, RowFieldsOf } from '@phila/contract/fields';
import { toForm, type Entry as FormEntry, type FormType } from '@phila/contract/records';
import type { DocumentElement } from '@phila/pdf/drawn';
import { formDraft } from '@phila/platform';
import {
  Button,
  Callout,
  Chart,
  classes,
  EntryForm,
  firstEntry,
  Page,
  PdfDownload,
  Surface,
} from '@phila/ui';
import { type ComponentProps, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Folded } from '../../folded/folded.tsx';
import { ExampleNote } from '../../keeping/example-note.tsx';
import { KeepLink } from '../../keeping/keep-link.tsx';
import { isOwnable, OwnCheck } from '../../keeping/own-check.tsx';
import { SaveAction } from '../../keeping/save-action.tsx';
import { SavedBefore } from '../../keeping/saved-before.tsx';
import { AfterPaint } from './after-paint.tsx';
import type { Advice } from './answer.ts';
import { AnswerTable } from './answer-table.tsx';
import type { Calculator, Explained } from './calculator.ts';
import type { CalculatorPageProps } from './calculator-page-props.ts';
import { Compare } from './compare.tsx';
import { EnteredList } from './entered-list.tsx';
import { Explanation } from './explanation.tsx';
import { TakeOverButton } from './found-panel.tsx';
import { leftOf, startOf, textOf, type Values } from '../../keeping/start.ts';
import { useKeptDraft } from '../../keeping/use-kept-draft.ts';
import { useOpening } from '../../keeping/use-opening.ts';
import { isSameEntry, type Opening, openingOf } from './opening.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { ResultFacts } from './result-facts.tsx';
import { ResultLine } from './result-line.tsx';
import { ResultNumber } from './result-number.tsx';
import { ShareLink } from './share-link.tsx';
import { useErrorsOfOtherFields } from './use-errors-of-other-fields.ts';
import styles from './frame.module.css';

interface FrameProps<
  F extends Fields,
  Entry extends object,
  Result extends Explained,
> extends CalculatorPageProps<F, Entry, Result> {
  /** The saved entry. */
  saved: NoInfer<Entry> | null;
  inPortal: boolean;
}

/** First form values and the entry they make. */
interface First<F extends Fields> {
  suggested: Partial<FormOf<F>>;
  now: FormEntry<FormType<F>>;
}

/** Form values of an entry. */
const formOf = <F extends Fields, Entry extends object, Result extends Explained>(
  { form, fill }: Calculator<F, Entry, Result>,
  entry: NoInfer<Entry>,
): Partial<FormOf<F>> => toForm(form, fill(entry)) as FormOf<F>;

/** Form values of a part of an entry; leaves the other fields as they are. */
const partOf = <F extends Fields, Entry extends object, Result extends Explained>(
  type: Calculator<F, Entry, Result>,
  part: Partial<NoInfer<Entry>>,
): Partial<FormOf<F>> => {
  const all: Readonly<Record<string, unknown>> = toForm(type.form, part);
  return Object.fromEntries(Object.keys(part).map((name) => [name, all[name]])) as Partial<FormOf<F>>;
};

/**
 * Frames all calculators: form on the left, answer on the right, computed in the page while typing. The answer is
 * deferred so that typing stays fast; an invalid entry keeps the last answer and says so.
 */
export const Frame = <F extends Fields, Entry extends object, Result extends Explained>(
  props: FrameProps<F, Entry, Result>,
) => {
  const { type, saved, inPortal } = props;
  const draft = useMemo(
    () => formDraft(`wealth.${type.name}${inPortal ? '' : '.open'}`),
    [type.name, inPortal],
  );
  const { opened, openAnew } = useOpening<Opening<Entry>>(draft, ({ hash, draft: typed }) =>
    openingOf(type, { hash, draft: typed, saved }),
  );
  const start = useMemo(() => startOf(type.form, type.example, inPortal), [type, inPortal]);
  // Checks the entry one component above the answer: React can handle a press between the two.
  const first = useMemo((): First<F> => {
    const { entry, typed } = opened;
    const suggested = entry === null ? ((typed as Partial<FormOf<F>> | null) ?? start) : formOf(type, entry);
    return { suggested, now: firstEntry(type.form, suggested) };
  }, [type, opened, start]);
  return (
    <Calculation
      key={opened.round}
      {...props}
      opening={opened}
      first={first}
      start={start}
      draft={draft}
      onStartAgain={() => {
        draft.remove();
        openAnew({ entry: null, typed: null, origin: 'start', isLinkBroken: false });
      }}
      onShowSaved={() => {
        draft.remove();
        openAnew({ entry: saved, typed: null, origin: 'saved', isLinkBroken: false });
      }}
    />
  );
};

interface CalculationProps<
  F extends Fields,
  Entry extends object,
  Result extends Explained,
> extends FrameProps<F, Entry, Result> {
  opening: Opening<NoInfer<Entry>>;
  first: First<F>;
  /** Values without any of the person's. */
  start: Partial<FormOf<F>>;
  draft: ReturnType<typeof formDraft>;
  onStartAgain: () => void;
  onShowSaved: () => void;
}

const Calculation = <F extends Fields, Entry extends object, Result extends Explained>(
  props: CalculationProps<F, Entry, Result>,
) => {
  const {
    type,
    read,
    save,
    saved,
    inPortal,
    opening,
    first,
    start,
    draft,
    renderForm,
    folded,
    renderSuggestions,
    renderBeside,
    printout,
    onStartAgain,
    onShowSaved,
  } = props;
  const form: FormType<F> = type.form;
  // Remounts the form when values are taken over.
  const [begun, setBegun] = useState({ round: 0, suggested: first.suggested });
  const { round, suggested } = begun;
  const [now, setNow] = useState(first.now);
  const [values, setValues] = useState<Values>(first.suggested);
  const take = (entry: FormEntry<FormType<F>>, next: Values) => {
    setNow(entry);
    setValues(next);
  };
  const text = textOf(values);
  const isStart = text === textOf(start);
  const isBlank = inPortal && isStart;
  const isExample = !inPortal && isStart;
  const left =
    isStart || opening.origin === 'link' || (inPortal && opening.origin !== 'visitor')
      ? []
      : leftOf(form, type.example, values);
  useKeptDraft(draft, isStart ? null : values, text);

  const shown = useDeferredValue(now);
  const outcome = useMemo(
    () => (shown.entry === null ? null : outcomeOf(type, shown.entry as unknown as RowFieldsOf<F>)),
    [type, shown],
  );
  const [last, setLast] = useState(outcome);
  if (outcome !== null && outcome !== last) setLast(outcome);
  const [kept, setKept] = useState<Outcome<Entry, Result> | null>(null);
  const worked = outcome ?? last;
  // Works nothing out of a form in which nothing was entered.
  const current = isBlank && worked !== null && worked.answer.main.value !== null ? null : worked;
  const isOld = now.entry === null;
  const entered = (!isOld && outcome?.entry) || null;
  const card = useRef<HTMLElement>(null);
  const { ref: around, showAll } = useErrorsOfOtherFields(now.errors);

  const documentOf = async (made: Outcome<Entry, Result>, at: Date): Promise<DocumentElement> =>
    printout === undefined
      ? (await import(/* webpackChunkName: "printout" */ './printout.ts')).printout(type, made, at, isExample)
      : printout(made, at);

  const labelOf = (field: string): string | undefined => form.fields[field]?.label;
  const isKnown = current !== null && current.answer.main.value !== null;
  const [chart, ...others] = current?.answer.charts ?? [];
  return (
    <Page
      title={type.title}
      sentence={type.sentence}
      action={
        !inPortal &&
        isKnown && (
          <KeepLink
            place={type.places.portal}
            entry={isExample ? null : current.entry}
            className={styles.onScreen}
          />
        )
      }
    >
      {inPortal && (
        <SaveAction
          title={type.title}
          what="calculation"
          now={isBlank && saved === null ? null : entered}
          lacks={isBlank ? null : (now.errors[0]?.message ?? '')}
          onRefused={showAll}
          isSaved={entered !== null && isSameEntry(entered, saved)}
          brought={opening.origin === 'visitor' && saved === null && left.length === 0 ? opening.entry : null}
          save={save}
          draft={draft}
          // Refreshes dashboard checks, because a budget affects them; a changed entry is no longer the person's own.
          refreshes={[
            read,
            calls.wealth.ownCalculations,
            calls.wealth.netWorth.read,
            calls.wealth.upcomingPayments,
            calls.dashboard.wellbeingChecks,
          ]}
        />
      )}
      <OpeningNote opening={opening} saved={saved} onShowSaved={onShowSaved} />
      <ExampleNote
        isExample={isExample || (isBlank && type.hint !== undefined)}
        left={left}
        hint={type.hint}
      />
      <div>
        {current !== null && <ResultLine answer={current.answer} isOld={isOld} card={card} />}
        <div className={styles.frame}>
          <div ref={around} className={classes('card pad-24', styles.entry)}>
            {inPortal && renderSuggestions && (
              <div className={classes('below-24')}>
                <TakeOverButton>
                  {renderSuggestions({
                    values,
                    onTake: (part) =>
                      setBegun({
                        round: round + 1,
                        suggested: { ...(values as Partial<FormOf<F>>), ...partOf(type, part) },
                      }),
                  })}
                </TakeOverButton>
              </div>
            )}
            {renderForm?.({ suggested, onEntry: take, inPortal }) ?? (
              <EntryForm
                key={round}
                type={form}
                label={type.title}
                suggested={suggested}
                examples={inPortal ? type.example : undefined}
                before={(isOld ? {} : adviceAt(current?.answer.advice)) as BeforeOf<F>}
                folded={
                  folded && ((heading) => folded(heading, current?.result ?? null, current?.entry ?? null))
                }
                onEntry={(entry: FormEntry<FormType<F>>) => setNow(entry)}
                onValues={setValues}
              />
            )}
            <p className={classes('row wrap gap-12 above-24')}>
              <Button onClick={onStartAgain}>Start again</Button>
              {saved !== null && <Button onClick={onShowSaved}>Show what I saved</Button>}
            </p>
            {inPortal && isOwnable(type.name) && entered !== null && isSameEntry(entered, saved) && (
              <OwnCheck calculator={type.name} />
            )}
          </div>
          {current === null ? (
            <section className={styles.answer} aria-label="Answer">
              <Callout title="No answer yet">
                <p>Fill in the fields above to see your answer.</p>
              </Callout>
            </section>
          ) : (
            <div className={styles.answer} data-old={isOld || undefined}>
              <ResultNumber answer={current.answer} isOld={isOld} card={card} />
              <EnteredList entered={current.entered} />
              <div className={classes('stack gap-16', styles.rest)}>
                {chart !== undefined && <AnswerChart {...chart} />}
                <ResultFacts
                  answer={current.answer}
                  warnings={current.result.warnings ?? []}
                  labelOf={labelOf}
                />
                {others.map((one) => (
                  <AnswerChart key={one.title} {...one} />
                ))}
              </div>
            </div>
          )}
        </div>
      </div>
      {current !== null && (
        <div className={classes('stack gap-16 above-16', styles.sheet)}>
          {isKnown && (
            <div className={classes('row wrap align-start gap-12', styles.onScreen)}>
              <Button onClick={() => setKept(current)}>
                {kept === null ? 'Keep this result to compare' : 'Keep this result instead'}
              </Button>
              <Button onClick={() => window.print()}>Print</Button>
              <PdfDownload what={type.title} document={() => documentOf(current, new Date(serviceNow()))} />
              <ShareLink place={type.places.open} entry={isExample ? null : current.entry} />
            </div>
          )}
          {kept !== null && <Compare kept={kept} now={current} onEnd={() => setKept(null)} />}
          {renderBeside?.(current)}
          {current.answer.tables
            .filter(({ rows }) => rows.length > 0)
            .map((table) => (
              <AnswerTable key={table.title} table={table} file={type.name} isExample={isExample} />
            ))}
          {isKnown && (
            <Folded title="How this was worked out" beside="Each step, with its law or table">
              <Explanation lines={current.result.explanation} />
            </Folded>
          )}
          <Surface title="What this follows">
            <ul className={classes('stack gap-8 small')}>
              {current.answer.sources.map((source) => (
                <li key={source}>{source}</li>
              ))}
            </ul>
            <p className={classes('above-16 loose')}>
              <strong>This is an estimate, not advice.</strong> It follows{' '}
              {isExample ? 'the example’s figures' : 'what you entered'} and the tables named here. A bank, an
              employer or SARS may come to another figure, and only a licensed adviser can say what suits you.
            </p>
          </Surface>
        </div>
      )}
    </Page>
  );
};

const AnswerChart = (chart: ComponentProps<typeof Chart>) => (
  <Surface>
    <AfterPaint>
      <Chart {...chart} />
    </AfterPaint>
  </Surface>
);

type BeforeOf<F extends Fields> = NonNullable<ComponentProps<typeof EntryForm<FormType<F>>>['before']>;

/** Advice on a bad answer, before the field to change. */
const adviceAt = (advice: readonly Advice[] = []) =>
  Object.fromEntries(
    advice.map(({ field, title, message }) => [
      field,
      <Callout key={field} tone="warning" title={title}>
        <p>{message}</p>
      </Callout>,
    ]),
  );

interface OpeningNoteProps {
  opening: Opening<object>;
  saved: object | null;
  onShowSaved: () => void;
}

/** Explains the entry's source, unless obvious. */
const OpeningNote = ({ opening, saved, onShowSaved }: OpeningNoteProps) => {
  if (opening.isLinkBroken)
    return (
      <div className={classes('below-16')}>
        <Callout tone="warning" title="This link cannot be read">
          <p>The calculation in the address is not complete. Ask the person who sent it to copy it again.</p>
        </Callout>
      </div>
    );
  if (opening.origin === 'visitor' && saved !== null && !isSameEntry(opening.entry, saved))
    return <SavedBefore what="calculation" onShowSaved={onShowSaved} />;
  if (opening.origin === 'link')
    return (
      <div className={classes('below-16')}>
        <Callout title="From a link">
          <p>These are the entries from the link. Change them as you like.</p>
        </Callout>
      </div>
    );
  return null;
};
