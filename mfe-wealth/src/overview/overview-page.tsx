import { AreaOverview } from '@phila/ui';
import { MoneyPicture } from './money-picture.tsx';

/** How complete each part of My Wealth is and the way to it, and what one has, owes and pays (specification: wealth). */
const OverviewPage = () => (
  <AreaOverview
    area="/wealth"
    title="My Financial Wellbeing"
    sentence="Update & Better your Wealth Profile"
    beside={<MoneyPicture />}
  />
);

export default OverviewPage;
