import { type Bundle, calls } from '@phila/contract/calls';
import { longDateText } from '@phila/contract/format';
import { Button, ButtonLink, classes, Empty, Loaded, Picture, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imageWidths } from '../picture/image-widths.ts';
import { voucherReads } from '../reading/voucher-reads.ts';
import { VoucherDialog } from '../voucher-dialog/index.ts';
import styles from './owned.module.css';

/** Bundles shown here; the page of bundles has the rest. */
const SHOWN = 6;

/** Value bundles of the person, each opening its vouchers. */
export const OwnedBundles = () => {
  const [opened, setOpened] = useState<Bundle | null>(null);
  const query = { PageNumber: 1, PageSize: SHOWN, Owned: 'true' } as const;
  const reading = useQuery(calls.voucher.employeeBundles.query({ query }, voucherReads));
  const bundles = reading.data?.items;
  return (
    <>
      <Loaded
        isList
        what="Your value bundles"
        reading={{ ...reading, data: bundles }}
        waiting={<Skeleton height={120} />}
        empty={
          <Empty
            title="No bundles yet"
            action={<ButtonLink to="/offers/bundles">See the bundles</ButtonLink>}
          >
            A bundle brings several vouchers at once; some bundles cost nothing.
          </Empty>
        }
      >
        {(rows) => (
          <ul className={classes('grid gap-12')}>
            {rows.map((bundle) => {
              const { id, name, halfLogo, offers, paidUntil } = bundle;
              return (
                <li key={id} className={classes('card', styles.item)}>
                  <Picture
                    className={styles.picture}
                    src={halfLogo}
                    alt=""
                    width={600}
                    height={300}
                    widths={imageWidths(halfLogo ?? '')}
                    sizes="144px"
                  />
                  <div className={classes('stack gap-4')}>
                    <h3 className={classes('bold anywhere')}>{name}</h3>
                    <p className={classes('small muted')}>
                      {offers.length === 1 ? '1 voucher' : `${offers.length} vouchers`}
                      {paidUntil !== null && `, valid until ${longDateText(paidUntil)} at least`}
                    </p>
                  </div>
                  <div className={classes('above-8', styles.way)}>
                    <Button aria-label={`See its vouchers: ${name}`} onClick={() => setOpened(bundle)}>
                      See its vouchers
                    </Button>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      {(reading.data?.totalCount ?? 0) > SHOWN && (
        <p className={classes('above-12')}>
          <ButtonLink to="/offers/bundles?open=owned">All your bundles</ButtonLink>
        </p>
      )}
      {opened !== null && <VoucherDialog subject={{ bundle: opened }} onClose={() => setOpened(null)} />}
    </>
  );
};
