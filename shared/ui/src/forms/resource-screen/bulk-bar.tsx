import type { AnyField } from '@phila/contract/fields';
import { check, type Path, toBody, type ValuesOf } from '@phila/contract/records';
import { type AnyResource, type BulkAnswer, type BulkBody, MAX_AT_ONCE } from '@phila/contract/resources';
import { messageOf, notify } from '@phila/platform';
import { useRef, useState } from 'react';
import { Button } from '../../controls/button/index.ts';
import { classes } from '../../layout/classes/index.ts';
import { Confirm } from '../../overlays/dialog/index.ts';
import { useFocusReturn } from '../../overlays/focus-return/index.ts';
import { FormDialog } from '../form-dialog/index.ts';
import { FormLine } from '../form/index.ts';
import { FormFields, startValues } from '../form-fields/index.ts';
import { Select } from '../../controls/select/index.ts';
import { DONE, TAKES_A_WHILE } from './bulk-words.ts';
import { DeclaredActions, type Perform } from './declared-actions.tsx';
import type { ResourceAddress } from './resource-address.ts';
import { RefusedRows } from './refused-rows.tsx';
import { countOfRows } from './resource-words.ts';
import type { ResourceWrites, WrittenRows } from './use-resource-writes.ts';
import styles from './resource-screen.module.css';

export interface BulkBarProps {
  resource: AnyResource;
  chosen: ReadonlySet<number>;
  /** True if the change is for all rows found, on other pages too. */
  isAll: boolean;
  onAll: () => void;
  onClear: () => void;
  /** The number of rows found; null until it is known. */
  count: number | null;
  isCapped: boolean;
  address: ResourceAddress;
  writes: ResourceWrites;
  onDone: (answer: WrittenRows, text: string) => void;
}

/** Tells if several rows can be given the same value of a field. */
const isSettable = (resource: AnyResource, name: string, { kind }: AnyField): boolean =>
  !['group', 'rows', 'fixed', 'document'].includes(kind) && name !== resource.named && name !== 'osNo';

interface ChangeDialogProps {
  resource: AnyResource;
  what: string;
  /** True if a background job makes the change. */
  isLong: boolean;
  change: (set: Readonly<Record<string, unknown>>) => Promise<void>;
  onClose: () => void;
}

/** Gives a field of several rows the same value. */
const ChangeDialog = ({ resource, what, isLong, change, onClose }: ChangeDialogProps) => {
  const settable = Object.entries(resource.fields).filter(([name, field]) =>
    isSettable(resource, name, field),
  );
  const [name, setName] = useState(settable[0]?.[0] ?? '');
  // Leaves out the other fields, because they stay unchanged; the service checks rules that compare two fields.
  const withFields = (fields: typeof settable): AnyResource => ({
    ...resource,
    fields: Object.fromEntries(fields),
    sections: {},
    check: {},
    hide: {},
    relabel: {},
  });
  const one = withFields(settable.filter(([field]) => field === name));
  const only = (values: Readonly<Record<string, unknown>>) =>
    ({ [name]: values[name] }) as ValuesOf<AnyResource>;
  return (
    <FormDialog<Record<string, unknown>>
      title={`Change ${what}`}
      initialValues={startValues(withFields(settable), null) as Record<string, unknown>}
      check={(values) => check(one, only(values))}
      send={async (values) => change({ ...toBody(one, only(values)) })}
      failure="We could not change these rows. Please try again."
      submit={{ label: 'Change', sending: 'Changing' }}
      onClose={onClose}
    >
      <FormLine />
      <div className={classes('below-16')}>
        <label className={classes('block strong below-4')} htmlFor="bulk-field">
          What to change
        </label>
        <Select
          id="bulk-field"
          value={name}
          options={settable.map(([field, { label }]) => ({ value: field, label }))}
          onChange={(next) => next !== null && setName(String(next))}
        />
      </div>
      <FormFields type={one} />
      {isLong && <p className={classes('small above-16')}>{TAKES_A_WHILE}</p>}
    </FormDialog>
  );
};

type Action = BulkBody['action'];

/** The questions before an action: always for a removal, for the others if they take a while. */
const QUESTIONS: Readonly<
  Record<Exclude<Action, 'change'>, { ask: (what: string) => string; confirm: string; cancel: string }>
> = {
  remove: { ask: (what) => `Remove ${what}?`, confirm: 'Remove', cancel: 'Keep' },
  restore: { ask: (what) => `Restore ${what}?`, confirm: 'Restore', cancel: 'Not now' },
  publish: { ask: (what) => `Publish ${what} now?`, confirm: 'Publish', cancel: 'Not now' },
  withdraw: { ask: (what) => `Make drafts of ${what}?`, confirm: 'Make drafts', cancel: 'Not now' },
};

