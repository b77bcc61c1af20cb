import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answer, Choices, rand, Split, TryOut, years } from '../sections/index.ts';
import { BRIDGED, coverNeed, DEBTS, MONTHLY, THERE } from './cover-need.ts';

/** Example of a family's need without an income. */
export const NeedExample = () => {
  const [debts, setDebts] = useState<(typeof DEBTS)[number]>(900_000);
  const [monthly, setMonthly] = useState<(typeof MONTHLY)[number]>(15_000);
  const [bridged, setBridged] = useState<(typeof BRIDGED)[number]>(10);
  const [there, setThere] = useState<(typeof THERE)[number]>(1_100_000);
  const need = coverNeed(debts, monthly, bridged, there);
  return (
    <TryOut
      choices={
        <>
          <Choices
            label="Debts to be paid off"
            choices={DEBTS}
            chosen={debts}
            text={rand}
            onChoose={setDebts}
          />
          <Choices
            label="The family needs each month"
            choices={MONTHLY}
            chosen={monthly}
            text={rand}
            onChoose={setMonthly}
          />
          <Choices label="For" choices={BRIDGED} chosen={bridged} text={years} onChoose={setBridged} />
          <Choices
            label="Savings, and cover through work"
            choices={THERE}
            chosen={there}
            text={rand}
            onChoose={setThere}
          />
        </>
      }
      note="A rough sum to begin with. A longer one takes into account what the sum earns and what prices do."
    >
      <Answer
        said={`Of ${rand(need.needed)} that would be needed, there is still missing`}
        figure={rand(need.missing)}
        picture={
          <Split
            bars={[
              [
                { tone: 'ink', value: need.debts },
                { tone: 'gold', value: need.income },
              ],
              [
                { tone: 'line', value: Math.min(need.there, need.needed) },
                { tone: 'red', value: need.missing },
              ],
            ]}
          />
        }
        parts={[
          { tone: 'ink', what: 'Debts', value: rand(need.debts) },
          { tone: 'gold', what: 'Years to bridge', value: rand(need.income) },
          { tone: 'line', what: 'Already there', value: rand(need.there) },
          { tone: 'red', what: 'Still missing', value: rand(need.missing) },
        ]}
        more={<Link to="/netWealth">List what you own and what you owe</Link>}
      />
    </TryOut>
  );
};
