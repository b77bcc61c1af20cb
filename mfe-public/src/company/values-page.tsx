import { ButtonLink } from '@phila/ui';
import { Lines, NextStep, Opening, Part, Points, PublicPage } from '../sections/index.ts';
import { values } from './values.ts';

const pot = `
......kkkkk
.....kggggg
......kkkkk
.......kwww
......kwwww
....kkrrrrr
...krrrwrrr
..krwrrrwrr
..kgggggggg
..kwwkwwkww
..kgggggggg
...krrrwrrr
...krwrrrwr
....krrrrrr
.....kkkkkk
....k...k..
`;

/** `/ourValues` */
export default function ValuesPage() {
  return (
    <PublicPage>
      <Opening
        area="About us"
        title="Our values"
        lead="Phila means live, be well. Five things that we hold to, and what you can check of each."
        actions={
          <ButtonLink type="primary" size="large" to="/security">
            See how we protect you
          </ButtonLink>
        }
        picture={pot}
      />
      <Part id="five" title="What we hold to">
        <Points numbered points={values} />
      </Part>
      <Part
        id="check"
        title="What you can check"
        lead="A value that cannot be checked is a poster."
        look="raised-beside"
      >
        <Lines caption="What follows from each value" rows={values.map(({ title, so }) => [title, so])} />
      </Part>
      <NextStep
        title="Hold us to it"
        text="If something here is not so, tell us. We answer, and correct the page or the product."
        visitor={{ to: '/contactUs', label: 'Tell us' }}
        person={{ to: '/contactUs', label: 'Tell us' }}
      />
    </PublicPage>
  );
}
