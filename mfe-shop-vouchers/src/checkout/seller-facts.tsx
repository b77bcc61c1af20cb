import { brand } from '@phila/contract/brand';
import { classes, Fact, Facts, Surface } from '@phila/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './checkout.module.css';

type Provider = 'simulator' | 'payfast' | 'eft';

const SAFE = 'over an encrypted connection. We never see your card.';
const PAYMENT: { readonly [By in Provider]: string } = {
  simulator: `On the page of the payment provider, ${SAFE}`,
  payfast: `On the page of PayFast, ${SAFE}`,
  eft: 'By a transfer from your bank into our account, whose details you get as soon as you have ordered. The order waits seven days for it.',
};
const NO_PAYMENT = 'Payments are not set up here: only what costs nothing can be ordered.';

interface PartProps {
  title: string;
  /** Its contents in one line. */
  line: string;
  children: ReactNode;
}

/** A part of the facts, folded to its heading and a line; all of it stays in the page, and is printed. */
const Part = ({ title, line, children }: PartProps) => (
  <details className={styles.part}>
    <summary className={styles.partHead}>
      <h3 className={classes('normal strong')}>{title}</h3>
      <span className={classes('small muted')}>{line}</span>
    </summary>
    <div className={styles.partContent}>{children}</div>
  </details>
);

interface SellerFactsProps {
  /** Payment method; null if nothing that costs money can be ordered. */
  paidBy: Provider | null;
  /** `isDelivered` if something is sent to an address, `isOpened` if the account gives access to something. */
  isDelivered: boolean;
  isOpened: boolean;
}

/**
 * Facts a buyer is owed before ordering (Electronic Communications and Transactions Act 25 of 2002, s 43(1)): seller,
 * full price, delivery, returns and complaints.
 */
export const SellerFacts = ({ paidBy, isDelivered, isOpened }: SellerFactsProps) => {
  const { company, address, phone, phoneLink, email, website } = brand;
  return (
    <Surface title="Who you buy from, and your rights">
      <div className={classes('grid')}>
        <Part title="Seller" line={`${company.legalName}, ${phone}`}>
          <Facts label="Seller">
            <Fact label="Seller">
              {company.legalName}. {company.legalStatus}, registered in {company.placeOfRegistration} as{' '}
              {company.registrationNumber}. Directors: {company.officeBearers.join(', ')}.
            </Fact>
            <Fact label="VAT number">{company.vatNumber}</Fact>
            <Fact label="Address, also for legal service">{address.join(', ')}</Fact>
            <Fact label="Questions and complaints">
              <a href={`tel:${phoneLink}`}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>,{' '}
              <a href={website}>{website.replace('https://', '')}</a>
            </Fact>
            <Fact label="Memberships and codes of conduct">
              None. We follow POPIA, the ECT Act and the Consumer Protection Act.
            </Fact>
          </Facts>
        </Part>
        <Part title="Price and payment" line={'In rand, VAT included, once; nothing else is added.'}>
          <Facts label="Price and payment">
            <Fact label="What you buy">Each name under Your order leads to its whole description.</Fact>
            <Fact label="Price">
              In South African rand with VAT included. There are no costs of delivery and no other fees. You
              pay once: nothing renews by itself.
            </Fact>
            <Fact label="Payment">{paidBy === null ? NO_PAYMENT : PAYMENT[paidBy]}</Fact>
          </Facts>
        </Part>
        <Part
          title="Delivery"
          line={isDelivered ? 'Within 30 days at the latest.' : 'In your account once it is paid.'}
        >
          <Facts label="Delivery">
            <Fact label="When it comes">
              {isOpened &&
                'In your account as soon as we have the confirmation of your payment, and within 30 days at the latest. '}
              {isDelivered &&
                'What is sent reaches your delivery address within 30 days of your order (section 46).'}
            </Fact>
          </Facts>
        </Part>
        <Part
          title="Cancelling and returns"
          line={'Within seven days, unless you ask for access right away.'}
        >
          <Facts label="Cancelling and returns">
            <Fact label="Cancelling" across>
              You may cancel within seven days of ordering, for any reason, and get all of your money back
              within 30 days (section 44). That right ends where you ask for access right away (section 42). A
              voucher that you redeemed cannot be given back.
              {isDelivered &&
                ' What was sent to you may go back within seven days of the day it reached you, also where you asked for access to something else right away.'}
            </Fact>
            <Fact label="Returns and exchange" across>
              {isDelivered
                ? 'To send something back, ask for a refund from your order’s page: we tell you where to, and you pay what sending it costs (section 44). What does not work as it is described we mend, exchange or pay back at our cost. '
                : 'There is nothing to send back. What does not work as it is described we mend, exchange or pay back: ask for a refund from your order’s page. '}
              The guarantees of the Consumer Protection Act apply.
            </Fact>
          </Facts>
        </Part>
        <Part title="Records and disputes" line={'Your order stays in My Orders.'}>
          <Facts label="Records and disputes">
            <Fact label="Records" across>
              Your order, with its tax invoice, stays in My Orders for as long as you have your account; you
              can save the invoice and print the page.
            </Fact>
            <Fact label="If we disagree" across>
              Tell us first. You may also go to the National Consumer Commission or a consumer court, and we
              take part in mediation: the terms say how. We subscribe to no other code of dispute resolution.
            </Fact>
          </Facts>
        </Part>
        <p className={classes('small muted above-16')}>
          The{' '}
          <Link to="/termsAndConditions" target="_blank" rel="noopener">
            terms and conditions
          </Link>
          , which you can save and print, are part of the agreement; the{' '}
          <Link to="/privacyPolicy" target="_blank" rel="noopener">
            privacy policy
          </Link>{' '}
          says how your details are kept safe and what becomes of them.
        </p>
      </div>
    </Surface>
  );
};
