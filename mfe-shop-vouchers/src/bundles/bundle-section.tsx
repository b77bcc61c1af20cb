import { type Bundle, calls, type Page } from '@phila/contract/calls';
import { BUNDLES_ON_A_PAGE } from '@phila/contract/vouchers';
import { useRead } from '@phila/platform';
import { classes, Empty, Icon, Loaded, Pager, Skeleton, Tiles } from '@phila/ui';
import { useId } from 'react';
import { voucherReads } from '../reading/voucher-reads.ts';
import { BundleCard } from '../bundle/bundle-card.tsx';
import styles from './bundles.module.css';

/** Page buttons at most (specification: vouchers, "Value bundles"). */
const PAGE_BUTTONS = 5;
/** In the first row of a wide page; the others load as they come near. */
const SEEN_FIRST = 3;
/** Of a bundle's card, in pixels. */
const LEAST = 280;

const Waiting = () => (
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
  page: number;
  onToggle: () => void;
  onPage: (page: number) => void;
  onOpen: (bundle: Bundle) => void;
  opener: object;
}

/** One of the two lists; its heading opens and closes it and counts what is in it. */
export const BundleSection = ({
  title,
  owned,
  isOpen,
  page,
  onToggle,
  onPage,
  onOpen,
  opener,
}: BundleSectionProps) => {
  const id = useId();
  const bundles = useRead(
    calls.voucher.employeeBundles,
    {
      query: {
        PageNumber: isOpen ? page : 1,
        PageSize: BUNDLES_ON_A_PAGE,
        Owned: owned ? 'true' : 'false',
      },
    },
    { ...voucherReads, placeholderData: (before?: Page<Bundle>) => before },
  );
  const count = bundles.data?.totalCount;
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
          {count === undefined ? title : `${title} (${count})`}
          <Icon name="chevron" className={styles.chevron} />
        </button>
      </h2>
      {isOpen && (
        <div className={styles.content}>
          <Loaded
            what={title}
            reading={bundles}
            waiting={<Waiting />}
            inCard
            isEmpty={({ totalCount }) => totalCount === 0}
            empty={
              <Empty title="No Linked bundles found" inCard>
                {owned
                  ? 'What you buy or redeem stands here, with its vouchers.'
                  : 'You have every bundle that there is for you today.'}
              </Empty>
            }
          >
            {(found) => (
              <>
                <Tiles least={LEAST} busy={bundles.isPlaceholderData}>
                  {found.items.map((bundle, at) => (
                    <BundleCard
                      key={bundle.id}
                      bundle={bundle}
                      onOpen={onOpen}
                      opener={opener}
                      eager={at < SEEN_FIRST}
                    />
                  ))}
                </Tiles>
                {found.totalPages > 1 && (
                  <Pager
                    label={`Pages of ${title}`}
                    page={Math.min(page, found.totalPages)}
                    pages={found.totalPages}
                    onPage={onPage}
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
