import { classes, Page } from '@phila/ui';
import { AdvertsColumn } from './adverts/adverts-column.tsx';
import styles from './dashboard-page.module.css';
import { NextStepsCard } from './next-steps/next-steps-card.tsx';
import { RemindersCard } from './reminders/reminders-card.tsx';
import { WellbeingCard } from './wellbeing/wellbeing-card.tsx';

/** My Dashboard (specification: dashboard). */
const DashboardPage = () => (
  <Page title="My Dashboard" sentence="What is next, what must not be forgotten, and how you are covered.">
    <div className={classes('grid align-start gap-24', styles.board)}>
      <div className={styles.next}>
        <NextStepsCard />
      </div>
      <div className={styles.reminders}>
        <RemindersCard />
      </div>
      <div className={styles.wellbeing}>
        <WellbeingCard />
      </div>
      {/* Slot for other remotes' cards and the weather, drawn by the shell (shell/README.md, “Slots within another
          remote's page”). */}
      <div data-slot="dashboard" className={classes('grid shrink gap-24', styles.cards)} />
      <div className={classes('grid shrink gap-24', styles.aside)}>
        <AdvertsColumn />
      </div>
    </div>
  </Page>
);

export default DashboardPage;
