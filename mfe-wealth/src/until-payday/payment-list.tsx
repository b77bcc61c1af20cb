import type { UpcomingPayment, UpcomingPayments } from '@phila/contract/calls';
import { longDateText } from '@phila/contract/format';
import type { UntilPayday } from '@phila/finance/until-payday';
import { classes, Money, Surface } from '@phila/ui';
import { Link } from 'react-router-dom';
import { placeOf } from '../net-worth/places.ts';
import { ofDay } from './account-form.ts';

interface PaymentListProps {
  upcoming: UpcomingPayments;
  /** Null until the account of today is typed. */
  until: UntilPayday | null;
}

/** Ending of a day of the month: 1st, 2nd, 3rd, 4th, 11th. */
const ending = (day: number): string => {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
};

const whenWords = ({ dueDay, savedOn }: UpcomingPayment): string =>
  `${dueDay === null ? 'day of the month not recorded' : `on the ${dueDay}${ending(dueDay)}`} · ${ofDay(savedOn)}`;

/** Lists recorded payments and the pay, each with its day and its record. */
export const PaymentList = ({ upcoming: { pay, payments, renewals }, until }: PaymentListProps) => (
  <Surface title="What this counts">
    <ul className={classes('stack')} aria-label="Payments">
      {payments.map((payment) => (
        <li key={`${payment.of} ${payment.id}`} className={classes('row between gap-12 pad-y-12 rule-below')}>
          <span>
            <Link to={placeOf(payment)} className={classes('block medium anywhere')}>
              {payment.name}
            </Link>
            <span className={classes('block small muted')}>{whenWords(payment)}</span>
          </span>
          <Money value={payment.amount} />
        </li>
      ))}
      <li className={classes('row between gap-12 pad-y-12')}>
        <span>
          <Link to="/wealth/financial-tools/payslip" className={classes('block medium')}>
            Your pay
          </Link>
          <span className={classes('block small muted')}>
            {pay === null
              ? 'not known: save your payslip as yours, and the day of your pay is counted too'
              : `take-home pay${until === null ? '' : ` on ${longDateText(until.payday)}`} · ${ofDay(pay.savedOn)}`}
          </span>
        </span>
        {pay === null ? (
          <span className={classes('muted nowrap')}>not counted</span>
        ) : (
          <Money value={pay.amount} />
        )}
      </li>
    </ul>
    {renewals.length > 0 && (
      <ul className={classes('stack gap-6 small above-12')} aria-label="Renewals">
        {renewals.map(({ id, name, day }) => (
          <li key={id}>
            {name} renews on {longDateText(day)}: its premium may change.
          </li>
        ))}
      </ul>
    )}
    <p className={classes('small muted above-12')}>
      What comes off your pay before it reaches you, such as a pension or the medical aid of your payslip, is
      not counted again. A bank may take a payment of a Sunday or a public holiday on the day after.
    </p>
  </Surface>
);
