import { calls, careerCategories, type CareerCategory, type CareerStrength } from '@phila/contract/calls';
import { percentText } from '@phila/contract/format';
import { overviewParts, useRead } from '@phila/platform';
import { classes, Icon, Loaded, Page, Skeleton, Tiles } from '@phila/ui';
import { Link } from 'react-router-dom';
import styles from './overview-page.module.css';
import { bandOf, bands } from './strength.ts';

type Part = CareerStrength['parts'][number];

/** The tiles in the order of the specification: what is read first in a CV comes first. */
const ORDER: readonly CareerCategory[] = [
  'personal',
  'education',
  'experience',
  'skills',
  'memberships',
  'references',
];

const TITLES: Readonly<Record<CareerCategory, string>> = {
  personal: 'Personal',
  education: 'Education',
  experience: 'Experience',
  skills: 'Skills',
  memberships: 'Memberships',
  references: 'References',
};

/** Where a part's tile leads, as the declaration has it. */
const placeOf = (part: CareerCategory): string =>
  overviewParts('/career').find(({ title }) => title === TITLES[part].toUpperCase())?.to ??
  '/career/overview';

/** How strong the person's CV is, and what would help each part of it most (specification: career, "Overview"). */
const OverviewPage = () => {
  const strength = useRead(calls.overview.careerStrength, {});
  return (
    <Page
      title="How strong is your CV?"
      sentence="Six parts make a CV. Fill them in once, and every CV that you make knows them."
    >
      <Loaded what="How strong your CV is" reading={strength} waiting={<Waiting />}>
        {({ parts }) => (
          <Tiles>
            {ORDER.map((part) => {
              const found = parts.find(({ enumValue }) => enumValue === careerCategories[part]);
              return found && <PartCard key={part} part={part} strength={found} />;
            })}
          </Tiles>
        )}
      </Loaded>
    </Page>
  );
};

const Waiting = () => (
  <Tiles>
    {ORDER.map((part) => (
      <li key={part}>
        <Skeleton height={168} />
      </li>
    ))}
  </Tiles>
);

const PartCard = ({ part, strength: { percentage, advice } }: { part: CareerCategory; strength: Part }) => {
  const at = bandOf(percentage);
  const title = TITLES[part];
  return (
    <li className={classes('card', styles.tile)}>
      <div className={classes('row between gap-12')}>
        <h2 className={classes('heading')}>
          <Link to={placeOf(part)} className={classes('text no-line line-on-hover')}>
            {title}
          </Link>
        </h2>
        <span className={classes('strong figures nowrap')}>{percentText(percentage)}</span>
      </div>
      <div>
        <div className={styles.blocks} aria-hidden="true">
          {bands.map(({ name }, index) => (
            <span key={name} className={styles.block} data-lit={index <= at ? bands[at]?.name : undefined} />
          ))}
        </div>
        <p className={classes('small muted above-8')}>{bands[at]?.words}</p>
      </div>
      <p className={classes('lines-14', styles.advice)}>
        {advice === null && percentage >= 100 ? (
          <span className={classes('row gap-8 muted')}>
            <Icon name="check" size={18} /> Nothing is missing here.
          </span>
        ) : (
          <Link to={advice?.to ?? placeOf(part)} className={classes('action')}>
            {advice?.text ?? 'The most important is here. Fill in what is still open.'}
          </Link>
        )}
      </p>
    </li>
  );
};

export default OverviewPage;
