import { AreaOverview } from '@phila/ui';

/** How strong the person's CV is (specification: career, "Overview"). */
const OverviewPage = () => (
  <AreaOverview
    area="/career"
    title="How strong is your CV?"
    sentence="Six parts make a CV. Fill them in once, and every CV you make knows them."
  />
);

export default OverviewPage;
