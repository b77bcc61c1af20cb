import { lazy } from '@phila/ui';
import { Route, Routes } from 'react-router-dom';
import { Frame } from './frame.tsx';

const CountriesPage = lazy(() => import('./countries/page.tsx'), { what: 'the page' });
const CountryPage = lazy(() => import('./country/page.tsx'), { what: 'the page' });
const PlanPage = lazy(() => import('./plan/page.tsx'), { what: 'the page' });

/** The pages of this remote. The router itself is the platform's: each remote stands in it. */
export const App = () => (
  <Routes>
    <Route path="/journeys" element={<Frame />}>
      <Route index element={<CountriesPage />} />
      <Route path="countries/:key" element={<CountryPage />} />
      <Route path="plan" element={<PlanPage />} />
    </Route>
  </Routes>
);
