import { ProfileRing } from '@phila/ui';
import { averageOf, usePercentages } from '../completion/percentages.ts';

/** Ring on overview pages that shows how complete My Details is (specification: shell). */
const OverviewRing = () => <ProfileRing percentage={averageOf(Object.values(usePercentages()))} />;

export default OverviewRing;
