import { lazy } from '@phila/ui';
import { Route, Routes } from 'react-router-dom';
import { Frame } from './frame.tsx';

const CountriesPage = lazy(() => import('./countries/page.tsx'), { what: 'the page' });
const CountryPage = lazy(() => import('./country/page.tsx'), { what: 'the page' });
const PlanPage = lazy(() => import('./plan/page.tsx'), { what: 'the page' });

/** The pages of this remote; the router is the platform's. */
export const App = () => (
  <Routes>
    <Route path="/journeys" element={<Frame />}>
      <Route index element={<CountriesPage />} />
      <Route path="countries/:key" element={<CountryPage />} />
      <Route path="plan" element={<PlanPage />} />
    </Route>
  </Routes>
);
