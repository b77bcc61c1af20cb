import { Navigate } from '@phila/ui';

/** `/details` itself: the first section, until the overview (seeds 1 §2.8) has its place there. */
const FirstSectionPage = () => <Navigate to="/details/personal/biographical" replace />;

export default FirstSectionPage;
