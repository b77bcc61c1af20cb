import { brand } from '@phila/contract/brand';
import { Link } from '@phila/platform';
import { classes, Fact, Facts, Surface } from '@phila/ui';

/**
 * What a buyer is told before ordering (Electronic Communications and Transactions Act 25 of 2002, s 43(1)): who sells,
 * what it costs with everything, when it comes, how it is taken back, and where to complain.
 */
export const SellerFacts = () => {
  const { company, address, phone, phoneLink, email, website } = brand;
  return (
    <Surface title="Who you buy from, and your rights">
      <div className={classes('grid gap-16')}>
        <Facts label="Who you buy from, and your rights">
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
          <Fact label="Price">
            In South African rand with VAT included. There are no costs of delivery and no other fees. You pay
            once: nothing renews by itself.
          </Fact>
          <Fact label="When it comes">
            In your account as soon as we have the confirmation of your payment, and within 30 days at the
            latest.
          </Fact>
          <Fact label="Payment">
            On the page of the payment provider, over an encrypted connection. We never see your card.
          </Fact>
          <Fact label="Cancelling" across>
            You may cancel within seven days of ordering, for any reason, and get all of your money back
            within 30 days (section 44). That right ends where you ask for access right away (section 42). A
            voucher that you redeemed cannot be given back.
          </Fact>
          <Fact label="Records" across>
            Your order, with its tax invoice, stays in My Orders for as long as you have your account.
          </Fact>
        </Facts>
        <p className={classes('small muted')}>
          The <Link to="/termsAndConditions">terms and conditions</Link> say how we settle a dispute; the{' '}
          <Link to="/privacyPolicy">privacy policy</Link> says what becomes of your details.
        </p>
      </div>
    </Surface>
  );
};
