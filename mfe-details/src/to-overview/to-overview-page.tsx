import { Navigate } from '@phila/ui';

/** `/details` itself leads to the overview, without a step to go back to. */
const ToOverviewPage = () => <Navigate to="/details/overview" replace />;

export default ToOverviewPage;
