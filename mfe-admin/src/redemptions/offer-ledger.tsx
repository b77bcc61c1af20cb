import { calls, type RedemptionState, type ValueOf } from '@phila/contract/calls';
import { dateText } from '@phila/contract/format';
import { send } from '@phila/platform';
import { Empty, Field, Select, useListAddress, useTypedSearch } from '@phila/ui';
import { useCallback } from 'react';
import { OF_ROW } from '../administrative/of-row.ts';
import { DayFilter } from '../administrative/day-filter.tsx';
import { Filters } from '../administrative/filters.tsx';
import { PageSteps } from '../administrative/page-steps.tsx';
import { SearchField } from '../administrative/search-field.tsx';
import { readingOf, useSearchResults } from '../administrative/use-search-results.ts';
import { daysFault } from './days-fault.ts';
import { LedgerTable } from './ledger-table.tsx';

const STATES = ['redeemed', 'revoked'] as const satisfies readonly RedemptionState[];

const stateWords: Readonly<Record<RedemptionState, string>> = { redeemed: 'Redeemed', revoked: 'Revoked' };

const NOTHING: ValueOf<typeof calls.voucher.offerRedemptions> = { redemptions: [], hasMore: false };

/** Redemptions of an offer, the latest first. The search text is in no address. */
const OfferLedger = ({ offerId }: { offerId: number }) => {
  const list = useListAddress({ prefix: OF_ROW, isPersonal: true, isStill: true });
  const { search, page } = list.view;
  const text = search.trim();
  const state = STATES.find((one) => one === list.value('state')) ?? null;
  const from = list.value('from') ?? '';
  const until = list.value('until') ?? '';
  const fault = daysFault(from, until);
  const results = useSearchResults(
    useCallback(
      async (signal: AbortSignal) =>
        // Asks nothing for days in the wrong order; the field shows the fault.
        daysFault(from, until) !== undefined
          ? NOTHING
          : send(
              calls.voucher.offerRedemptions,
              {
                params: { id: offerId },
                body: {
                  page,
                  ...(text === '' ? {} : { text }),
                  ...(state === null ? {} : { state }),
                  ...(from === '' ? {} : { from }),
                  ...(until === '' ? {} : { until }),
                },
              },
              { signal },
            ),
      [offerId, text, state, from, until, page],
    ),
  );
  const [typed, type] = useTypedSearch(search, (words) => list.changeView({ search: words }));
  const isNarrowed = text !== '' || state !== null || from !== '' || until !== '';
  const chips = [
    ...(state === null
      ? []
      : [{ name: 'state', words: `State: ${stateWords[state]}`, onRemove: () => list.put({ state: null }) }]),
    ...(from === ''
      ? []
      : [{ name: 'from', words: `From ${dateText(from)}`, onRemove: () => list.put({ from: null }) }]),
    ...(until === ''
      ? []
      : [{ name: 'until', words: `Until ${dateText(until)}`, onRemove: () => list.put({ until: null }) }]),
  ];
  return (
    <section aria-label="Redemptions">
      <LedgerTable
        label="Redemptions of this offer"
        lines={fault === undefined ? readingOf(results, ({ redemptions }) => redemptions) : []}
        of="offer"
        tools={
          <Filters>
            <SearchField
              hint="By the full email address, mobile number or code."
              value={typed}
              onType={type}
            />
            <DayFilter label="From" value={from} onDay={(day) => list.put({ from: day || null })} />
            <DayFilter
              label="Until and including"
              value={until}
              error={fault}
              onDay={(day) => list.put({ until: day || null })}
            />
            <Field label="State">
              {({ 'aria-invalid': _wrong, ...wiring }) => (
                <Select<RedemptionState | ''>
                  {...wiring}
                  value={state ?? ''}
                  options={[
                    { value: '', label: 'All' },
                    ...STATES.map((one) => ({ value: one, label: stateWords[one] })),
                  ]}
                  onChange={(next) => list.put({ state: next || null })}
                />
              )}
            </Field>
          </Filters>
        }
        chips={chips}
        {...(chips.length > 0 ? { onClear: () => list.put({ state: null, from: null, until: null }) } : {})}
        empty={
          fault !== undefined ? null : isNarrowed ? (
            <Empty title="No redemption matches">Try other days, or all states.</Empty>
          ) : (
            <Empty title="Not redeemed yet">Once somebody redeems this offer, they appear here.</Empty>
          )
        }
        paging={
          <PageSteps
            page={page}
            hasMore={results.found?.hasMore ?? false}
            onPage={(to) => list.changeView({ page: to })}
          />
        }
        onChanged={() => void results.again()}
      />
    </section>
  );
};

export default OfferLedger;
