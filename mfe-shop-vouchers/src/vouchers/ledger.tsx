import { calls, itemsOf, type Offer, type Redemption } from '@phila/contract/calls';
import { southAfricanTime } from '@phila/contract/format';
import { messageOf, notify, send } from '@phila/platform';
import {
  Badge,
  Button,
  DataTable,
  Empty,
  type ListAddress,
  Loaded,
  Pager,
  Skeleton,
  type TableColumn,
  useListRows,
} from '@phila/ui';
import { useState } from 'react';
import { NOTICE, voucherReads } from '../reading/voucher-reads.ts';
import { TableCard } from '../table-card/table-card.tsx';

const columns: TableColumn<Redemption>[] = [
  {
    name: 'offerName',
    label: 'Voucher',
    cell: ({ offerName }) => offerName,
    isSortable: false,
    isTitle: true,
  },
  {
    name: 'redeemedAt',
    label: 'Redeemed',
    cell: ({ redeemedAt }) => southAfricanTime(redeemedAt),
    isSortable: false,
  },
  {
    name: 'redemptionMethod',
    label: 'How',
    cell: ({ redemptionMethod }) => redemptionMethod,
    isSortable: false,
  },
  {
    name: 'revokedAt',
    label: 'State',
    cell: ({ revokedAt }) =>
      revokedAt === null ? <Badge tone="success">Redeemed</Badge> : <Badge tone="neutral">Taken back</Badge>,
    isSortable: false,
  },
];

interface LedgerProps {
  list: ListAddress;
  onMore: (offer: Offer) => void;
}

/** Vouchers the person redeemed, the latest first; a code shows in its voucher's dialog. */
export const Ledger = ({ list, onMore }: LedgerProps) => {
  const [opening, setOpening] = useState<string | null>(null);
  const ledger = useListRows(calls.voucher.redemptions, list, {
    ...voucherReads,
    count: calls.voucher.redemptionCount,
    uncounted: { Counted: 'false' },
  });
  const open = async ({ id, offerId, offerName }: Redemption): Promise<void> => {
    setOpening(id);
    try {
      const used = await send(calls.voucher.offers, { query: { State: 'used' } });
      const offer = itemsOf(used).find((one) => one.id === offerId);
      if (offer !== undefined) onMore(offer);
      else notify({ severity: 'info', text: `${offerName} is no longer yours`, hideAfter: NOTICE });
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error), hideAfter: NOTICE });
    } finally {
      setOpening(null);
    }
  };
  const shows = (row: Redemption) =>
    row.revokedAt === null && (
      <Button
        type="text"
        loading={opening === row.id}
        aria-label={`Show ${row.offerName}`}
        onClick={() => void open(row)}
      >
        Show
      </Button>
    );
  return (
    <Loaded
      isList
      what="What you have redeemed"
      reading={ledger.reading}
      waiting={<Skeleton height={280} />}
      empty={
        <Empty title="Nothing redeemed yet">Each voucher that you redeem is noted here, with its code.</Empty>
      }
    >
      {(rows) => (
        <TableCard>
          <DataTable
            label="Redeemed vouchers"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            nameOf={({ offerName }) => offerName}
            actions={shows}
          />
          {ledger.pages > 1 && (
            <Pager
              label="Pages of the ledger"
              page={ledger.page}
              pages={ledger.pages}
              onPage={(page) => list.changeView({ page })}
            />
          )}
        </TableCard>
      )}
    </Loaded>
  );
};
