import { brand } from '@phila/contract/brand';
import { ButtonLink } from '@phila/ui';
import { Lines, NextStep, Opening, Part, Points, PublicPage } from '../sections/index.ts';
import { safeguards } from './safeguards.ts';

const padlock = `
.......kkkk
.....kkgggg
....kggkkkk
....kgk....
....kgk....
....kgk....
.kkkkkkkkkk
.krrrrrrrrr
.krrrrrrrrr
.krrrrrrkkk
.krrrrrrkww
.krrrrrrrkw
.krrrrrrrkw
.krrrrrrrkk
.krrrrrrrrr
.kkkkkkkkkk
`;

/** `/security` */
export default function SecurityPage() {
  return (
    <PublicPage>
      <Opening
        area="About us"
        title="Security: what we do, and what you can do"
        lead="You trust us with your ID number and the name of your doctor. This is how we protect them."
        actions={
          <>
            <ButtonLink type="primary" size="large" to="/settings">
              See my devices
            </ButtonLink>
            <ButtonLink size="large" to={`mailto:${brand.email}?subject=Security`}>
              Report a weakness
            </ButtonLink>
          </>
        }
        picture={padlock}
      />
      <Part id="we" title="What we do">
        <Points points={safeguards} />
      </Part>
      <Part id="you" title="What you can do" look="raised-beside">
        <Lines
          caption="What you can do yourself"
          rows={[
            [
              'A password of its own',
              'Three or four words that do not belong together. A password manager remembers them.',
            ],
            [
              'Look at the address',
              `Only enter it on ${new URL(brand.website).host}. We never ask for it by phone or email.`,
            ],
            ['On another’s computer', 'Sign out at the end. If you forgot, do it from your settings.'],
            ['A lost phone', 'Sign in elsewhere, sign the phone out and choose a new password.'],
          ]}
        />
      </Part>
      <Part
        id="report"
        title="If you find a weakness"
        lead="Thank you. Tell us before you tell others, and we will not act against you for looking."
        look="beside"
      >
        <Lines
          caption="Reporting a weakness"
          rows={[
            [
              'Write to',
              <a key="mail" href={`mailto:${brand.email}?subject=Security`}>
                {brand.email}
              </a>,
            ],
            [
              'Say',
              'Which address, what you did, what you saw. Use an account of your own and leave other people’s data alone.',
            ],
            ['We', 'Answer you, say when it is closed, and name you if you like.'],
          ]}
        />
      </Part>
      <Part
        id="breach"
        title="If there is a breach"
        lead="Section 22 of the POPI Act: we tell you and the Information Regulator as soon as we reasonably can, with what was taken and what you should do."
        look="raised"
      >
        <Points
          points={[
            {
              title: 'You hear it from us',
              text: 'By email, and on this site after you sign in. We do not wait for the newspaper.',
            },
            {
              title: 'You can complain',
              text: 'To the Information Regulator, free of charge. Its address is in our privacy policy.',
            },
          ]}
        />
      </Part>
      <NextStep
        title="The whole story"
        text="The privacy policy says what we keep, why, for how long and who else sees it."
        visitor={{ to: '/privacy-policy', label: 'Read the privacy policy' }}
        person={{ to: '/privacy-policy', label: 'Read the privacy policy' }}
      />
    </PublicPage>
  );
}
