import { brand } from '@phila/contract/brand';
import { classes, Icon } from '@phila/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CabinetPicture, HarvestPicture, LadderPicture } from './area-pictures.tsx';
import band from './band.module.css';
import styles from './service-areas.module.css';

interface Area {
  readonly title: string;
  readonly to: string;
  readonly sentence: string;
  readonly can: readonly string[];
  readonly picture: ReactNode;
}

/** Three service areas (specification: README). */
const areas: readonly Area[] = [
  {
    title: 'Wealth Creation',
    to: '/wealthCreation',
    sentence:
      'See what you own, what you owe and what covers you, and work out what a decision costs before you take it.',
    can: [
      'Insurance, medical aid, investments and your will side by side',
      'What you are worth: assets less debts',
      'Calculators for a budget, a home loan, a car or retirement',
    ],
    picture: <HarvestPicture />,
  },
  {
    title: 'My Career',
    to: '/myCareer',
    sentence: 'Write your working life down once, and send it out as often as you need.',
    can: [
      'Education, experience, skills and references in one profile',
      'A CV in PDF, made from that profile',
      'See how strong your CV is, and what would make it stronger',
    ],
    picture: <LadderPicture />,
  },
  {
    title: `Organise ${brand.name}`,
    to: `/organise${brand.slug}`,
    sentence: 'Your details and documents where you find them again, on the day you need them.',
    can: [
      'Identity, contact, banking and tax details, entered once',
      'Documents in folders, on your phone and your computer',
      'Next of kin, passports and permits at hand',
    ],
    picture: <CabinetPicture />,
  },
];

/** Section for the footer's Services. */
export const ServiceAreas = () => (
  <section id="services" className={band.section} aria-labelledby="services-title">
    <div className={band.inner}>
      <h2 id="services-title" className={classes('below-8 title balance', band.title)}>
        Three parts of a life in order
      </h2>
      <p className={classes('normal muted loose', band.lead)}>
        Start with the one that worries you most. What you enter in one helps in the others.
      </p>
      <ul className={classes('grid columns-3 gap-24', styles.areas)}>
        {areas.map(({ title, to, sentence, can, picture }) => (
          <li key={title} className={classes('card clip')}>
            <div className={styles.picture}>{picture}</div>
            <div className={classes('pad-24', styles.words)}>
              <h3 className={classes('below-8 large bold')}>
                <Link to={to} className={classes('text')}>
                  {title}
                </Link>
              </h3>
              <p className={classes('below-20 loose')}>{sentence}</p>
              <ul className={classes('grid gap-12 rule-above small lines-15', styles.can)}>
                {can.map((line) => (
                  <li key={line}>
                    <Icon name="check" size={18} className={styles.tick} />
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
