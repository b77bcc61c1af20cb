import { AreaOverview } from '@phila/ui';

/** How complete each part of My Wealth is, and the way to it (specification: wealth). */
const OverviewPage = () => (
  <AreaOverview
    area="/wealth"
    title="My Financial Wellbeing"
    sentence="Update & Better your Wealth Profile"
  />
);

export default OverviewPage;
