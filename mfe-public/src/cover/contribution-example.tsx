import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answer, Choices, rand, Split, TryOut } from '../sections/index.ts';
import { EMPLOYER, FAMILIES, type Family, familyContribution } from './family-contribution.ts';

const employerText = (percent: number): string => (percent === 0 ? 'Nothing' : `${percent}%`);

/** Example of a family's real cost of medical aid. */
export const ContributionExample = () => {
  const [family, setFamily] = useState<Family>('Two adults, one child');
  const [percent, setPercent] = useState<(typeof EMPLOYER)[number]>(50);
  const { contribution, employer, credit, own } = familyContribution(family, percent);
  return (
    <TryOut
      choices={
        <>
          <Choices
            label="Who is covered"
            choices={FAMILIES}
            chosen={family}
            text={(one) => one}
            onChoose={setFamily}
          />
          <Choices
            label="Your employer pays"
            choices={EMPLOYER}
            chosen={percent}
            text={employerText}
            onChoose={setPercent}
          />
        </>
      }
      note="The plan is imagined; the credit is that of the tax year 2026/27: R&nbsp;376 for each of the first two people, R&nbsp;254 for each further one. What your employer pays counts as income and is taxed, which this example leaves out; the payslip simulator takes it in."
    >
      <Answer
        said={`Of a contribution of ${rand(contribution)} a month, it really costs you`}
        figure={rand(own)}
        picture={
          <Split
            bars={[
              [
                { tone: 'red', value: own },
                { tone: 'gold', value: credit },
                { tone: 'ink', value: employer },
              ],
            ]}
          />
        }
        parts={[
          { tone: 'red', what: 'You pay', value: rand(own) },
          { tone: 'gold', what: 'Tax credit', value: rand(credit) },
          { tone: 'ink', what: 'Your employer pays', value: rand(employer) },
        ]}
        more={<Link to="/payslipSimulator">See it on your own payslip</Link>}
      />
    </TryOut>
  );
};
