import { useProfileName } from '@phila/platform';
import { classes, lazy, Page } from '@phila/ui';
import { AdvertsColumn } from './adverts/adverts-column.tsx';
import styles from './dashboard-page.module.css';
import { RemindersCard } from './reminders/reminders-card.tsx';
import { TodaySection } from './today/today-section.tsx';
import { WellbeingCard } from './wellbeing/wellbeing-card.tsx';

const EmployerCard = lazy(
  () => import(/* webpackChunkName: "employer-card" */ '../employer/employer-card.tsx'),
  { what: 'your employer', height: 200 },
);

/** My Dashboard (specification: dashboard): Today, what other areas say of it, and the parts of the specification. */
const DashboardPage = () => {
  const hasEmployerRoom = useProfileName()?.hasEmployerRoom === true;
  return (
    <Page title="My Dashboard" sentence="What is next, what must not be forgotten, and how you are covered.">
      <div className={classes('grid gap-24', styles.board)}>
        <div className={styles.today}>
          <TodaySection />
          {hasEmployerRoom && (
            <div className={styles.employer}>
              <EmployerCard />
            </div>
          )}
        </div>
        {/* Slots for other remotes' cards and the weather, drawn by the shell (shell/README.md, “Slots within another
          remote's page”). */}
        <div data-slot="dashboard" className={classes('grid gap-24', styles.cards)} />
        <div className={styles.reminders}>
          <RemindersCard />
        </div>
        <div className={styles.wellbeing}>
          <WellbeingCard />
        </div>
        <div className={classes('grid shrink content-start gap-24', styles.aside)}>
          <AdvertsColumn />
        </div>
        <div data-slot="weather" className={styles.weather} />
      </div>
    </Page>
  );
};

export default DashboardPage;
