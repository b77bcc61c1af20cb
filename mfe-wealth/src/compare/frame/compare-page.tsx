import { type ClientCall, queryOf } from '@phila/contract/calls';
import type { BodyFieldsOf, Fields, FormOf } from '@phila/contract/fields';
import { toForm } from '@phila/contract/records';
import { formDraft, store, useAppSelector } from '@phila/platform';
import {
  Callout,
  classes,
  Empty,
  EntryForm,
  firstEntry,
  Loaded,
  Page,
  Select,
  Skeleton,
  Surface,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TakeOverButton } from '../../calculators/frame/found-panel.tsx';
import { leftOf, startOf, textOf, type Values } from '../../keeping/start.ts';
import { useKeptDraft } from '../../keeping/use-kept-draft.ts';
import { useOpening } from '../../keeping/use-opening.ts';
import { ShareLink } from '../../calculators/frame/share-link.tsx';
import { ExampleNote } from '../../keeping/example-note.tsx';
import { KeepLink } from '../../keeping/keep-link.tsx';
import { LoadedPage } from '../../keeping/loaded-page.tsx';
import { SaveAction } from '../../keeping/save-action.tsx';
import { SavedBefore } from '../../keeping/saved-before.tsx';
import { FoldedForm } from './folded-form.tsx';
import type { Comparison, PlanList } from './comparison.ts';
import { isSameKept, openedOf, type SavedComparison, type Opened } from './opened.ts';
import { pins } from './pins.ts';
import { Plans } from './plans.tsx';
import styles from './compare.module.css';

type Reading<Value> = ComponentProps<typeof Loaded<Value>>['reading'];

interface ComparePageProps<F extends Fields, G extends Fields, Plan> {
  type: Comparison<F, G, Plan>;
  /** Reads a year's plans; without a year, the current list. */
  read: ClientCall;
  /** Reads and saves the person's comparison, in the portal. */
  keep: { read: ClientCall; save: (now: SavedComparison<BodyFieldsOf<NoInfer<F>>>) => Promise<unknown> };
  /** Offers the person's values from elsewhere; in the portal, once opened. */
  renderSuggestions?: (props: {
    values: Values;
    onTake: (part: Partial<FormOf<NoInfer<F>>>) => void;
  }) => ReactNode;
}

/** Compares plans, in the portal and in public (specification: wealth, "Comparing plans"). */
export const ComparePage = <F extends Fields, G extends Fields, Plan>(props: ComparePageProps<F, G, Plan>) =>
  useLocation().pathname.startsWith('/wealth/') ? (
    <InPortal {...props} />
  ) : (
    <Opening {...props} kept={null} />
  );

const InPortal = <F extends Fields, G extends Fields, Plan>(props: ComparePageProps<F, G, Plan>) => {
  const { type, read, keep } = props;
  // Loads this year's plans in parallel, as the saved comparison mostly is of this year.
  useQuery(queryOf(read, { query: {} } as never));
  // TypeScript cannot tell the call: all return the saved comparison or null.
  const reading = useQuery(
    queryOf(keep.read, {} as never),
  ) as unknown as Reading<SavedComparison<object> | null>;
  return (
    <LoadedPage<SavedComparison<object> | null>
      title={type.title.portal}
      sentence={type.sentence}
      reading={reading}
      height={480}
    >
      {(kept) => <Opening {...props} kept={kept} />}
    </LoadedPage>
  );
};

interface OpeningProps<F extends Fields, G extends Fields, Plan> extends ComparePageProps<F, G, Plan> {
  /** The saved comparison. */
  kept: SavedComparison<object> | null;
}

