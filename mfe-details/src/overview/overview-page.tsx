import { AreaOverview } from '@phila/ui';

/** Parts of My Details, each with its completion and link (specification: details). */
const OverviewPage = () => (
  <AreaOverview
    area="/details"
    title="My Details"
    sentence="Fill these in once, and every form on this site knows them. What you signed up with is filled in already."
  />
);

export default OverviewPage;
