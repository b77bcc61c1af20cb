import { waitFor } from '@testing-library/react';
import { renderWithPlatform } from '../fake.tsx';
import { useTitle } from './use-title.ts';

describe('useTitle', () => {
  it('names the page and the site', async () => {
    const Page = () => {
      useTitle('Sign in');
      return null;
    };
    renderWithPlatform(<Page />);
    await waitFor(() => expect(document.title).toBe('Sign in · Phila'));
  });
});
