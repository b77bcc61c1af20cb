import { numberText } from '@phila/contract/format';
import { calls, type CodePool } from '@phila/contract/calls';
import {
  Badge,
  Check,
  classes,
  AdminList,
  Empty,
  Field,
  Input,
  Page,
  Surface,
  type AdminColumn,
  useListAddress,
  useListKeys,
  useListReturn,
} from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Filters } from '../administrative/filters.tsx';
import { PoolView } from './pool-view.tsx';

const PATH = '/admin/code-batches';

const stateOf = ({ isLow, free, isActive }: CodePool) => {
  if (!isActive) return <Badge>Not on offer</Badge>;
  if (free === 0) return <Badge tone="danger">No code is left</Badge>;
  return isLow ? <Badge tone="warning">Running low</Badge> : <Badge tone="success">Enough</Badge>;
};

const columns: readonly AdminColumn<CodePool>[] = [
  {
    name: 'name',
    label: 'Offer',
    cell: ({ offerId, name }) => (
      <Link to={`${PATH}?offer=${offerId}`} data-row={offerId} className={classes('strong')}>
        {name}
      </Link>
    ),
  },
  { name: 'state', label: 'State', cell: stateOf },
  { name: 'free', label: 'Free', cell: ({ free }) => numberText(free), isNumber: true },
  { name: 'given', label: 'Given', cell: ({ given }) => numberText(given), isNumber: true },
  { name: 'redeemed', label: 'Redeemed', cell: ({ redeemed }) => numberText(redeemed), isNumber: true },
  { name: 'revoked', label: 'Revoked', cell: ({ revoked }) => numberText(revoked), isNumber: true },
];

/** Offers with a code for each person; offers running low come first. */
const Pools = () => {
  const list = useListAddress();
  const onlyLow = list.value('low') === 'true';
  const { search } = list.view;
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  useListReturn(place);
  const reading = useQuery(calls.voucher.codePools.query({}, { staleTime: 0 }));
  const wanted = search.trim().toLocaleLowerCase('en-ZA');
  const showLow = (low: boolean) => list.put({ low: low ? 'true' : null });
  const { data: pools } = reading;
  const rows = pools?.filter(
    ({ name, isLow }) => (!onlyLow || isLow) && name.toLocaleLowerCase('en-ZA').includes(wanted),
  );
  return (
    <Surface label="Offers with codes">
      <div ref={place}>
        <AdminList<CodePool>
          label="Offers with codes"
          rows={{ data: rows, error: reading.error, refetch: reading.refetch }}
          keyOf={({ offerId }) => String(offerId)}
          nameOf={({ name }) => name}
          columns={columns}
          tools={
            <Filters>
              <Field label="Search">
                {({ 'aria-invalid': _wrong, ...wiring }) => (
                  <Input
                    {...wiring}
                    type="search"
                    value={search}
                    onChange={(event) => list.changeView({ search: event.target.value })}
                  />
                )}
              </Field>
              <Check checked={onlyLow} onChange={showLow}>
                Only those running low
              </Check>
            </Filters>
          }
          chips={onlyLow ? [{ name: 'low', words: 'Running low', onRemove: () => showLow(false) }] : []}
          {...(onlyLow ? { onClear: () => showLow(false) } : {})}
          empty={
            <Empty title={pools?.length === 0 ? 'No offer gives codes' : 'No offer matches'}>
              {pools?.length === 0
                ? 'Make an offer that gives each person a code of their own, and add its codes here.'
                : 'Take the filters away to see all offers with codes.'}
            </Empty>
          }
        />
      </div>
    </Surface>
  );
};

/** Code pools of offers and their batches: adding, saving and revoking codes. */
const CodesPage = () => {
  const [params] = useSearchParams();
  const offer = params.get('offer') ?? '';
  return (
    <Page title="Voucher codes" sentence="The codes that offers give, a code for each person.">
      {/^\d{1,9}$/.test(offer) ? <PoolView key={offer} offerId={Number(offer)} /> : <Pools />}
    </Page>
  );
};

export default CodesPage;
