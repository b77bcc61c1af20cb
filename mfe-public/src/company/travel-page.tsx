import { brand } from '@phila/contract/brand';
import { ButtonLink } from '@phila/ui';
import { LinkElsewhere, NextStep, Opening, Part, Points, PublicPage, Ways } from '../sections/index.ts';

const mountains = `
...........
..........g
.........gg
........ggg
..k.....ggg
.krk....ggg
krrrk..k.gg
rrwrrkkrk.k
rwwwrrrrrkr
rrrrrrrrrrr
kkkkkkkkkkw
gggggggkkww
ggggggkkkww
gggggkkkkkw
ggggkkkkkww
gggkkkkkkww
`;

/** `/travel`: links to the booking site and says that one leaves. */
export default function TravelPage() {
  const { name, to } = brand.bookingSite;
  return (
    <PublicPage>
      <Opening
        area="Offers"
        title="Travel: flights, buses and beds"
        lead={`You book with ${name}, on their own site and under their terms. The button below leaves ${brand.name} and opens a new tab. We tell them nothing about you.`}
        actions={
          <>
            <LinkElsewhere type="primary" size="large" to={to}>
              {`Go to ${name}`}
            </LinkElsewhere>
            <ButtonLink size="large" to="/details/passports-and-permits">
              My passport
            </ButtonLink>
          </>
        }
        picture={mountains}
      />
      <Part id="before" title="Before you pay">
        <Points
          points={[
            {
              title: 'The name as in the passport',
              text: 'Letter by letter. Changing it later can cost as much as the ticket.',
            },
            {
              title: 'Six months and two pages',
              text: 'Many countries want a passport that is valid for six months longer than the trip, with two empty pages.',
            },
            {
              title: 'The whole price',
              text: 'Bags, seats and the card’s fee are often added at the end. Compare the last page, not the first.',
            },
            {
              title: 'Children need papers',
              text: 'Ask which consent the other parent has to sign, and carry the unabridged birth certificate.',
            },
          ]}
        />
      </Part>
      <Part id="ready" title="Have ready" look="raised-beside">
        <Ways
          ways={[
            {
              to: '/details/passports-and-permits',
              title: 'Passports and permits',
              text: 'Numbers and dates of expiry',
              icon: 'passport',
            },
            {
              to: '/documents',
              title: 'My Documents',
              text: 'Copies, in case a bag is stolen',
              icon: 'folder',
            },
            {
              to: '/budgetCalculator',
              title: 'Budget Calculator',
              text: 'What the trip may cost',
              icon: 'wallet',
            },
            {
              to: '/medicalAidHealthInsurance',
              title: 'Medical aid',
              text: 'Ask yours what it pays abroad',
              icon: 'heart',
            },
          ]}
        />
      </Part>
      <NextStep
        title="Know before it expires"
        text="Enter your passport once, and we remind you in time for a new one."
        person={{ to: '/details/passports-and-permits', label: 'Go to my passports' }}
      />
    </PublicPage>
  );
}
