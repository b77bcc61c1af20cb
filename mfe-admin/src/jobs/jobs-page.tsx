import { Page, Surface, Tabs } from '@phila/ui';
import { useSearchParams } from 'react-router-dom';
import { FailedJobs } from './failed-jobs.tsx';
import { JobQueues } from './job-queues.tsx';

/** Background jobs of the service. */
const JobsPage = () => {
  const [params, setParams] = useSearchParams();
  return (
    <Page title="Jobs" sentence="What the service does after an answer and by itself, and what failed of it.">
      <Surface label="Jobs">
        <Tabs
          label="Which jobs"
          chosen={params.get('show') ?? 'failed'}
          onChoose={(show) => setParams(show === 'failed' ? {} : { show }, { replace: true })}
          tabs={[
            { key: 'failed', text: 'Failed', content: <FailedJobs /> },
            { key: 'all', text: 'All kinds', content: <JobQueues /> },
          ]}
        />
      </Surface>
    </Page>
  );
};

export default JobsPage;
