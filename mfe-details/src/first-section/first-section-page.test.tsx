import { RoutedPages } from '@phila/ui';
import { fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import declaration from '../../remote.ts';
import FirstSectionPage from './first-section-page.tsx';

it('leads from /details to its first section, without a step to go back to', async () => {
  renderWithPlatform(
    <RoutedPages
      declaration={declaration}
      pages={{
        'first-section': async () => ({ default: FirstSectionPage }),
        biographical: async () => ({ default: () => <p>Biographical page</p> }),
      }}
    />,
    { path: '/details' },
  );
  expect(await screen.findByText('Biographical page')).toBeInTheDocument();
  expect(fake.place().pathname).toBe('/details/personal/biographical');
});
