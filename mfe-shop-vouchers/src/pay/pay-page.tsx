import { calls, simulatedOutcomes, type Payment, type SimulatedOutcome } from '@phila/contract/calls';
import { CallError, messageOf, navigate, notify } from '@phila/platform';
import {
  Button,
  ButtonLink,
  classes,
  Copy,
  Fact,
  Facts,
  Loaded,
  Money,
  Page,
  Skeleton,
  Surface,
} from '@phila/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import styles from './pay-page.module.css';

const { read, simulate } = calls.payment;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Effect of each simulated outcome, for people who try out the shop. */
const OUTCOMES: { readonly [Outcome in SimulatedOutcome]: readonly [label: string, what: string] } = {
  pay: ['Pay', 'The payment succeeds.'],
  fail: ['Fail', 'The bank refuses it.'],
  cancel: ['Cancel', 'The person changes their mind.'],
  late: ['Late', 'It succeeds, and the shop hears of it half a minute later.'],
  twice: ['Twice', 'It succeeds, and the shop is told of it twice.'],
  'wrong-amount': ['Wrong amount', 'One rand too much arrives.'],
  'bad-signature': ['Bad signature', 'Somebody forges the message: the shop must not believe it.'],
};

const Simulator = ({ payment }: { payment: Payment }) => {
  const ending = useMutation(
    simulate.mutation({
      refreshes: [calls.shop.readOrder, calls.shop.orders, calls.shop.orderCount],
    }),
  );
  const end = (outcome: SimulatedOutcome) =>
    ending.mutate(
      { params: { id: payment.paymentId }, body: { outcome } },
      {
        onSuccess: ({ orderId, isTaken }) => {
          if (!isTaken) notify({ severity: 'info', text: 'The forged message was refused' });
          navigate(`/offers/orders/${orderId}`, { replace: true });
        },
        onError: (error) => notify({ severity: 'error', text: messageOf(error) }),
      },
    );
  const chosen = ending.isPending ? ending.variables.body.outcome : null;
  return (
    <Surface title="How does the payment end?">
      <ul className={classes('grid gap-12')}>
        {simulatedOutcomes.map((outcome) => {
          const [label, what] = OUTCOMES[outcome];
          return (
            <li key={outcome} className={styles.outcome}>
              <Button
                block
                type={outcome === 'pay' ? 'primary' : 'default'}
                loading={chosen === outcome}
                disabled={ending.isPending && chosen !== outcome}
                onClick={() => end(outcome)}
              >
                {label}
              </Button>
              <span className={classes('small muted')}>{what}</span>
            </li>
          );
        })}
      </ul>
    </Surface>
  );
};

const Transfer = ({ payment }: { payment: Payment }) => (
  <Surface title="Pay into this account">
    <div className={classes('grid gap-16')}>
      <Facts label="Pay into this account">
        <Fact label="Account" across>
          {payment.account}
        </Fact>
        <Fact label="Reference">
          <span className={classes('inline-row gap-4')}>
            {payment.orderNumber} <Copy text={payment.orderNumber} what="reference" />
          </span>
        </Fact>
        <Fact label="Amount">
          <Money value={payment.amount} />
        </Fact>
      </Facts>
      <p>
        Please give the reference, so that we know your payment. Transfers between banks take up to two
        working days; we write to you when the money has arrived.
      </p>
      <ButtonLink type="primary" to={`/offers/orders/${payment.orderId}`}>
        To my order
      </ButtonLink>
    </div>
  </Surface>
);

const Over = ({ payment }: { payment: Payment }) => (
  <Surface title="This payment is over">
    <p className={classes('below-16')}>The page of your order shows its status.</p>
    <ButtonLink type="primary" to={`/offers/orders/${payment.orderId}`}>
      To my order
    </ButtonLink>
  </Surface>
);

const Paying = ({ payment }: { payment: Payment }) => {
  if (payment.state !== 'pending') return <Over payment={payment} />;
  return payment.provider === 'eft' ? <Transfer payment={payment} /> : <Simulator payment={payment} />;
};

const SENTENCES = {
  eft: 'By a transfer from your bank.',
  simulator: 'This page takes the place of a payment provider. No money moves.',
  payfast: 'On the page of the payment provider.',
} as const;

/** Payment page of the site, for providers without their own (specification: orders, "Payment"). */
const PayPage = () => {
  const { paymentId = '' } = useParams();
  const isId = UUID.test(paymentId);
  const reading = useQuery(read.query({ params: { id: paymentId } }, { staleTime: 0, enabled: isId }));
  const { data, error } = reading;
  if (!isId || (error instanceof CallError && error.status === 404))
    return (
      <Page
        title="Payment"
        sentence={
          <>
            <strong>We can’t find this payment</strong>. Your orders show the status of each one.
          </>
        }
        width="panel"
      >
        <ButtonLink type="primary" size="large" to="/offers/orders">
          My Orders
        </ButtonLink>
      </Page>
    );
  return (
    <Page
      title={
        data === undefined ? (
          'Payment'
        ) : (
          <>
            Pay for <span className={classes('nowrap')}>{data.orderNumber}</span>
          </>
        )
      }
      // Keeps the line's space, so that nothing below jumps.
      sentence={data === undefined ? '\u00a0' : SENTENCES[data.provider]}
      width="panel"
    >
      <Loaded what="Your payment" reading={reading} waiting={<Skeleton height={420} />}>
        {(payment) => (
          <>
            <p className={classes('title strong below-16')}>
              <Money value={payment.amount} />
            </p>
            <Paying payment={payment} />
          </>
        )}
      </Loaded>
    </Page>
  );
};

export default PayPage;
