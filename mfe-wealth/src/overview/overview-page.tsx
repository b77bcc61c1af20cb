import { AreaOverview } from '@phila/ui';
import { MoneyPicture } from './money-picture.tsx';

/** Completeness of each part of My Wealth with a link, then assets, debts and payments (specification: wealth). */
const OverviewPage = () => (
  <AreaOverview
    area="/wealth"
    title="My Financial Wellbeing"
    sentence="Update & Better your Wealth Profile"
    beside={<MoneyPicture />}
  />
);

export default OverviewPage;
