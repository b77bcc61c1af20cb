import { AreaOverview } from '@phila/ui';
import { NetWorth } from '../net-worth/net-worth.tsx';

/** Net worth first, then how complete My Wealth is, part by part (specification: wealth). */
const OverviewPage = () => (
  <AreaOverview
    area="/wealth"
    title="My Financial Wellbeing"
    sentence="Update & Better your Wealth Profile"
    first={<NetWorth />}
  />
);

export default OverviewPage;
