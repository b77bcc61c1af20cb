import { brand } from '@phila/contract/brand';
import { ButtonLink, classes } from '@phila/ui';
import { Link } from 'react-router-dom';
import { Lines, LinkElsewhere, OftenAsked, Opening, Part, Points, PublicPage } from '../sections/index.ts';
import { MessageForm } from './message-form.tsx';
import { integrations } from './integrations.ts';
import { oftenAsked } from './often-asked.ts';
import { partnership } from './partnership.ts';
import { safeguards } from './safeguards.ts';
import { values } from './values.ts';
import styles from './contact.module.css';

const letter = `
...........
kkkkkkkkkkk
kkwwwwwwwww
kwkwwwwwwww
kwwkwwwwwww
kwwwkwwwwww
kwwwwkwwwww
kwwwwwkwwww
kwwwwwwkwww
kwwwwwkwkwr
kwwwwkwwwkr
kwwwkwwwwwk
kwwkwwwwwww
kwkwwwwwwww
kkkkkkkkkkk
...........
`;

/** Links to our form below, or to an external one named in the brand file. */
const Write = () =>
  brand.forms.contact === null ? (
    <ButtonLink type="primary" size="large" to="/contactUs#write">
      Write to us
    </ButtonLink>
  ) : (
    <LinkElsewhere type="primary" size="large" to={brand.forms.contact}>
      Open the contact form
    </LinkElsewhere>
  );

const More = ({ to, children }: { to: string; children: string }) => (
  <p className={classes('above-24')}>
    <Link to={to} className={styles.more}>
      {children}
    </Link>
  </p>
);

/** `/contactUs`, with sections for the menu. */
export default function ContactPage() {
  return (
    <PublicPage>
      <Opening
        area="About us"
        title="Contact us"
        lead="People answer here, on working days. Say what happened and what you expected; never send a password or an ID number."
        actions={
          <>
            <Write />
            <ButtonLink size="large" to={`tel:${brand.phoneLink}`}>
              {brand.phone}
            </ButtonLink>
          </>
        }
        picture={letter}
      />
      {brand.forms.contact === null && (
        <Part
          id="write"
          title="Write to us"
          look="beside"
          lead="We read every message ourselves, and answer by email. What you write is sent to us and kept nowhere on this site."
        >
          <MessageForm />
        </Part>
      )}
      <Part id="reach" title="How to reach us" look="raised-beside">
        <Lines
          caption="Ways to reach us"
          rows={[
            [
              'Phone',
              <a key="phone" href={`tel:${brand.phoneLink}`}>
                {brand.phone}
              </a>,
            ],
            [
              'Email',
              <a key="mail" href={`mailto:${brand.email}`}>
                {brand.email}
              </a>,
            ],
            [
              'About your information',
              <a key="privacy" href={`mailto:${brand.informationOfficer.email}`}>
                {brand.informationOfficer.email}
              </a>,
            ],
            ['Visit', brand.address.join(', ')],
            ['Company', `${brand.company.legalName}, registration ${brand.company.registrationNumber}`],
          ]}
          note="Phone numbers, addresses and names on this site are examples until the company that runs it enters its own."
        />
      </Part>
      <Part id="questions" title="Often asked" look="beside" lead="Your answer may be here already.">
        <OftenAsked questions={oftenAsked} />
      </Part>
      <Part id="values" title="Our Values" look="raised">
        <Points points={values} />
        <More to="/ourValues">What follows from them</More>
      </Part>
      <Part id="security" title="Security">
        <Points points={safeguards.slice(0, 3)} />
        <More to="/security">All that we do, and how to report a weakness</More>
      </Part>
      <Part id="partners" title="Our Partners" look="raised">
        <Points points={partnership} />
        <More to="/ourPartners">Become one</More>
      </Part>
      <Part id="integration" title="Integrations">
        <Points points={integrations.slice(0, 3)} />
        <More to="/integrations">What connects, and how</More>
      </Part>
    </PublicPage>
  );
}
