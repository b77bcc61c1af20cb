import { numberText } from '@phila/contract/format';
import { Button, classes } from '@phila/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AMOUNTS, growthOf, YEARLY_INTEREST, YEARS } from './growth.ts';
import band from './band.module.css';
import styles from './try-it.module.css';

const NO_BREAK = '\u00a0';
const rand = (amount: number): string => `R${NO_BREAK}${numberText(amount)}`;
const yearsText = (years: number): string => `${years}${NO_BREAK}years`;

interface ChoicesProps<Choice extends number> {
  label: string;
  choices: readonly Choice[];
  chosen: Choice;
  text: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
}

const Choices = <Choice extends number>(props: ChoicesProps<Choice>) => {
  const { label, choices, chosen, text, onChoose } = props;
  return (
    <fieldset className={styles.choices}>
      <legend className={classes('small strong')}>{label}</legend>
      <div className={classes('flex wrap gap-8')}>
        {choices.map((choice) => (
          <Button
            key={choice}
            type={choice === chosen ? 'primary' : 'default'}
            aria-pressed={choice === chosen}
            onClick={() => onChoose(choice)}
          >
            {text(choice)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
};

/** The picture's own units. */
const WIDTH = 600;
const HEIGHT = 260;
/** As many columns at most, so that each stays wide enough to be seen. */
const MAX_COLUMNS = 15;

interface PictureProps {
  monthly: number;
  years: number;
}

/** Years as columns: what was put in below, what it earned on top of it. The words beside it say the same. */
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
            <rect className={styles.interest} {...place} y={HEIGHT - high(grown)} height={high(grown)} />
            <rect className={styles.paid} {...place} y={HEIGHT - high(paidIn)} height={high(paidIn)} />
          </g>
        );
      })}
    </svg>
  );
};

/** A piece of the product in the page: a calculation whose answer is there before any choice, and before any script. */
export const TryIt = () => {
  const [monthly, setMonthly] = useState<(typeof AMOUNTS)[number]>(500);
  const [years, setYears] = useState<(typeof YEARS)[number]>(20);
  const { paidIn, interest, total } = growthOf(monthly, years);
  return (
    <section id="try-it" className={`${band.section} ${band.raised}`} aria-labelledby="try-it-title">
      <div className={`${band.inner} ${styles.inner}`}>
        <div>
          <h2 id="try-it-title" className={classes('below-8 title balance', band.title)}>
            What a little each month becomes
          </h2>
          <p className={classes('below-24 normal muted loose', band.lead)}>
            Interest earns interest. Choose an amount and a time, and see how much of the end is money that
            you never put in.
          </p>
          <div className={classes('stack gap-20')}>
            <Choices
              label="Put away each month"
              choices={AMOUNTS}
              chosen={monthly}
              text={rand}
              onChoose={setMonthly}
            />
            <Choices label="For" choices={YEARS} chosen={years} text={yearsText} onChoose={setYears} />
          </div>
          <p className={classes('small muted loose above-24')}>
            {`With ${YEARLY_INTEREST}% interest a year, added each month, before tax and rising prices. No rate is certain for so long: this is a sum, not advice.`}
          </p>
        </div>
        <div className={classes('edge rounded-card pad-24', styles.answer)}>
          <output className={classes('block below-20')}>
            <span className={classes('block muted')}>
              {`${rand(monthly)} a month for ${yearsText(years)} becomes`}
            </span>
            <span className={classes('block heavy figures', styles.total)}>{rand(total)}</span>
          </output>
          <Picture monthly={monthly} years={years} />
          <dl className={classes('flex wrap gap-12 gap-x-32 above-16', styles.parts)}>
            <div>
              <dt>You put in</dt>
              <dd className={classes('strong figures')}>{rand(paidIn)}</dd>
            </div>
            <div>
              <dt className={styles.ofInterest}>Interest added</dt>
              <dd className={classes('strong figures')}>{rand(interest)}</dd>
            </div>
          </dl>
          <p className={classes('above-16')}>
            <Link to="/compoundInterestCalculator">Work it out with your own numbers</Link>
          </p>
        </div>
      </div>
    </section>
  );
};
