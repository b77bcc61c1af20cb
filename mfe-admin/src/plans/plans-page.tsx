import { useMay } from '@phila/platform';
import { Page, Surface, Tabs } from '@phila/ui';
import { useSearchParams } from 'react-router-dom';
import { ComparedPlans } from './compared-plans.tsx';
import { PlansFile, TaxYears } from './late-tabs.tsx';

/** The plans that people compare and the tax years that are calculated with: looked at, compared, taken from a file. */
const PlansPage = () => {
  const [params, setParams] = useSearchParams();
  const mayWrite = useMay('wealth.taxYears.write');
  return (
    <Page
      title="Plans and tax years"
      sentence="The plans that people compare, and the tax years that their pay is worked out with."
    >
      <Surface label="Plans and tax years">
        <Tabs
          label="Which figures"
          chosen={params.get('show') ?? 'plans'}
          onChoose={(show) => setParams(show === 'plans' ? {} : { show }, { replace: true })}
          tabs={[
            { key: 'plans', text: 'Plans', content: <ComparedPlans /> },
            ...(mayWrite ? [{ key: 'file', text: 'Import plans', content: <PlansFile /> }] : []),
            { key: 'years', text: 'Tax years', content: <TaxYears mayWrite={mayWrite} /> },
          ]}
        />
      </Surface>
    </Page>
  );
};

export default PlansPage;
