import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answer, Choices, rand, Split, TryOut, years } from '../sections/index.ts';
import { POLICIES, POLICY, premiumsPaid, SPANS } from './premiums.ts';

const policiesText = (count: number): string => (count === 1 ? 'One policy' : `${count} policies`);

/** Compares premiums paid over the years with the payout. */
export const PremiumsExample = () => {
  const [policies, setPolicies] = useState<(typeof POLICIES)[number]>(2);
  const [span, setSpan] = useState<(typeof SPANS)[number]>(5);
  const paid = premiumsPaid(policies, span);
  const paysOut = policies * POLICY.paysOut;
  return (
    <TryOut
      choices={
        <>
          <Choices
            label="For one person you pay for"
            choices={POLICIES}
            chosen={policies}
            text={policiesText}
            onChoose={setPolicies}
          />
          <Choices label="For" choices={SPANS} chosen={span} text={years} onChoose={setSpan} />
        </>
      }
      note={`The policy is imagined: it pays ${rand(POLICY.paysOut)} and costs ${rand(POLICY.monthly)} a month, and the premium never rises. There are no savings in it: when you stop, nothing is left.`}
    >
      <Answer
        said={`${policiesText(policies)} for ${years(span)} ${policies === 1 ? 'costs' : 'cost'} you`}
        figure={rand(paid)}
        picture={<Split bars={[[{ tone: 'red', value: paid }], [{ tone: 'gold', value: paysOut }]]} />}
        parts={[
          { tone: 'red', what: 'Paid in premiums', value: rand(paid) },
          { tone: 'gold', what: 'Paid out at a death', value: rand(paysOut) },
        ]}
        more={<Link to="/budgetCalculator">See what you can spare each month</Link>}
      />
    </TryOut>
  );
};
