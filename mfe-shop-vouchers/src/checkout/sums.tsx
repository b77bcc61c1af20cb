import { centsFromRand, randFromCents, splitVat, sumCents } from '@phila/finance/cents';
import { classes, Money } from '@phila/ui';
import styles from './sums.module.css';

interface SumsProps {
  /** Sum of all lines, in rand. */
  subtotal: number;
  /** Discount in rand. */
  discount: number;
  discountCode: string | null;
  /** Refunds in rand. */
  paidBack?: readonly number[];
}

/** Total to pay, how it adds up, and the VAT in it (VAT Act s 65). */
export const Sums = ({ subtotal, discount, discountCode, paidBack = [] }: SumsProps) => {
  const back = sumCents(paidBack.map(centsFromRand));
  const { vat, total } = splitVat(centsFromRand(subtotal) - centsFromRand(discount));
  return (
    <dl className={classes('grid gap-8', styles.sums)}>
      {discount > 0 && (
        <>
          <div className={classes('row between gap-16')}>
            <dt>Before the discount</dt>
            <dd>
              <Money value={subtotal} />
            </dd>
          </div>
          <div className={classes('row between gap-16')}>
            <dt>Discount{discountCode === null ? '' : ` ${discountCode}`}</dt>
            <dd>
              <Money value={-discount} />
            </dd>
          </div>
        </>
      )}
      <div className={classes('row between gap-16 strong rule-above', styles.total)}>
        <dt>Total</dt>
        <dd>
          <Money value={randFromCents(total)} />
        </dd>
      </div>
      <div className={classes('row between gap-16 small muted')}>
        <dt>VAT of 15% included</dt>
        <dd>
          <Money value={randFromCents(vat)} />
        </dd>
      </div>
      {back > 0 && (
        <>
          <div className={classes('row between gap-16')}>
            <dt>Paid back to you</dt>
            <dd>
              <Money value={randFromCents(-back)} />
            </dd>
          </div>
          <div className={classes('row between gap-16 strong')}>
            <dt>What it cost you in the end</dt>
            <dd>
              <Money value={randFromCents(total - back)} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
};
