import type { DetailsCategory } from '@phila/contract/calls';
import { Link, navigate } from '@phila/platform';
import { Button, Icon, Page, type IconName } from '@phila/ui';
import { CompletionRing } from '../completion/completion-ring.tsx';
import { usePercentages, type Percentage } from '../completion/percentages.ts';
import styles from './overview-page.module.css';

interface Tile {
  part: DetailsCategory;
  title: string;
  to: string;
  icon: IconName;
  /** What is added, completed or checked there: "your bank account". */
  what: string;
}

/** Seeds 1 §2.8. */
const TILES: readonly Tile[] = [
  {
    part: 'biographical',
    title: 'BIOGRAPHICAL',
    to: '/details/personal/biographical',
    icon: 'identity',
    what: 'your personal details',
  },
  {
    part: 'contact',
    title: 'CONTACT',
    to: '/details/personal/contact',
    icon: 'phone',
    what: 'your numbers and addresses',
  },
  {
    part: 'nextOfKin',
    title: 'NEXT OF KIN',
    to: '/details/personal/next-of-kin',
    icon: 'people',
    what: 'your next of kin',
  },
  {
    part: 'passportsAndPermits',
    title: 'PASSPORTS AND PERMITS',
    to: '/details/passports-and-permits',
    icon: 'passport',
    what: 'your passport or permit',
  },
  { part: 'banking', title: 'BANKING', to: '/details/banking', icon: 'bank', what: 'your bank account' },
  { part: 'tax', title: 'TAX', to: '/details/tax', icon: 'tax', what: 'your tax number' },
];

const verbAt = (percentage: Percentage): string => {
  if (percentage === 0) return 'Add';
  return typeof percentage === 'number' && percentage < 100 ? 'Complete' : 'Check';
};

/** How complete each part of My Details is, and the way to it (seeds 1 §2.8). */
const OverviewPage = () => {
  const percentages = usePercentages();
  const allKnown = TILES.every(({ part }) => percentages[part] !== undefined);
  const next = allKnown ? TILES.find(({ part }) => isOpen(percentages[part])) : undefined;
  return (
    <Page
      title="My details"
      sentence="Fill these in once, and every form on this site knows them."
      action={
        next && (
          <Button type="primary" icon={<Icon name="forward" size={18} />} onClick={() => navigate(next.to)}>
            {verbAt(percentages[next.part])} {next.what}
          </Button>
        )
      }
    >
      <ul className={styles.tiles}>
        {TILES.map((tile) => (
          <li key={tile.part}>
            <Link to={tile.to} className={styles.tile}>
              <CompletionRing label={tile.title} percentage={percentages[tile.part]} size={72} />
              <span className={styles.words}>
                <span className={styles.title}>
                  <Icon name={tile.icon} size={20} />
                  {tile.title}
                </span>
                <span className={styles.verb}>
                  {verbAt(percentages[tile.part])} {tile.what}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
};

export default OverviewPage;

const isOpen = (percentage: Percentage): boolean => typeof percentage === 'number' && percentage < 100;