const Opening = <F extends Fields, G extends Fields, Plan>(props: OpeningProps<F, G, Plan>) => {
  const { kept } = props;
  const { name } = props.type;
  const isInPortal = useLocation().pathname.startsWith('/wealth/');
  const draft = useMemo(() => formDraft(`wealth.${name}${isInPortal ? '' : '.open'}`), [name, isInPortal]);
  const { opened, openAnew } = useOpening<Opened>(draft, ({ hash, draft: typed }) =>
    openedOf(hash, typed, kept),
  );
  const showKept = () => {
    draft.remove();
    store.dispatch(pins.actions.opened(name));
    openAnew(openedOf('', null, kept));
  };
  return <Comparing key={opened.round} {...props} opened={opened} draft={draft} onShowKept={showKept} />;
};

interface ComparingProps<F extends Fields, G extends Fields, Plan> extends OpeningProps<F, G, Plan> {
  opened: Opened;
  onShowKept: () => void;
  draft: ReturnType<typeof formDraft>;
}

const Comparing = <F extends Fields, G extends Fields, Plan>(props: ComparingProps<F, G, Plan>) => {
  const { type, read, keep, kept, renderSuggestions, opened, draft, onShowKept } = props;
  const isInPortal = useLocation().pathname.startsWith('/wealth/');
  // Remounts the form when values are taken over.
  const start = useMemo(() => startOf(type.form, type.example, isInPortal), [type, isInPortal]);
  const [begun, setBegun] = useState((): { round: number; suggested: Partial<FormOf<F>> } => {
    const { entry, isTyped } = opened;
    if (entry === null) return { round: 0, suggested: start };
    return { round: 0, suggested: isTyped ? entry : (toForm(type.form, entry) as Partial<FormOf<F>>) };
  });
  const [values, setValues] = useState<Partial<FormOf<F>>>(begun.suggested);
  const isStart = textOf(values) === textOf(start);
  const [now, setNow] = useState(() => firstEntry(type.form, begun.suggested));
  const [last, setLast] = useState(now.entry);
  if (now.entry !== null && now.entry !== last) setLast(now.entry);
  const entry = useDeferredValue(last);
  const [filter, setFilter] = useState<object | null>(opened.filter);
  const pinned = useAppSelector((all) => pins.select(all)[type.name]) ?? opened.pinned;
  useEffect(() => () => void store.dispatch(pins.actions.opened(type.name)), [type.name]);
  const [year, setYear] = useState<number | null>(opened.year);
  // TypeScript cannot tell the call: all take a year and return a list.
  const reading = useQuery(
    queryOf(read, {
      query: year === null ? {} : { Year: year },
    } as never),
  ) as unknown as Reading<PlanList<Plan>>;
  const { many } = type.words;

  const chosen = { filter, pinned, year };
  const hasChosen = filter !== null || pinned.length > 0 || year !== null;
  const typed = { entry: isStart ? null : values, ...chosen };
  useKeptDraft(
    draft,
    isStart && !hasChosen ? null : typed,
    textOf({ ...typed, entry: isStart ? null : textOf(values) }),
  );
  /** Sent along in a link: an example stays at home. */
  const given = { entry: isStart ? null : last, ...chosen };
  const left =
    isStart ||
    (opened.entry !== null && !opened.isTyped && !opened.isBrought) ||
    (isInPortal && !opened.isBrought)
      ? []
      : leftOf(type.form, type.example, values);
  const entered = now.entry === null ? null : { entry: now.entry, pinned, year };
  const isAnother = kept !== null && last !== null && !isSameKept({ entry: last, pinned, year }, kept);

  return (
    <Page
      title={isInPortal ? type.title.portal : type.title.open}
      sentence={type.sentence}
      action={
        !isInPortal &&
        last !== null && <KeepLink place={type.places.portal} entry={isStart && !hasChosen ? null : given} />
      }
    >
      {isInPortal && (
        <SaveAction
          title={type.title.portal}
          what="comparison"
          now={entered}
          lacks={isStart ? null : (now.errors[0]?.message ?? '')}
          isSaved={entered !== null && kept !== null && isSameKept(entered, kept)}
          brought={opened.isBrought && kept === null && left.length === 0 ? entered : null}
          save={keep.save}
          draft={draft}
          refreshes={[keep.read]}
        />
      )}
      {opened.isBrought && isAnother && <SavedBefore what="comparison" onShowSaved={onShowKept} />}
      {opened.isLinkBroken && (
        <div className={classes('below-16')}>
          <Callout tone="warning" title="This link cannot be read">
            <p>The link is not complete. Ask the person who sent it to copy it again.</p>
          </Callout>
        </div>
      )}
      <ExampleNote isExample={isStart && !isInPortal} left={left} />
      <div className={styles.frame}>
        <FoldedForm title={type.formTitle} madeFor={now.entry === null ? null : type.madeFor(now.entry)}>
          {isInPortal && renderSuggestions && (
            <div className={classes('below-16')}>
              <TakeOverButton>
                {renderSuggestions({
                  values,
                  onTake: (part) => setBegun({ round: begun.round + 1, suggested: { ...values, ...part } }),
                })}
              </TakeOverButton>
            </div>
          )}
          <EntryForm
            key={begun.round}
            type={type.form}
            label={type.formTitle}
            suggested={begun.suggested}
            examples={isInPortal ? type.example : undefined}
            onEntry={setNow}
            onValues={setValues}
          />
          <p className={classes('small muted above-16')}>
            {isInPortal
              ? 'Worked out on this page. What you enter and pin is kept for you once you press Save.'
              : 'Worked out on this page: nothing you enter leaves your browser.'}
          </p>
          <noscript>
            <p className={classes('small muted')}>
              The prices are for the entries shown here. To enter your own, allow JavaScript for this site.
            </p>
          </noscript>
        </FoldedForm>
        <div
          className={classes('stack gap-16', styles.plans)}
          data-old={now.entry === null || undefined}
          data-portal={isInPortal || undefined}
        >
          <Loaded<PlanList<Plan>>
            isList
            what={`The ${many}`}
            reading={reading}
            // Takes the height of a few plans, so that nothing below shows before they load.
            waiting={
              <div className={classes('grid gap-16 pad-20 card')}>
                <Skeleton width="45%" height={24} />
                <Skeleton width="25%" />
                <Skeleton height={200} />
                <Skeleton height={200} />
                <Skeleton height={200} />
              </div>
            }
            isEmpty={({ years }) => years.length === 0}
            empty={
              <Surface label={`The ${many}`}>
                <Empty inCard title={`No ${many} to compare yet`}>
                  <p>They appear here once the year’s list is in.</p>
                </Empty>
              </Surface>
            }
          >
            {(list) =>
              entry === null ? (
                <Callout title="Nothing to compare yet">
                  <p>Fill in the fields to see the cost of each plan.</p>
                </Callout>
              ) : (
                <Plans
                  key={list.year}
                  type={type}
                  list={list}
                  entry={entry}
                  isOld={now.entry === null}
                  filter={filter}
                  onFilter={setFilter}
                  pinned={pinned}
                  onPin={(plans) => store.dispatch(pins.actions.pinned({ comparison: type.name, plans }))}
                  year={
                    list.years.length > 1 && (
                      <div className={classes('rigid')}>
                        <Select<number>
                          aria-label="Year"
                          options={list.years.map((one) => ({ value: one, label: String(one) }))}
                          value={list.year}
                          onChange={setYear}
                        />
                      </div>
                    )
                  }
                />
              )
            }
          </Loaded>
        </div>
      </div>
      <div className={classes('stack gap-16 above-16')}>
        <div className={classes('row wrap align-start gap-12')}>
          <ShareLink place={type.places.open} entry={isStart && !hasChosen ? null : given} />
        </div>
        <Surface title="Before you decide">
          <p className={classes('loose')}>
            <strong>This is a comparison, not advice.</strong> The {many} are shown in the order that you
            choose, and none is recommended. {type.ask}
          </p>
        </Surface>
      </div>
    </Page>
  );
};
