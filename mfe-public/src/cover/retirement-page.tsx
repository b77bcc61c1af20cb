import { Lines, Part, Points, Questions, Ways } from '../sections/index.ts';
import { TwoPotsExample } from './two-pots-example.tsx';
import { CoverPage } from './cover-page.tsx';

const sunset = `
..........g
.....g....g
......g....
.......gggg
..g...ggggg
...g.gggggg
....ggggrrr
....gggrrrr
...gggrrrrr
kkkkkkkkkkk
..wwwwwwwww
kkkkkkkkkkk
....wwwwwww
.kkkkkkkkkk
......wwwww
...kkkkkkkk
`;

/** `/retirementPlanning` */
export default function RetirementPage() {
  return (
    <CoverPage
      title="Retirement planning"
      lead="A long time of small amounts, helped by tax and by growth. The earlier it starts the less it has to be, and it is never too late to make it better."
      picture={sunset}
      tool={{ to: '/retirementCalculator', label: 'Work out my retirement' }}
      own={{ to: '/wealth/financial-products/retirement', label: 'My funds' }}
      next={{
        title: 'Find every fund you ever paid into',
        text: 'One for each employer is easily forgotten. List them once, with their numbers.',
        label: 'Go to my funds',
      }}
    >
      <Part
        id="two-pots"
        title="Two pots, and what they cost you"
        lead="Since 1 September 2024 each rand that goes into a fund is divided: a third you may take from before you retire, two thirds stay. And the state pays part of it."
        look="raised"
      >
        <TwoPotsExample />
      </Part>
      <Part id="kinds" title="Where the money may be">
        <Points
          points={[
            {
              title: 'Pension or provident fund',
              text: 'Your employer’s. You pay in through your payslip, often with a part from your employer.',
            },
            {
              title: 'Retirement annuity',
              text: 'Your own, with or without an employer. You choose how much and when.',
            },
            {
              title: 'Preservation fund',
              text: 'Keeps what you had when you change jobs, so that it goes on growing untaxed.',
            },
            {
              title: 'Tax-free savings',
              text: 'No tax on growth and yours at any time, within a yearly limit and one for life. It is no retirement fund, but it helps.',
            },
          ]}
        />
      </Part>
      <Part
        id="costs"
        title="What to know of the pots, and of costs"
        lead="What was in a fund before 1 September 2024 keeps its own rules."
        look="raised-beside"
      >
        <Lines
          caption="The parts of a retirement fund, and its costs"
          rows={[
            [
              'Savings pot: one third',
              'You may take from it once in a tax year, at least R\u00a02\u00a0000 each time. It is taxed like pay, and it is gone from your old age.',
            ],
            ['Retirement pot: two thirds', 'It stays until you retire, and then becomes an income.'],
            [
              'What was there before',
              'Keeps its own rules, less a small amount that opened the savings pot.',
            ],
            [
              'Costs work the other way',
              'Of a fund that earns 9% a year and takes 3%, you have 6% left: a sum left alone for 30 years is then well under half of what it could have been. Ask for the “effective annual cost” of each fund and put the figures side by side.',
            ],
          ]}
        />
      </Part>
      <Part id="law" title="What the law says">
        <Points
          points={[
            {
              title: 'Your fund is safe from most debts',
              text: 'The Pension Funds Act 24 of 1956 keeps it from creditors, but not from maintenance, from a divorce order or from tax that you owe.',
            },
            {
              title: 'At death, trustees decide',
              text: 'Under section 37C they look for all who depended on you. The name on your form guides them; it does not bind them.',
            },
            {
              title: 'Not all eggs in one basket',
              text: 'Regulation 28 limits how much a fund holds of shares, property and investments abroad.',
            },
          ]}
        />
      </Part>
      <Part id="questions" title="Questions to ask" look="raised">
        <Questions
          questions={[
            {
              ask: 'What is the effective annual cost, in percent?',
              why: 'Half a percent a year is a good part of the result after thirty years.',
            },
            {
              ask: 'What does my employer add, and can I add more?',
              why: 'What an employer pays on top is the best return there is.',
            },
            {
              ask: 'What do I pay if I stop or move?',
              why: 'Older annuities may take a penalty. Newer ones usually do not.',
            },
            {
              ask: 'Which income could I draw, and for how long would it last?',
              why: 'A living annuity can run dry. A life annuity cannot, but usually ends with you.',
            },
          ]}
        />
      </Part>
      <Part id="tools" title="Work it out here" look="beside">
        <Ways
          ways={[
            {
              to: '/retirementCalculator',
              title: 'Retirement Simulator',
              text: 'What you will have, what it pays a month, and what is missing',
              icon: 'clock',
            },
            {
              to: '/compoundInterestCalculator',
              title: 'Compound Interest Calculator',
              text: 'What a small amount becomes in twenty years',
              icon: 'chart',
            },
            {
              to: '/payslipSimulator',
              title: 'Payslip Simulator',
              text: 'What a higher contribution does to your pay',
              icon: 'calculator',
            },
          ]}
        />
      </Part>
    </CoverPage>
  );
}
