import type { ClientCall } from '@phila/contract/calls';
import type { BodyFieldsOf, Fields, FormOf } from '@phila/contract/fields';
import { toForm } from '@phila/contract/records';
import { formDraft, navigate, usePlace, useRead } from '@phila/platform';
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
  Field,
} from '@phila/ui';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { TakeOverButton } from '../../calculators/frame/found-panel.tsx';
import { readFragment } from '../../calculators/frame/link-entry.ts';
import { ShareLink } from '../../calculators/frame/share-link.tsx';
import type { Comparison, PlanList } from './comparison.ts';
import { openedOf, type Opened } from './opened.ts';
import { Plans } from './plans.tsx';
import styles from './compare.module.css';

type Reading<Value> = ComponentProps<typeof Loaded<Value>>['reading'];

interface ComparePageProps<F extends Fields, G extends Fields, Plan> {
  type: Comparison<F, G, Plan>;
  /** Gives the plans of a year, or of the one that is meant where none is named. */
  read: ClientCall;
  /** What the person has elsewhere and may take over; in the portal, once it is opened. */
  renderSuggestions?: (props: {
    entry: BodyFieldsOf<NoInfer<F>>;
    onTake: (part: Partial<FormOf<NoInfer<F>>>) => void;
  }) => ReactNode;
}

/** What a link held is the person's own from here on: it is taken out of the address. */
const takeHash = (): string => {
  const { hash, pathname, search } = window.location;
  if (readFragment(hash) !== null) navigate(pathname + search, { replace: true });
  return hash;
};

/** Plans beside each other, in the portal and for everyone (specification: wealth, "Comparing plans"). */
export const ComparePage = <F extends Fields, G extends Fields, Plan>(
  props: ComparePageProps<F, G, Plan>,
) => {
  const { name } = props.type;
  const draft = useMemo(() => formDraft(`wealth.${name}`), [name]);
  const [opened, setOpened] = useState(() => ({
    round: 0,
    ...openedOf(window.location.hash, draft.read()?.['entry']),
  }));
  const follow = useEffectEvent(() => {
    if (readFragment(window.location.hash) === null) return;
    const hash = takeHash();
    setOpened(({ round }) => ({ round: round + 1, ...openedOf(hash, null) }));
  });
  useEffect(() => {
    takeHash();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return <Comparing key={opened.round} {...props} opened={opened} draft={draft} />;
};

interface ComparingProps<F extends Fields, G extends Fields, Plan> extends ComparePageProps<F, G, Plan> {
  opened: Opened;
  draft: ReturnType<typeof formDraft>;
}

const Comparing = <F extends Fields, G extends Fields, Plan>(props: ComparingProps<F, G, Plan>) => {
  const { type, read, renderSuggestions, opened, draft } = props;
  const isInPortal = usePlace().pathname.startsWith('/wealth/');
  // What is taken over begins the form anew.
  const [begun, setBegun] = useState(() => ({
    round: 0,
    suggested: opened.entry === null ? type.example : (toForm(type.form, opened.entry) as Partial<FormOf<F>>),
  }));
  const [now, setNow] = useState(() => firstEntry(type.form, begun.suggested));
  const [last, setLast] = useState(now.entry);
  if (now.entry !== null && now.entry !== last) setLast(now.entry);
  const entry = useDeferredValue(last);
  const [filter, setFilter] = useState<object | null>(opened.filter);
  const [pinned, setPinned] = useState<readonly string[]>(opened.pinned);
  const [year, setYear] = useState<number | null>(opened.year);
  // Which of the calls it is, the page says: all of them take a year and give a list.
  const reading = useRead(read, {
    query: year === null ? {} : { Year: year },
  } as never) as unknown as Reading<PlanList<Plan>>;
  const { many } = type.words;

  // Kept for this tab alone, so that a reload loses nothing.
  const [first] = useState(last);
  useEffect(() => {
    if (entry !== first || filter !== null || pinned.length > 0 || year !== null)
      draft.write({ entry: { entry, filter, pinned, year } });
  }, [entry, first, filter, pinned, year, draft]);

  return (
    <Page title={isInPortal ? type.title.portal : type.title.open} sentence={type.sentence}>
      {opened.isLinkBroken && (
        <div className={classes('below-16')}>
          <Callout tone="warning" title="This link cannot be read">
            <p>What it held is not complete. Ask whoever sent it to copy it again.</p>
          </Callout>
        </div>
      )}
      <div className={styles.frame}>
        <div className={classes('card pad-24', styles.entry)}>
          <h2 className={classes('heading below-12')}>{type.formTitle}</h2>
          {isInPortal && renderSuggestions && last !== null && (
            <div className={classes('below-16')}>
              <TakeOverButton>
                {renderSuggestions({
                  entry: last,
                  onTake: (part) =>
                    setBegun({
                      round: begun.round + 1,
                      suggested: { ...(toForm(type.form, last) as Partial<FormOf<F>>), ...part },
                    }),
                })}
              </TakeOverButton>
            </div>
          )}
          <EntryForm
            key={begun.round}
            type={type.form}
            label={type.formTitle}
            suggested={begun.suggested}
            onEntry={setNow}
          />
          <p className={classes('small muted above-16')}>
            {isInPortal
              ? 'Worked out on this page: what you enter here is kept in this tab alone.'
              : 'Worked out on this page: nothing that you enter leaves your browser.'}
          </p>
        </div>
        <div
          className={classes('stack gap-16', styles.plans)}
          data-old={now.entry === null || undefined}
          data-portal={isInPortal || undefined}
        >
          <Loaded<PlanList<Plan>>
            what={`The ${many}`}
            reading={reading}
            waiting={<Skeleton height={480} />}
            isEmpty={({ years }) => years.length === 0}
            empty={
              <Surface label={`The ${many}`}>
                <Empty title={`No ${many} to compare yet`}>
                  <p>They appear here once the year’s list is in.</p>
                </Empty>
              </Surface>
            }
          >
            {(list) =>
              entry === null ? (
                <Callout title="Nothing to compare yet">
                  <p>Fill in what is asked to see what each one costs.</p>
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
                  onPin={setPinned}
                  year={
                    list.years.length > 1 && (
                      <Field label="Year">
                        {(wiring) => (
                          <Select<number>
                            {...wiring}
                            options={list.years.map((one) => ({ value: one, label: String(one) }))}
                            value={list.year}
                            onChange={setYear}
                          />
                        )}
                      </Field>
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
          <ShareLink place={type.places.open} entry={{ entry: last, filter, pinned, year }} />
        </div>
        <Surface title="Before you decide">
          <p className={classes('loose')}>
            <strong>This is a comparison, not advice.</strong> The {many} stand in the order that you choose,
            and none is recommended. {type.ask}
          </p>
        </Surface>
      </div>
    </Page>
  );
};
