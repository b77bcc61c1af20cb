import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answer, Choices, fill, rand, TryOut } from '../sections/index.ts';
import { CONTRIBUTIONS, RATES, twoPots } from './two-pots.ts';
import styles from './drawings.module.css';

/** A painted clay pot, 120 wide and high. */
const Pot = ({ tone }: { tone: 'gold' | 'red' }) => (
  <>
    <path className={fill(tone)} d="M38 4h44v16q34 14 34 50 0 30-26 46H30Q4 100 4 70 4 34 38 20z" />
    <path className={styles.pale} d="M5 62h110l1 10H4zM10 92h100l-5 9H15z" />
    <path className={fill('ink')} d="M36 0h48v10H36z" />
    <path
      className={fill('ink')}
      d="M14 62l8 10h-16zM38 62l8 10H30zM62 62l8 10H54zM86 62l8 10H78zM107 62l8 10h-16z"
    />
  </>
);

/** The two pots, the larger one for the larger share. */
const Pots = () => (
  <svg className={styles.drawing} viewBox="0 0 600 190" aria-hidden="true" focusable="false">
    <g transform="translate(120 78) scale(.85)">
      <Pot tone="gold" />
    </g>
    <g transform="translate(320 9) scale(1.42)">
      <Pot tone="red" />
    </g>
    <path className={styles.faint} d="M0 180h600v10H0z" />
  </svg>
);

/** Example of a contribution's split and real cost. */
export const TwoPotsExample = () => {
  const [contribution, setContribution] = useState<(typeof CONTRIBUTIONS)[number]>(1_500);
  const [rate, setRate] = useState<(typeof RATES)[number]>(26);
  const { savings, retirement, taxSaved, costs } = twoPots(contribution, rate);
  return (
    <TryOut
      choices={
        <>
          <Choices
            label="You put in each month"
            choices={CONTRIBUTIONS}
            chosen={contribution}
            text={rand}
            onChoose={setContribution}
          />
          <Choices
            label="Tax on the last rand that you earn"
            choices={RATES}
            chosen={rate}
            text={(percent) => `${percent}%`}
            onChoose={setRate}
          />
        </>
      }
      note="The rates are the four lowest of the tax year 2026/27; your payslip, or the payslip simulator, tells you yours. What you put in is taken off the income that you are taxed on, up to 27.5% of it and at most R&nbsp;430&nbsp;000 a year."
    >
      <Answer
        said={`${rand(contribution)} a month in your fund really costs you`}
        figure={rand(costs)}
        picture={<Pots />}
        parts={[
          { tone: 'gold', what: 'Savings pot', value: rand(savings) },
          { tone: 'red', what: 'Retirement pot', value: rand(retirement) },
          { tone: 'line', what: 'Tax that you do not pay', value: rand(taxSaved) },
        ]}
        more={<Link to="/retirementCalculator">Work out your own retirement</Link>}
      />
    </TryOut>
  );
};
