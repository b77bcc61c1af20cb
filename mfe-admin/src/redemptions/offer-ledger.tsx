import { calls, type RedemptionState, type ValueOf } from '@phila/contract/calls';
import { send } from '@phila/platform';
import { classes, Empty, FaultPanel, Field, Loading, Select, Skeleton } from '@phila/ui';
import { useCallback, useState } from 'react';
import { DayFilter } from '../administrative/day-filter.tsx';
import { PageSteps } from '../administrative/page-steps.tsx';
import { SearchField } from '../administrative/search-field.tsx';
import { type AskedList, useFound } from '../administrative/use-found.ts';
import { daysFault } from './days-fault.ts';
import { LedgerTable } from './ledger-table.tsx';
import styles from './redemptions.module.css';

interface AskedLedger extends AskedList {
  readonly state: RedemptionState | null;
  readonly from: string;
  readonly until: string;
}

const FIRST: AskedLedger = { text: '', state: null, from: '', until: '', page: 1, isTyped: false };

const NOTHING: ValueOf<typeof calls.voucher.offerRedemptions> = { redemptions: [], hasMore: false };

const isNarrowed = ({ text, state, from, until }: AskedLedger): boolean =>
  text.trim() !== '' || state !== null || from !== '' || until !== '';

const bodyOf = ({ text, state, from, until, page }: AskedLedger) => ({
  page,
  ...(text.trim() === '' ? {} : { text: text.trim() }),
  ...(state === null ? {} : { state }),
  ...(from === '' ? {} : { from }),
  ...(until === '' ? {} : { until }),
});

/** Who redeemed an offer and when, the latest first. What is looked for is in no address. */
export const OfferLedger = ({ offerId }: { offerId: number }) => {
  const [asked, setAsked] = useState(FIRST);
  const read = useCallback(
    async (wanted: AskedLedger, signal: AbortSignal) =>
      // Nothing lies between such days: what is wrong is said at the field instead.
      daysFault(wanted.from, wanted.until) !== undefined
        ? NOTHING
        : send(calls.voucher.offerRedemptions, { params: { id: offerId }, body: bodyOf(wanted) }, { signal }),
    [offerId],
  );
  const { found, failure } = useFound(read, asked);
  const ask = (change: Partial<AskedLedger>) =>
    setAsked((before) => ({ ...before, page: 1, isTyped: false, ...change }));
  const fault = daysFault(asked.from, asked.until);
  return (
    <section aria-label="Redemptions" className={classes('stack gap-16')}>
      <fieldset aria-label="Filters" className={styles.filters}>
        <SearchField
          hint="By the full email address, mobile number or code."
          value={asked.text}
          onType={(text) => ask({ text, isTyped: true })}
        />
        <DayFilter label="From" value={asked.from} onDay={(from) => ask({ from })} />
        <DayFilter
          label="Until and including"
          value={asked.until}
          error={fault}
          onDay={(until) => ask({ until })}
        />
        <Field label="State">
          {({ 'aria-invalid': _wrong, ...wiring }) => (
            <Select<RedemptionState | ''>
              {...wiring}
              value={asked.state ?? ''}
              options={[
                { value: '', label: 'All' },
                { value: 'redeemed', label: 'Redeemed' },
                { value: 'revoked', label: 'Revoked' },
              ]}
              onChange={(next) => ask({ state: next || null })}
            />
          )}
        </Field>
      </fieldset>
      {fault !== undefined ? null : failure !== null ? (
        <FaultPanel area="Redemptions" onRetry={async () => ask({ page: asked.page })}>
          {failure}
        </FaultPanel>
      ) : found === null ? (
        <Loading what="redemptions">
          <Skeleton height={240} />
        </Loading>
      ) : found.redemptions.length === 0 ? (
        isNarrowed(asked) ? (
          <Empty title="No redemption matches">Try other days, or all states.</Empty>
        ) : (
          <Empty title="Not redeemed yet">Once somebody redeems this offer, they appear here.</Empty>
        )
      ) : (
        <>
          <LedgerTable
            label="Redemptions of this offer"
            lines={found.redemptions}
            of="offer"
            onChanged={() => ask({ page: asked.page })}
          />
          <PageSteps page={asked.page} hasMore={found.hasMore} onPage={(page) => ask({ page })} />
        </>
      )}
    </section>
  );
};
