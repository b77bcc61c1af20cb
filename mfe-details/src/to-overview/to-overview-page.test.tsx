import { RoutedPages, type PageLoader } from '@phila/ui';
import { fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import declaration from '../../remote.ts';
import { pages } from '../pages.ts';
import ToOverviewPage from './to-overview-page.tsx';

it('leads from /details to the overview, without a step to go back to', async () => {
  const others = Object.keys(pages).map((name): [string, PageLoader] => [
    name,
    async () => ({ default: () => <p>Page {name}</p> }),
  ]);
  renderWithPlatform(
    <RoutedPages
      declaration={declaration}
      pages={{ ...Object.fromEntries(others), 'to-overview': async () => ({ default: ToOverviewPage }) }}
    />,
    { path: '/details' },
  );
  expect(await screen.findByText('Page overview')).toBeInTheDocument();
  expect(fake.place().pathname).toBe('/details/overview');
});
