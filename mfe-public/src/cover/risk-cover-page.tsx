import { Money } from '@phila/ui';
import { Lines, Part, Points, Questions, Ways } from '../sections/index.ts';
import { CoverPage } from './cover-page.tsx';
import { NeedExample } from './need-example.tsx';

const shield = `
..........k
.......kkkw
.....kkwwww
....kwwwrrw
....kwrrrrk
...kwwrrwwk
...kwwwwwwk
...kwggggwk
...kwggggwk
...kwwwwwwk
...kwwrrwwk
....kwrrrrk
....kwwwrrw
.....kkwwww
.......kkkw
..........k
`;

/** `/riskCover` */
export default function RiskCoverPage() {
  return (
    <CoverPage
      title="Risk cover: life, disability and severe illness"
      lead="If your pay stopped tomorrow, who would feel it, and for how long? Risk cover is a sum or an income for those people, and for yourself."
      picture={shield}
      tool={{ to: '/netWealth', label: 'See what I would leave' }}
      own={{ to: '/wealth/financial-products/risk-cover', label: 'My risk cover' }}
      next={{
        title: 'Put your policies beside each other',
        text: 'Sums, premiums and beneficiaries of everything you have, and of what your employer has for you.',
        label: 'Go to my risk cover',
      }}
    >
      <Part
        id="need"
        title="How much would be needed"
        lead="Begin with what has to be paid off, add the years that must be bridged, and subtract what you have already. Then see whether the rest is insured."
        look="raised"
      >
        <NeedExample />
      </Part>
      <Part id="kinds" title="Four kinds, four moments" look="beside">
        <Lines
          caption="Kinds of risk cover"
          rows={[
            ['Life cover', 'A sum for those you name, when you die.'],
            ['Disability cover', 'A sum when you can never do your work again.'],
            [
              'Income protection',
              'A monthly income while you cannot work, after a waiting period, until you can or until you retire.',
            ],
            [
              'Severe illness cover',
              'A sum at the diagnosis of a listed illness, whether you can work or not.',
            ],
          ]}
        />
      </Part>
      <Part id="law" title="What the law says" look="raised">
        <Points
          points={[
            {
              title: 'What is asked has to be answered truly',
              text: 'An insurer may refuse a claim over an answer that was wrong and mattered to the risk. Say what the doctor knows.',
            },
            {
              title: 'Who you name is paid directly',
              text: 'Money for a named beneficiary does not wait for the estate to be wound up. It may still count for estate duty.',
            },
            {
              title: 'You may stop at any time',
              text: 'Cover ends when you stop paying. Only cancel the old policy once the new one has begun in writing.',
            },
            {
              title: 'Cover through work ends with work',
              text: 'Group cover usually stops on the day you leave. Ask whether you may carry it on without a medical test.',
            },
          ]}
        />
      </Part>
      <Part
        id="costs"
        title="What it costs, and how that follows"
        lead="A premium is a chance times a sum, and the insurer’s costs on top. That is why age, health, smoking, work and the sum decide."
        look="beside"
      >
        <Lines
          caption="An example of how a premium comes about"
          values="figures"
          rows={[
            ['Cover for', <Money key="a" value={1_000_000} />],
            [
              'If 1 in 500 people like you dies in a year, cover alone costs, a year',
              <Money key="b" value={2000} />,
            ],
            ['A month', <Money key="c" value={166.67} />],
          ]}
          note="The chance in the example is made up to show the sum. With the same cover it grows every year; a level premium pays more at first, so as not to rise later."
        />
      </Part>
      <Part id="questions" title="Questions to ask">
        <Questions
          questions={[
            {
              ask: 'My own work, or any work?',
              why: 'Some disability cover pays only when you can do no job at all.',
            },
            {
              ask: 'What does the premium do each year?',
              why: 'It may rise with your age, with prices, or both. Ask for the figure in year ten.',
            },
            {
              ask: 'Which illnesses and causes are left out?',
              why: 'Exclusions are on the schedule. Most policies exclude suicide in the first two years.',
            },
            {
              ask: 'Who is my beneficiary?',
              why: 'After a divorce or a birth the old name is often still there.',
            },
          ]}
        />
      </Part>
      <Part id="tools" title="Work it out here" look="raised-beside">
        <Ways
          ways={[
            {
              to: '/netWealth',
              title: 'Net Wealth',
              text: 'What you own less what you owe: the first two lines of the sum above',
              icon: 'chart',
            },
            {
              to: '/compareMyInsurance',
              title: 'Compare My Insurance',
              text: 'Plans side by side',
              icon: 'shield',
            },
            {
              to: '/funeralPolicy',
              title: 'A funeral policy',
              text: 'For the first weeks, not for the years after',
              icon: 'people',
            },
          ]}
        />
      </Part>
    </CoverPage>
  );
}
