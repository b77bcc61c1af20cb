import { calls, type CareerCategory, type CareerStrength } from '@phila/contract/calls';
import { percentText } from '@phila/contract/format';
import { navigate } from '@phila/platform';
import { classes, Icon, Loaded, MainAction, Page, Skeleton, Surface, Tiles } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { declaredPart, type NextStep, nextStepOf, ORDER, partOf, TITLES } from '../next-step/next-step.ts';
import styles from './overview-page.module.css';
import { bandOf, bands, isBlank, isStrong } from '../strength/strength.ts';

type Part = CareerStrength['parts'][number];

const placeOf = (part: CareerCategory): string => declaredPart(part)?.to ?? '/career/overview';

/** Strength of the CV, and the best advice for each part (specification: career, "Overview"). */
const OverviewPage = () => {
  const strength = useQuery(calls.overview.careerStrength.query({}));
  return (
    <Page
      title="How strong is your CV?"
      sentence="Six parts make a CV. Fill them in once, and every CV that you make knows them."
    >
      <Loaded what="How strong your CV is" reading={strength} waiting={<OverviewSkeleton />}>
        {({ parts }) => (
          <div className={classes('stack gap-24')}>
            <Standing parts={parts} />
            <Tiles>
              {ORDER.map((part) => {
                const found = partOf(parts, part);
                return (
                  found && <PartCard key={part} part={part} strength={found} isBrought={isBlank(parts)} />
                );
              })}
            </Tiles>
          </div>
        )}
      </Loaded>
    </Page>
  );
};

/** Sums up the CV in one sentence, with the best next step; an empty CV leads through its parts. */
const Standing = ({ parts }: { parts: readonly Part[] }) => {
  const strong = parts.filter(({ percentage }) => isStrong(percentage)).length;
  const isEmpty = isBlank(parts);
  const next = nextStepOf(parts);
  const isWhole = parts.every(({ percentage }) => percentage >= 100);
  const way = wayOf(isEmpty, isWhole, next);
  return (
    <Surface title={isEmpty ? 'Your CV is empty so far' : strongWords(strong)}>
      <div className={classes('stack gap-16')}>
        <p className={classes('lines-14')}>{adviceWords(isEmpty, isWhole, next)}</p>
        {/* Omits the link on a complete profile, where it is the main action. */}
        {!isWhole && (
          <p>
            <Link to="/career/create-my-cv">{isEmpty ? 'Bring a CV along' : 'Open my CV'}</Link>
          </p>
        )}
      </div>
      {way && (
        <MainAction text={way.text} icon={<Icon name="forward" size={18} />} onClick={() => navigate(way.to)}>
          {way.text}
        </MainAction>
      )}
    </Surface>
  );
};

const adviceWords = (isEmpty: boolean, isWhole: boolean, next: NextStep | null): string => {
  if (isEmpty) return 'Four short steps make a CV that you can send. Or bring along one that you have.';
  if (next === null) return 'Nothing is missing. Keep it up to date, and it serves every CV.';
  return isWhole
    ? `Every part is complete. What would still help: ${next.advice.text}`
    : `What would help it most: ${next.advice.text}`;
};

/** The page's main action; a complete profile opens the CV. */
const wayOf = (isEmpty: boolean, isWhole: boolean, next: NextStep | null) => {
  if (isEmpty) return { text: 'Make your first CV', to: '/career/first-cv' };
  if (isWhole) return { text: 'Open my CV', to: '/career/create-my-cv' };
  return next && { text: `Go on with ${next.what}`, to: next.advice.to };
};

const strongWords = (strong: number): string => {
  if (strong === ORDER.length) return 'All six parts of your CV are strong';
  if (strong === 0) return 'Your CV has begun';
  return `${strong} of the six parts of your CV ${strong === 1 ? 'is' : 'are'} strong`;
};

const OverviewSkeleton = () => (
  <div className={classes('stack gap-24')}>
    <Skeleton height={144} />
    <Tiles>
      {ORDER.map((part) => (
        <li key={part}>
          <Skeleton height={168} />
        </li>
      ))}
    </Tiles>
  </div>
);

interface PartCardProps {
  part: CareerCategory;
  strength: Part;
  /** True if the data came from sign-up or the employer: nothing is called weak that the person has not done. */
  isBrought: boolean;
}

const PartCard = ({ part, strength: { percentage, advice }, isBrought }: PartCardProps) => {
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
            <span
              key={name}
              className={styles.block}
              data-lit={at !== null && index <= at ? bands[at]?.name : undefined}
            />
          ))}
        </div>
        <p className={classes('small muted above-8')}>
          {at === null ? 'Not started' : isBrought ? 'Known already' : bands[at]?.words}
        </p>
      </div>
      <p className={classes('lines-14', styles.advice)}>
        {advice === null && percentage >= 100 ? (
          <span className={classes('row gap-8 muted')}>
            <Icon name="check" size={18} /> Nothing is missing here.
          </span>
        ) : (
          <Link to={advice?.to ?? placeOf(part)} className={classes('action')}>
            {advice?.text ?? 'The essentials are here. Fill in the rest.'}
          </Link>
        )}
      </p>
    </li>
  );
};

export default OverviewPage;
