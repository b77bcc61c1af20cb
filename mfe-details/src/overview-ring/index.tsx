import { ProfileRing } from '@phila/ui';
import { averageOf, usePercentages } from '../completion/percentages.ts';

/** How complete the whole of My Details is, on overview pages (specification: shell). */
const OverviewRing = () => <ProfileRing percentage={averageOf(Object.values(usePercentages()))} />;

export default OverviewRing;
