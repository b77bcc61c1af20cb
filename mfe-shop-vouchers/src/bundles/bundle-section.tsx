import { type Bundle, calls } from '@phila/contract/calls';
import {
  classes,
  Empty,
  Icon,
  type ListAddress,
  Loaded,
  Pager,
  Skeleton,
  Tiles,
  useListRows,
} from '@phila/ui';
import { useId } from 'react';
import { voucherReads } from '../reading/voucher-reads.ts';
import { BundleCard } from '../bundle/bundle-card.tsx';
import styles from './bundles.module.css';

/** Limit on page buttons (specification: vouchers, "Value bundles"). */
const PAGE_BUTTONS = 5;
/** Cards in a wide page's first row; other pictures load as they come near. */
const SEEN_FIRST = 3;
/** Minimum width of a card, in pixels. */
const LEAST = 280;

const BundlesSkeleton = () => (
  <Tiles least={LEAST}>
    {Array.from({ length: 3 }, (_, at) => (
      <li key={at}>
        <Skeleton height={400} />
      </li>
    ))}
  </Tiles>
);

interface BundleSectionProps {
  title: string;
  owned: boolean;
  isOpen: boolean;
  list: ListAddress;
  onToggle: () => void;
  onOpen: (bundle: Bundle) => void;
}

/** List of bundles under a heading that opens it and shows the count. */
export const BundleSection = ({ title, owned, isOpen, list, onToggle, onOpen }: BundleSectionProps) => {
  const id = useId();
  const { view, correctPage, changeView } = list;
  // Uses the page number in the address only while open; a closed section needs just the count.
  const bundles = useListRows(
    calls.voucher.employeeBundles,
    { view: isOpen ? view : { ...view, page: 1 }, correctPage },
    { ...voucherReads, input: { query: { Owned: owned ? 'true' : 'false' } } },
  );
  const { count } = bundles;
  return (
    <section className={classes('card clip')} aria-labelledby={id}>
      <h2>
        <button
          type="button"
          id={id}
          className={classes('row between gap-12 heading tint-on-hover', styles.toggle)}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          {count === null ? title : `${title} (${count})`}
          <Icon name="chevron" className={styles.chevron} />
        </button>
      </h2>
      {isOpen && (
        <div className={styles.content}>
          <Loaded
            isList
            what={title}
            reading={bundles.reading}
            waiting={<BundlesSkeleton />}
            inCard
            empty={
              <Empty title="No Linked bundles found" inCard>
                {owned
                  ? 'What you buy or redeem appears here, with its vouchers.'
                  : 'You have every bundle that is available to you today.'}
              </Empty>
            }
          >
            {(rows) => (
              <>
                <Tiles least={LEAST} busy={bundles.busy}>
                  {rows.map((bundle, at) => (
                    <BundleCard key={bundle.id} bundle={bundle} onOpen={onOpen} eager={at < SEEN_FIRST} />
                  ))}
                </Tiles>
                {bundles.pages > 1 && (
                  <Pager
                    label={`Pages of ${title}`}
                    page={bundles.page}
                    pages={bundles.pages}
                    total={bundles.count ?? undefined}
                    size={view.size}
                    onPage={(page) => changeView({ page })}
                    buttons={PAGE_BUTTONS}
                  />
                )}
              </>
            )}
          </Loaded>
        </div>
      )}
    </section>
  );
};
