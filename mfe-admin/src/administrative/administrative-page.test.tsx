import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import AdministrativePage from './administrative-page.tsx';

it('leads to the pages that one may see, and to no other', () => {
  renderWithPlatform(<AdministrativePage />, {
    may: ['identity.people.read', 'site.operations.read', 'site.remotes.read'],
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/administrative/people',
    '/admin/administrative/audit',
    '/admin/administrative/jobs',
    '/admin/administrative/messages',
    '/admin/administrative/remotes',
    '/admin/administrative/health',
  ]);
});

it('says so where one may see none of them', () => {
  renderWithPlatform(<AdministrativePage />, { may: ['shop.catalogue.read'] });
  expect(screen.getByText('Nothing here for you')).toBeInTheDocument();
});
