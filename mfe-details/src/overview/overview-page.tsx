import { AreaOverview } from '@phila/ui';

/** How complete each part of My Details is, and the way to it (specification: details). */
const OverviewPage = () => (
  <AreaOverview
    area="/details"
    title="My Details"
    sentence="Fill these in once, and every form on this site knows them. What you signed up with is filled in already."
  />
);

export default OverviewPage;
