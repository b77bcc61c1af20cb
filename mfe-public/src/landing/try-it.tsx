import { classes } from '@phila/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AMOUNTS, growthOf, YEARLY_INTEREST, YEARS } from './growth.ts';
import { Answer, Choices, fill, rand, TryOut, years as yearsText } from '../sections/index.ts';
import band from './band.module.css';
import styles from './try-it.module.css';

/** Drawing units. */
const WIDTH = 600;
const HEIGHT = 260;
/** Most columns that stay wide enough to see. */
const MAX_COLUMNS = 15;

interface PictureProps {
  monthly: number;
  years: number;
}

/** Draws years as columns: payments below, interest on top. The words beside it say the same. */
const Picture = ({ monthly, years }: PictureProps) => {
  const columns = Math.min(years, MAX_COLUMNS);
  const steps = Array.from({ length: columns }, (_, at) => ((at + 1) * years) / columns);
  const { total } = growthOf(monthly, years);
  const wide = WIDTH / columns;
  const high = (amount: number): number => Math.round((amount / total) * HEIGHT);
  return (
    <svg
      className={classes('block full', styles.picture)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {steps.map((year, at) => {
        const { paidIn, total: grown } = growthOf(monthly, year);
        const place = { x: Math.round(at * wide) + 2, width: Math.round(wide) - 4 };
        return (
          <g key={year}>
            <rect className={fill('gold')} {...place} y={HEIGHT - high(grown)} height={high(grown)} />
            <rect className={fill('ink')} {...place} y={HEIGHT - high(paidIn)} height={high(paidIn)} />
          </g>
        );
      })}
    </svg>
  );
};

/** Lets visitors try a calculation, with an answer before any choice or script. */
export const TryIt = () => {
  const [monthly, setMonthly] = useState<(typeof AMOUNTS)[number]>(500);
  const [years, setYears] = useState<(typeof YEARS)[number]>(20);
  const { paidIn, interest, total } = growthOf(monthly, years);
  return (
    <section id="try-it" className={`${band.section} ${band.raised}`} aria-labelledby="try-it-title">
      <div className={band.inner}>
        <h2 id="try-it-title" className={classes('below-8 title balance', band.title)}>
          What a little each month becomes
        </h2>
        <p className={classes('below-24 normal muted loose', band.lead)}>
          {`Interest earns interest. After ${yearsText(years)}, ${Math.round((100 * interest) / total)}% of this is money you never paid in.`}
        </p>
        <TryOut
          choices={
            <>
              <Choices
                label="Put away each month"
                choices={AMOUNTS}
                chosen={monthly}
                text={rand}
                onChoose={setMonthly}
              />
              <Choices label="For" choices={YEARS} chosen={years} text={yearsText} onChoose={setYears} />
            </>
          }
          note={`With ${YEARLY_INTEREST}% interest a year, added each month, before tax and rising prices. No rate is certain for so long: this is a sum, not advice.`}
        >
          <Answer
            said={`${rand(monthly)} a month for ${yearsText(years)} becomes`}
            figure={rand(total)}
            picture={<Picture monthly={monthly} years={years} />}
            parts={[
              { tone: 'ink', what: 'You put in', value: rand(paidIn) },
              { tone: 'gold', what: 'Interest added', value: rand(interest) },
            ]}
            more={<Link to="/compoundInterestCalculator">Work it out with your own numbers</Link>}
          />
        </TryOut>
      </div>
    </section>
  );
};
