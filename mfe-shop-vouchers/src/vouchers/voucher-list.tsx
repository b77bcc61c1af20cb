import { calls, type Offer } from '@phila/contract/calls';
import { Empty, type ListAddress, Loaded, Pager, Skeleton, Tiles, useListRows } from '@phila/ui';
import type { ReactNode } from 'react';
import { OfferCard } from '../offer/offer-card.tsx';
import { voucherReads } from '../reading/voucher-reads.ts';

/** Minimum width of a card, in pixels. */
const LEAST = 340;

interface VoucherListProps {
  state: 'open' | 'expiring';
  list: ListAddress;
  onMore: (offer: Offer) => void;
  empty: { title: string; words: ReactNode; action?: ReactNode };
}

/** Vouchers of a person in one state, page by page. */
export const VoucherList = ({ state, list, onMore, empty }: VoucherListProps) => {
  const offers = useListRows(calls.voucher.offers, list, {
    ...voucherReads,
    input: { query: { State: state } },
  });
  return (
    <Loaded
      isList
      what="Your vouchers"
      reading={offers.reading}
      waiting={
        <Tiles least={LEAST}>
          {Array.from({ length: 4 }, (_, at) => (
            <li key={at}>
              <Skeleton height={180} />
            </li>
          ))}
        </Tiles>
      }
      empty={
        <Empty title={empty.title} action={empty.action}>
          {empty.words}
        </Empty>
      }
    >
      {(rows) => (
        <>
          <Tiles least={LEAST} busy={offers.busy}>
            {rows.map((offer) => (
              <OfferCard key={offer.id} offer={offer} onMore={onMore} level={2} />
            ))}
          </Tiles>
          {offers.pages > 1 && (
            <Pager
              label="Pages of vouchers"
              page={offers.page}
              pages={offers.pages}
              total={offers.count ?? undefined}
              size={list.view.size}
              onPage={(page) => list.changeView({ page })}
            />
          )}
        </>
      )}
    </Loaded>
  );
};
