import { ButtonLink } from '@phila/ui';
import { NextStep, Opening, Part, Points, PublicPage, Questions, Ways } from '../sections/index.ts';
import { Roads } from './roads.tsx';

const star = `
..........g
..........g
.........gg
.........gr
.........gr
........ggr
.....kkggrr
..kkgggrrrw
ggggrrrrrww
..kkgggrrrw
.....kkggrr
........ggr
.........gr
.........gr
.........gg
..........g
`;

/** `/yenzaCareerGuidance` */
export default function YenzaPage() {
  return (
    <PublicPage>
      <Opening
        area="Learning"
        title="Yenza: career guidance"
        lead="Yenza is isiZulu for do it. Four questions to find a direction, the roads that lead there, and who pays for the journey."
        actions={
          <>
            <ButtonLink type="primary" size="large" to="/career/overview">
              Begin my career profile
            </ButtonLink>
            <ButtonLink size="large" to="/courses">
              See courses
            </ButtonLink>
          </>
        }
        picture={star}
      />
      <Part
        id="questions"
        title="Four questions"
        lead="Answer them on paper, then let somebody who knows you answer them about you. Where both agree is where to look."
      >
        <Questions
          questions={[
            {
              ask: 'When did I last forget the time?',
              why: 'What you do gladly you will do for longer, and so become good at.',
            },
            {
              ask: 'What do others ask me to do for them?',
              why: 'It is what you are already good at, and perhaps think nothing of.',
            },
            {
              ask: 'What does my town need?',
              why: 'Work that people near you pay for is easier to find than work far away.',
            },
            {
              ask: 'How long can I learn before I must earn?',
              why: 'Three months, a year, four years: there is a road for each.',
            },
          ]}
        />
      </Part>
      <Part
        id="roads"
        title="Roads, by the time they take"
        lead="Each qualification has a level from 1 to 10 on the National Qualifications Framework (NQF). Matric is level 4."
        look="raised-beside"
      >
        <Roads />
      </Part>
      <Part id="paying" title="Who pays for it">
        <Points
          points={[
            {
              title: 'NSFAS',
              text: 'A bursary of the state for public universities and TVET colleges, for families with a low income. It need not be paid back. You apply in spring for the next year.',
            },
            {
              title: 'Learnerships',
              text: 'You are paid an allowance and pay no fees. SETAs and employers advertise them; no one may charge you for applying.',
            },
            {
              title: 'An employer',
              text: 'Many pay for courses that help in the job, in return for staying a while. Ask for that in writing.',
            },
            {
              title: 'Bursaries by field',
              text: 'Teaching, engineering, nursing: companies and departments pay where people are short.',
            },
          ]}
        />
      </Part>
      <Part id="beware" title="Check before you pay" look="raised">
        <Points
          points={[
            {
              title: 'Is the college registered?',
              text: 'Private colleges are registered with the Department of Higher Education and Training. Ask for the number and look it up.',
            },
            {
              title: 'Is the qualification known?',
              text: 'SAQA lists every qualification of the NQF, and evaluates foreign ones.',
            },
            {
              title: 'Is the job real?',
              text: 'An employer who wants money for a uniform, a training or a medical before you begin is usually none.',
            },
          ]}
        />
      </Part>
      <Part id="more" title="Then do it" look="beside">
        <Ways
          ways={[
            {
              to: '/myCareer',
              title: 'My Career',
              text: 'List what you have already done',
              icon: 'briefcase',
            },
            {
              to: '/career/create-my-cv',
              title: 'Make a CV',
              text: 'A first one, even without a job to put in it',
              icon: 'file',
            },
            {
              to: '/payslipSimulator',
              title: 'Payslip Simulator',
              text: 'What a salary leaves after tax',
              icon: 'calculator',
            },
          ]}
        />
      </Part>
      <NextStep
        title="Write the first line"
        text="School, courses, the shop you helped in on Saturdays: a profile begins with what you have done, not with what you lack."
        person={{ to: '/career/overview', label: 'Go to my career profile' }}
      />
    </PublicPage>
  );
}
