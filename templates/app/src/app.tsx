import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Frame } from './frame.tsx';

const CountriesPage = lazy(() => import('./countries/page.tsx'));
const CountryPage = lazy(() => import('./country/page.tsx'));
const PlanPage = lazy(() => import('./plan/page.tsx'));

/** The pages of this remote. The router itself is the platform's: each remote stands in it. */
export const App = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route path="/journeys" element={<Frame />}>
        <Route index element={<CountriesPage />} />
        <Route path="countries/:key" element={<CountryPage />} />
        <Route path="plan" element={<PlanPage />} />
      </Route>
    </Routes>
  </Suspense>
);
