import { calls, itemsOf, type Offer } from '@phila/contract/calls';
import { useRead } from '@phila/platform';
import { Empty, Loaded, Pager, Skeleton, Tiles } from '@phila/ui';
import type { ReactNode } from 'react';
import { OfferCard } from '../offer/offer-card.tsx';
import { voucherReads } from '../reading/voucher-reads.ts';

const PAGE_SIZE = 12;
/** Of a voucher's card, in pixels. */
const LEAST = 340;

interface VoucherListProps {
  state: 'open' | 'expiring';
  page: number;
  onPage: (page: number) => void;
  onMore: (offer: Offer) => void;
  opener: object;
  empty: { title: string; words: ReactNode; action?: ReactNode };
}

/** A person's vouchers in one state, page by page. */
export const VoucherList = ({ state, page, onPage, onMore, opener, empty }: VoucherListProps) => {
  const offers = useRead(
    calls.voucher.offers,
    { query: { State: state, PageNumber: page, PageSize: PAGE_SIZE } },
    voucherReads,
  );
  return (
    <Loaded
      what="Your vouchers"
      reading={offers}
      waiting={
        <Tiles least={LEAST}>
          {Array.from({ length: 4 }, (_, at) => (
            <li key={at}>
              <Skeleton height={180} />
            </li>
          ))}
        </Tiles>
      }
      isEmpty={(found) => itemsOf(found).length === 0}
      empty={
        <Empty title={empty.title} action={empty.action}>
          {empty.words}
        </Empty>
      }
    >
      {(found) => (
        <>
          <Tiles least={LEAST}>
            {itemsOf(found).map((offer) => (
              <OfferCard key={offer.id} offer={offer} onMore={onMore} opener={opener} level={2} />
            ))}
          </Tiles>
          {!Array.isArray(found) && found.totalPages > 1 && (
            <Pager label="Pages of vouchers" page={page} pages={found.totalPages} onPage={onPage} />
          )}
        </>
      )}
    </Loaded>
  );
};
