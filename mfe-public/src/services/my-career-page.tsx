import { ButtonLink } from '@phila/ui';
import { CvPiece } from './cv-piece.tsx';
import { Lines, NextStep, Opening, Part, Points, PublicPage, Ways } from '../sections/index.ts';

/** `/myCareer`; the person's own pages are under `/career`. */
export default function MyCareerPage() {
  return (
    <PublicPage>
      <Opening
        area="Services"
        title="My Career"
        lead="Write your working life down once. Then every application is a choice of layout and a press of a button, on the evening that you see the advert."
        actions={
          <>
            <ButtonLink type="primary" size="large" to="/career/create-my-cv">
              Make my CV
            </ButtonLink>
            <ButtonLink size="large" to="/yenzaCareerGuidance">
              Which way to go?
            </ButtonLink>
          </>
        }
        piece={<CvPiece />}
      />
      <Part id="profile" title="One profile, as many CVs as you like" look="beside">
        <Lines
          caption="What a career profile holds"
          rows={[
            ['About you', 'Three or four sentences in your own words, with hints on what to leave out.'],
            ['Education and courses', 'From matric on, with the papers attached in My Documents.'],
            [
              'Work',
              'What you did and what came of it, the latest first. Piece jobs and volunteering count.',
            ],
            ['Skills and languages', 'With how well, because “fluent” means something else to each reader.'],
            ['References', 'Two people who have agreed to be phoned.'],
          ]}
        />
      </Part>
      <Part id="cv" title="What your CV can do" look="raised">
        <Points
          points={[
            {
              title: 'Show its strength',
              text: 'A ring tells how complete it is and which line would help the most. No one else sees it.',
            },
            {
              title: 'Become a PDF',
              text: 'In layouts that programs of recruiters can read as well as people can.',
            },
            {
              title: 'Travel as a link',
              text: 'Send an address instead of a file. You end it whenever you like.',
            },
            {
              title: 'Be several at once',
              text: 'One for the mine, one for the office, each with what matters there. What you correct is right in all of them.',
            },
          ]}
        />
      </Part>
      <Part
        id="leave-out"
        title="What a CV need not say"
        lead="You decide what you show, and can hide any line of it in one CV without losing it in the next."
        look="beside"
      >
        <Points
          points={[
            { title: 'Your ID number', text: 'Only once a job is offered. On a CV it is a gift to thieves.' },
            {
              title: 'Religion, family, health',
              text: 'The Employment Equity Act 55 of 1998 forbids choosing people by such things, unless the job itself asks for it.',
            },
            {
              title: 'What you earned',
              text: 'You need not say it in a CV. Say what you expect when you are asked.',
            },
          ]}
        />
      </Part>
      <Part id="more" title="Go on from here" look="raised-beside">
        <Ways
          ways={[
            {
              to: '/career/overview',
              title: 'My career profile',
              text: 'Fill in what is missing',
              icon: 'briefcase',
            },
            {
              to: '/courses',
              title: 'Courses',
              text: 'A short one that belongs on the list',
              icon: 'learning',
            },
            {
              to: '/payslipSimulator',
              title: 'Payslip Simulator',
              text: 'What an offer means in your pocket',
              icon: 'calculator',
            },
          ]}
        />
      </Part>
      <NextStep
        title="An hour now saves a Sunday later"
        text="Begin with your last job. The rest can be added on the taxi, from your phone."
        person={{ to: '/career/create-my-cv', label: 'Make my CV' }}
      />
    </PublicPage>
  );
}
