import { classes } from '@phila/ui';
import band from './band.module.css';
import styles from './how-it-works.module.css';

const steps = [
  {
    title: 'Create your account',
    text: 'Give your name and an email address or mobile number. We send you a code of six digits to make sure it is yours.',
  },
  {
    title: 'Fill in what you know',
    text: 'Details, career, money: in any order, in your own time. A ring on each part shows how far you are.',
  },
  {
    title: 'Use it again and again',
    text: 'Your CV, your forms and your plans draw on the same record. Correct it once, and it is right everywhere.',
  },
] as const;

export const HowItWorks = () => (
  <section className={`${band.section} ${band.raised}`} aria-labelledby="how-title">
    <div className={band.inner}>
      <h2 id="how-title" className={classes('below-8 title balance', band.title)}>
        How it works
      </h2>
      <ol className={classes('grid columns-3 gap-32 above-32', styles.steps)}>
        {steps.map(({ title, text }, at) => (
          <li key={title} className={classes('relative', styles.step)}>
            <svg
              className={classes('block below-16', styles.mark)}
              viewBox="0 0 72 72"
              aria-hidden="true"
              focusable="false"
            >
              <path className={styles.outer} d="M36 2l34 34-34 34L2 36z" />
              <path className={styles.inner} d="M36 12l24 24-24 24-24-24z" />
              <text className={styles.number} x="36" y="44" textAnchor="middle">
                {at + 1}
              </text>
            </svg>
            <div>
              <h3 className={classes('below-6 large bold')}>{title}</h3>
              <p className={classes('muted loose', styles.text)}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
