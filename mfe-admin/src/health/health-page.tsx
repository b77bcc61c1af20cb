import { Page, Tabs, lazy } from '@phila/ui';
import { useSearchParams } from 'react-router-dom';
import { FaultsOfRemotes } from './faults-of-remotes.tsx';
import { SiteParts } from './site-parts.tsx';

const SpeedOfPages = lazy(() => import(/* webpackChunkName: "speed-of-pages" */ './speed-of-pages.tsx'), {
  what: 'the speed of pages',
  height: 320,
});

/** Health of the service, faults of remotes on pages, and page speed for people. */
const HealthPage = () => {
  const [params, setParams] = useSearchParams();
  return (
    <Page
      title="Health"
      sentence="How the site is: what answers, what waits, what failed, which remotes had faults today, and how fast pages are."
    >
      <Tabs
        label="Parts of the site"
        chosen={params.get('show') ?? 'service'}
        onChoose={(show) => setParams(show === 'service' ? {} : { show }, { replace: true })}
        tabs={[
          { key: 'service', text: 'Service', content: <SiteParts /> },
          { key: 'faults', text: 'Faults of remotes', content: <FaultsOfRemotes /> },
          { key: 'speed', text: 'Speed of pages', content: <SpeedOfPages /> },
        ]}
      />
    </Page>
  );
};

export default HealthPage;