/** The actions on several rows: the ticked ones, or all rows found. */
const BulkBar = (props: BulkBarProps) => {
  const { resource, chosen, isAll, onAll, onClear, count, isCapped, address, writes, onDone } = props;
  const [asking, setAsking] = useState<Action | null>(null);
  const [refused, setRefused] = useState<BulkAnswer['rows'] | null>(null);
  const [busy, setBusy] = useState(false);
  const bar = useRef<HTMLElement>(null);
  // Moves the focus, because the buttons go with the selection.
  const returnFocus = useFocusReturn(asking === null && refused === null);
  const howMany = isAll ? (count ?? 0) : chosen.size;
  const what = countOfRows(resource, howMany, isAll && isCapped);
  const rows: BulkBody['rows'] = isAll ? address.found : [...chosen];

  const tell = (answer: WrittenRows | null, did: string) => {
    if (answer === null) return;
    if (answer.job !== undefined) {
      onDone(answer, '');
      return;
    }
    returnFocus(bar);
    const left = answer.rows.filter(({ isDone }) => !isDone);
    if (left.length > 0) setRefused(left);
    onDone(answer, `${countOfRows(resource, answer.rows.length - left.length)} ${did}`);
  };
  const { publishedBy } = resource;
  /** Publishes by the row's own field where it has one. */
  const asSent = (body: Omit<BulkBody, 'rows'>): Omit<BulkBody, 'rows'> =>
    publishedBy !== null && (body.action === 'publish' || body.action === 'withdraw')
      ? { action: 'change', set: { [publishedBy]: body.action === 'publish' } }
      : body;
  const run = async (body: Omit<BulkBody, 'rows'>) =>
    tell(await writes.bulk({ ...asSent(body), rows }), DONE[body.action]);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'This did not work. Please try again.') });
    } finally {
      setBusy(false);
    }
  };
  const isRemoved = address.shown === 'removed';
  // True for more rows than one call takes: a job then changes all rows found.
  const isLong = isAll && (howMany > MAX_AT_ONCE || isCapped);
  const press = (action: Exclude<Action, 'change'>) => {
    if (isLong) setAsking(action);
    else void attempt(() => run({ action }));
  };
  const question = asking === null || asking === 'change' ? null : QUESTIONS[asking];
  const perform: Perform = ({ path, body, done }, access) =>
    void attempt(async () => tell(await writes.bulkBy(path as Path, access, { ...body, rows }), done));
  return (
    <section ref={bar} tabIndex={-1} className={styles.bulk} aria-label="What is chosen">
      {howMany > 0 && (
        <>
          <p className={classes('strong')} aria-live="polite">
            {isAll ? `All ${what} that match` : `${what} chosen`}
          </p>
          {!isAll && count !== null && count > chosen.size && (
            <Button
              type="text"
              size="small"
              onClick={() => {
                onAll();
                returnFocus(bar);
              }}
            >
              Choose all {countOfRows(resource, count, isCapped)} that match
            </Button>
          )}
          <div className={classes('row wrap gap-8 push')}>
            {isRemoved ? (
              <Button disabled={busy} onClick={() => press('restore')}>
                Restore
              </Button>
            ) : (
              <>
                <Button disabled={busy} onClick={() => setAsking('change')}>
                  Change…
                </Button>
                {(resource.isPublished || resource.publishedBy !== null) && (
                  <>
                    <Button disabled={busy} onClick={() => press('publish')}>
                      Publish now
                    </Button>
                    <Button disabled={busy} onClick={() => press('withdraw')}>
                      Back to drafts
                    </Button>
                  </>
                )}
                <DeclaredActions
                  resource={resource}
                  what={what}
                  rows={rows}
                  disabled={busy}
                  isTooMany={isLong}
                  perform={perform}
                />
                <Button danger disabled={busy} onClick={() => setAsking('remove')}>
                  Remove
                </Button>
              </>
            )}
            <Button
              type="text"
              onClick={() => {
                onClear();
                returnFocus(bar);
              }}
            >
              Clear selection
            </Button>
          </div>
        </>
      )}
      {question !== null && asking !== null && (
        <Confirm
          title={question.ask(what)}
          confirm={question.confirm}
          cancel={question.cancel}
          onConfirm={() => {
            setAsking(null);
            void attempt(() => run({ action: asking }));
          }}
          onCancel={() => setAsking(null)}
        >
          {asking === 'remove' && (
            <p>
              {resource.isRestorable
                ? 'Removed rows are kept and can be restored.'
                : 'They are removed from the site.'}
            </p>
          )}
          {isLong && <p>{TAKES_A_WHILE}</p>}
        </Confirm>
      )}
      {asking === 'change' && (
        <ChangeDialog
          resource={resource}
          what={what}
          isLong={isLong}
          change={(set) => run({ action: 'change', set })}
          onClose={() => setAsking(null)}
        />
      )}
      {refused !== null && (
        <RefusedRows
          resource={resource}
          rows={refused}
          count={refused.length}
          onClose={() => setRefused(null)}
        />
      )}
    </section>
  );
};

export default BulkBar;
