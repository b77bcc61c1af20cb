import { Lines, Part, Points, Questions, Ways } from '../sections/index.ts';
import { AverageExample } from './average-example.tsx';
import { CoverPage } from './cover-page.tsx';

const house = `
..........k
.........kr
........krr
.......krrr
......krrrr
.....krrrrg
....krrrrgg
...kkkkkkkk
....kwwwwww
....kwggwww
....kwggwkk
....kwwwwkr
....kwwwwkr
....kwwwwkr
....kkkkkkk
ggggggggggg
`;

/** `/shortTermInsurance` */
export default function ShortTermPage() {
  return (
    <CoverPage
      title="Car, home and things: short-term insurance"
      lead="It puts you back where you were before the theft, the fire or the crash. What it pays depends on a figure that you gave on the first day, so that figure has to be right."
      picture={house}
      tool={{ to: '/compareMyInsurance', label: 'Compare my insurance' }}
      own={{ to: '/wealth/financial-products/short-term-insurance', label: 'My policies' }}
      next={{
        title: 'Let it remind you of the renewal',
        text: 'Enter each policy once. You see what you pay in a month, and hear of a renewal before the debit order does.',
        label: 'Go to my policies',
      }}
    >
      <Part
        id="average"
        title="Why half insured is half paid"
        lead="Insurers call it “average”. If you insure your things for less than they are worth, every claim shrinks by the same share, small claims too."
        look="raised"
      >
        <AverageExample />
      </Part>
      <Part id="kinds" title="What is what" look="beside">
        <Lines
          caption="Kinds of short-term insurance"
          rows={[
            [
              'Comprehensive car cover',
              'Your own car and the damage you do to others, after theft, fire and accidents.',
            ],
            [
              'Third party, fire and theft',
              'The damage you do to others, and your car only when it is stolen or burns.',
            ],
            [
              'Third party only',
              'The damage you do to others. The cheapest, and often the most important part.',
            ],
            [
              'Building and contents',
              'The house with what is fixed to it, and what would fall out if you turned it over.',
            ],
            [
              'Excess',
              'The first part of every claim, which you pay yourself. A higher excess lowers the premium.',
            ],
          ]}
        />
      </Part>
      <Part id="law" title="What the law says">
        <Points
          points={[
            {
              title: 'Injuries on the road are another matter',
              text: 'The Road Accident Fund pays for people who are hurt, from the levy on fuel. It does not pay for any car. No law makes you insure a car, though a bank that lends on it will.',
            },
            {
              title: 'Riots have an insurer of their own',
              text: 'Damage by riot, strike and unrest is covered by Sasria, which belongs to the state. It is added to your policy for a small premium; check that your policy has it.',
            },
            {
              title: 'Advice must be licensed and written down',
              text: 'Under the FAIS Act 37 of 2002 a person who advises you has a licence, says what commission they get and gives you the reasons for the advice.',
            },
            {
              title: 'A complaint costs nothing',
              text: 'If a claim is refused and the insurer does not move, the National Financial Ombud looks at it free of charge.',
            },
          ]}
        />
      </Part>
      <Part
        id="questions"
        title="Questions to ask"
        lead="A premium follows from what is insured, where it stands at night, who drives, how often you claimed, and the excess. So ask about those."
        look="raised"
      >
        <Questions
          questions={[
            {
              ask: 'Is my car insured at retail, market or agreed value?',
              why: 'It decides what you get when it is gone. If you still owe more than that, you need cover for the shortfall.',
            },
            {
              ask: 'What must I do for the cover to hold?',
              why: 'A tracker, a burglar alarm, a licensed driver: what is not kept to is the usual reason for a refusal.',
            },
            {
              ask: 'What are all the excesses, added up?',
              why: 'There may be one for young drivers, one for single-car accidents and one for theft, on top of the basic one.',
            },
            {
              ask: 'What does the premium do next year?',
              why: 'A car loses value each year. The premium should not only rise.',
            },
          ]}
        />
      </Part>
      <Part id="tools" title="Work it out here" look="beside">
        <Ways
          ways={[
            {
              to: '/compareMyInsurance',
              title: 'Compare My Insurance',
              text: 'Plans side by side, with their cover and yearly cost',
              icon: 'shield',
            },
            {
              to: '/vehicleCalculator',
              title: 'Vehicle Finance Calculator',
              text: 'What a car costs each month, with the balloon at its end',
              icon: 'calculator',
            },
          ]}
        />
      </Part>
    </CoverPage>
  );
}
