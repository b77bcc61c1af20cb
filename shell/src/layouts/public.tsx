import { Footer } from '../footer/footer.tsx';
import { useFaultReports } from '../fault-reports/use-fault-reports.ts';
import { useNewerVersion } from '../newer/use-newer-version.ts';
import type { Layout } from './layout.ts';
import { Nothing } from './layout.ts';
import { PublicHeader } from './public-header.tsx';

const Foot = () => {
  useNewerVersion();
  useFaultReports();
  return <Footer />;
};

/** Layout of the public site. */
const publicLayout: Layout = {
  Header: PublicHeader,
  Aside: Nothing,
  Intro: Nothing,
  Panel: Nothing,
  Foot,
};
export default publicLayout;
