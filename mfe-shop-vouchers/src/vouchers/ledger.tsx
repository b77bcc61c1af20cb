import { calls, itemsOf, type Offer, type Redemption } from '@phila/contract/calls';
import { dateText, southAfricanDay, southAfricanTime } from '@phila/contract/format';
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
    label: 'Code shown',
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
    cell: ({ revokedAt, usedAt }) =>
      revokedAt !== null ? (
        <Badge tone="neutral">Taken back</Badge>
      ) : (
        usedAt !== null && <Badge tone="success">Used {dateText(southAfricanDay(usedAt))}</Badge>
      ),
    isSortable: false,
  },
];

interface LedgerProps {
  list: ListAddress;
  onMore: (offer: Offer) => void;
}

/** Vouchers that the person used or that were taken back, the latest first; a code shows in its voucher's dialog. */
export const Ledger = ({ list, onMore }: LedgerProps) => {
  const [opening, setOpening] = useState<string | null>(null);
  const ledger = useListRows(calls.voucher.redemptions, list, {
    ...voucherReads,
    input: { query: { Done: 'true' } },
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
      what="What you have used"
      reading={ledger.reading}
      waiting={<Skeleton height={280} />}
      empty={
        <Empty title="Nothing used yet">
          A voucher moves here once you say “I have used it”. Until then it is among yours, with its code.
        </Empty>
      }
    >
      {(rows) => (
        <TableCard>
          <DataTable
            label="Used vouchers"
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
              total={ledger.count ?? undefined}
              size={list.view.size}
              onPage={(page) => list.changeView({ page })}
            />
          )}
        </TableCard>
      )}
    </Loaded>
  );
};
