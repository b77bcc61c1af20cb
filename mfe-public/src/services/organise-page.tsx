import { brand } from '@phila/contract/brand';
import { ButtonLink } from '@phila/ui';
import { DaysPiece } from './days-piece.tsx';
import { Lines, NextStep, Opening, Part, Points, PublicPage, Ways } from '../sections/index.ts';

/** `/organisePhila`: the specification's `/organise{product}`. */
export default function OrganisePage() {
  return (
    <PublicPage>
      <Opening
        area="Services"
        title={`Organise ${brand.name}`}
        lead="The papers of a life, where you find them again on the day that you need them: at the clinic, at Home Affairs, in the queue of a bank."
        actions={
          <>
            <ButtonLink type="primary" size="large" to="/details/overview">
              Begin with my details
            </ButtonLink>
            <ButtonLink size="large" to="/documents">
              My documents
            </ButtonLink>
          </>
        }
        piece={<DaysPiece />}
      />
      <Part id="kept" title="What is kept" look="beside">
        <Lines
          caption="What Phila keeps of your papers and details"
          rows={[
            ['Identity and contact', 'Names, ID number or passport, addresses, languages.'],
            ['Next of kin', 'Who is phoned first, and how they are related to you.'],
            ['Passports and permits', 'Numbers, countries and dates of expiry, with reminders.'],
            ['Banking and tax', 'The account for your pay, and your tax number with its office.'],
            ['Documents', 'Photos and PDFs in folders, on your phone and your computer.'],
          ]}
        />
      </Part>
      <Part
        id="control"
        title="You hold the key"
        lead="The POPI Act gives you rights over what we hold. You need no letter to use them: they are buttons in your settings."
        look="raised"
      >
        <Points
          points={[
            {
              title: 'Take a copy',
              text: 'Everything we hold about you as pages to read and as a file for other programs, documents included.',
            },
            { title: 'Correct it', text: 'Each line of it is yours to change.' },
            {
              title: 'Delete it',
              text: 'Your account and everything in it. The privacy policy lists the few things the law makes us keep.',
            },
          ]}
        />
      </Part>
      <Part id="more" title="Go on from here" look="beside">
        <Ways
          ways={[
            {
              to: '/details/personal/biographical',
              title: 'Your details',
              text: 'Entered once, used in your CV and in forms',
              icon: 'person',
            },
            {
              to: '/security',
              title: 'How we protect it',
              text: 'What we do, and what you can do',
              icon: 'lock',
            },
            {
              to: '/privacy-policy',
              title: 'Privacy policy',
              text: 'In words that you need no lawyer for',
              icon: 'shield',
            },
          ]}
        />
      </Part>
      <NextStep
        title="Photograph three papers"
        text="Your ID, your proof of address and your matric certificate: with those three most forms can be sent."
        person={{ to: '/documents', label: 'Go to my documents' }}
      />
    </PublicPage>
  );
}
