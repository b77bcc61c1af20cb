import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Answer, Choices, fill, rand, TryOut } from '../sections/index.ts';
import { EXCESS, INSURED, NEW_FOR_OLD, paidUnderAverage, STOLEN } from './average.ts';
import styles from './drawings.module.css';

const HOUSE = 'M300 8 560 104H524V236H76V104H40z';
const TOP = 8;
const BOTTOM = 236;

/** A house painted up to its insured share. */
const PaintedHouse = ({ share }: { share: number }) => {
  const painted = useId();
  const high = (BOTTOM - TOP) * share;
  return (
    <svg className={styles.drawing} viewBox="0 0 600 240" aria-hidden="true" focusable="false">
      <clipPath id={painted}>
        <path d={`M0 ${BOTTOM - high}h600v${high}H0z`} />
      </clipPath>
      <path className={styles.faint} d={HOUSE} />
      <g clipPath={`url(#${painted})`}>
        <path className={fill('gold')} d={HOUSE} />
        <path
          className={fill('red')}
          d="M76 104h448l-37 37-38-37-37 37-38-37-37 37-37-37-37 37-37-37-38 37-37-37-38 37z"
        />
        <path className={fill('ink')} d="M76 212h448v24H76zM262 150h76v86h-76z" />
        <path className={fill('red')} d="M280 168h40v68h-40z" />
        <path className={fill('ink')} d="M124 160h76v36h-76zM400 160h76v36h-76z" />
      </g>
      <path className={styles.outline} d={HOUSE} />
    </svg>
  );
};

/** Example of “average”: half insured is half paid. */
export const AverageExample = () => {
  const [insured, setInsured] = useState<(typeof INSURED)[number]>(300_000);
  const [stolen, setStolen] = useState<(typeof STOLEN)[number]>(40_000);
  const paid = paidUnderAverage(stolen, insured);
  return (
    <TryOut
      choices={
        <>
          <Choices
            label={`Everything new would cost ${rand(NEW_FOR_OLD)}. You insured it for`}
            choices={INSURED}
            chosen={insured}
            text={rand}
            onChoose={setInsured}
          />
          <Choices label="Stolen" choices={STOLEN} chosen={stolen} text={rand} onChoose={setStolen} />
        </>
      }
      note={`An example, with an excess of ${rand(EXCESS)}. Insure the contents of a home for what they cost new today, and a house for what building it again costs, not for what it would be sold at.`}
    >
      <Answer
        said={`Of ${rand(stolen)} stolen, insured for ${rand(insured)} of ${rand(NEW_FOR_OLD)}, you get`}
        figure={rand(paid)}
        picture={<PaintedHouse share={insured / NEW_FOR_OLD} />}
        parts={[
          { tone: 'gold', what: 'Insured', value: `${Math.round((insured / NEW_FOR_OLD) * 100)}%` },
          { tone: 'line', what: 'You pay yourself', value: rand(stolen - paid) },
        ]}
        more={<Link to="/compareMyInsurance">Compare what plans cover</Link>}
      />
    </TryOut>
  );
};
