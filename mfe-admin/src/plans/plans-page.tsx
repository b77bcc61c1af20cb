import { useMay } from '@phila/platform';
import { lazy, Page, Surface, Tabs, useListAddress } from '@phila/ui';
import { ComparedPlans } from './compared-plans.tsx';

const PlansFile = lazy(() => import(/* webpackChunkName: "plans-tabs" */ './plans-file.tsx'), {
  what: 'the import of plans',
  height: 240,
});
const FigureTables = lazy(() => import(/* webpackChunkName: "figure-tables" */ './figure-tables.tsx'), {
  what: 'the rates and tables',
  height: 320,
});
const TaxYears = lazy(() => import(/* webpackChunkName: "plans-tabs" */ './tax-years.tsx'), {
  what: 'the tax years',
  height: 320,
});

/** Plans, tax years and figures that others decide: shown, compared, corrected, and imported from a file. */
const PlansPage = () => {
  const list = useListAddress();
  const mayWrite = useMay('wealth.taxYears.write');
  return (
    <Page
      title="Plans and tax years"
      sentence="The plans that people compare, and the tax years, rates and fees that their money is worked out with."
    >
      <Surface label="Plans and tax years">
        <Tabs
          label="Which figures"
          chosen={list.value('show') ?? 'plans'}
          onChoose={(show) =>
            list.put({ show: show === 'plans' ? null : show, kind: null, year: null, beside: null })
          }
          tabs={[
            { key: 'plans', text: 'Plans', content: <ComparedPlans /> },
            ...(mayWrite ? [{ key: 'file', text: 'Import plans', content: <PlansFile /> }] : []),
            { key: 'years', text: 'Tax years', content: <TaxYears mayWrite={mayWrite} /> },
            { key: 'figures', text: 'Rates and fees', content: <FigureTables mayWrite={mayWrite} /> },
          ]}
        />
      </Surface>
    </Page>
  );
};

export default PlansPage;
