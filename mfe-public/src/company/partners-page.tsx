import { ButtonLink } from '@phila/ui';
import { Lines, NextStep, Opening, Part, Points, PublicPage } from '../sections/index.ts';
import { partnership } from './partnership.ts';

const rings = `
...........
....kkkkk..
..kkrrrrrkk
.krrrkkkrrr
.krrk...krk
krrk.....kg
krk......kg
krk......gk
krk......gk
krk......kg
krrk.....kg
.krrk...krk
.krrrkkkrrr
..kkrrrrrkk
....kkkkk..
...........
`;

/** `/ourPartners` */
export default function PartnersPage() {
  return (
    <PublicPage>
      <Opening
        area="About us"
        title="Our partners"
        lead="Employers, course providers and shops add to what you find here. None of them sees what you write down."
        actions={
          <ButtonLink type="primary" size="large" to="/contactUs#reach">
            Become a partner
          </ButtonLink>
        }
        picture={rings}
      />
      <Part id="kinds" title="Who we work with">
        <Points points={partnership} />
      </Part>
      <Part
        id="examples"
        title="Names that you meet here"
        lead="This copy of the site shows made-up names, so that you can see how it looks with partners. None of them exists."
        look="raised-beside"
      >
        <Lines
          caption="Example partners of the demonstration"
          rows={[
            ['Umoya Energy', 'Example of an employer, with colours and employees of its own.'],
            ['Imbali Foods', 'Example of a second employer, for people who work for both.'],
            [
              'Providers in the shop',
              'Examples of course providers and of shops; their prices are like real ones.',
            ],
            ['Adverts', 'Examples, each marked as an advert.'],
          ]}
        />
      </Part>
      <Part id="rules" title="What we agree on with each" look="beside">
        <Lines
          caption="What every partner agrees to"
          rows={[
            ['Data is not for sale', 'What people write down is never sold, rented or lent.'],
            ['Ranks are not for sale', 'A comparison is in the order that the person chooses.'],
            ['Adverts are marked as adverts', 'And are counted only after you agree to it.'],
            [
              'A paid voucher stays valid',
              'Until it is used, or for three years: section 63 of the Consumer Protection Act.',
            ],
          ]}
        />
      </Part>
      <NextStep
        title="Would it suit your people?"
        text="Tell us how many people you employ and which system you use for staff records. We will show you the site in your colours."
        visitor={{ to: '/contactUs#reach', label: 'Talk to us' }}
        person={{ to: '/contactUs#reach', label: 'Talk to us' }}
      />
    </PublicPage>
  );
}
