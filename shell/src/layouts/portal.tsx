import { matchPath } from '@phila/contract/remote';
import { isTask } from '../declarations/is-task.ts';
import { paths } from '../declarations/well-known.ts';
import { SideDrawer } from '../drawers/side-drawer.tsx';
import { useFaultReports } from '../fault-reports/use-fault-reports.ts';
import { useNewerVersion } from '../newer/use-newer-version.ts';
import { OpenedPanel } from '../side-panel/opened-panel.tsx';
import { SidePanel } from '../side-panel/side-panel.tsx';
import { BottomBar } from './bottom-bar.tsx';
import type { Layout } from './layout.ts';
import { MOBILE, useNarrowerThan, usePanelIsFolded } from './narrow.ts';
import { PortalHeader } from './portal-header.tsx';
import { PortalIntro } from './portal-intro.tsx';
import { useShell } from '../shell-context.ts';

/** True on the dashboard, which has no side panel and action bar (specification: shell). */
const useIsDashboard = () => matchPath(paths.dashboard, useShell().pathname) !== null;

const Header = () => <PortalHeader menu="portal" />;
const Aside = () => (useNarrowerThan(MOBILE) ? null : <SideDrawer />);
const Panel = () => {
  useNewerVersion();
  useFaultReports();
  const isDashboard = useIsDashboard();
  const { registry, pathname } = useShell();
  const hasPanel = !usePanelIsFolded(registry, pathname) && !isDashboard && !isTask(registry, pathname);
  return (
    <>
      {hasPanel && <SidePanel />}
      <OpenedPanel />
    </>
  );
};
const Foot = () => (useIsDashboard() ? null : <BottomBar />);

/** Layout of the portal for signed-in people. */
const portal: Layout = { Header, Aside, Intro: PortalIntro, Panel, Foot };
export default portal;
