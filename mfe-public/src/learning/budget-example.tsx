import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answer, Choices, rand, Split, TryOut } from '../sections/index.ts';
import { halfAndRest, NET_PAY } from './half-and-rest.ts';

/** Example of dividing pay before it comes in. */
export const BudgetExample = () => {
  const [pay, setPay] = useState<(typeof NET_PAY)[number]>(9_000);
  const { needs, wants, later } = halfAndRest(pay);
  return (
    <TryOut
      choices={
        <Choices
          label="What reaches your account each month"
          choices={NET_PAY}
          chosen={pay}
          text={rand}
          onChoose={setPay}
        />
      }
      note="A beginning, not a law. Where rent and transport take more than half, write down what they really take, and divide what is left."
    >
      <Answer
        said={`Of ${rand(pay)}, for later, before anything else`}
        figure={rand(later)}
        picture={
          <Split
            bars={[
              [
                { tone: 'ink', value: needs },
                { tone: 'gold', value: wants },
                { tone: 'red', value: later },
              ],
            ]}
          />
        }
        parts={[
          { tone: 'ink', what: 'Needs: a half', value: rand(needs) },
          { tone: 'gold', what: 'Wants: three tenths', value: rand(wants) },
          { tone: 'red', what: 'Later: two tenths', value: rand(later) },
        ]}
        more={<Link to="/budgetCalculator">Divide your own month, line by line</Link>}
      />
    </TryOut>
  );
};
