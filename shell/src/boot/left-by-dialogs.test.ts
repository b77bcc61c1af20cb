import { waitFor } from '@testing-library/react';
import { passOverEntriesOfDialogs } from './left-by-dialogs.ts';

it('passes over the entry of a dialog that was open when the page was reloaded', async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/page');
  window.history.pushState({ dialogs: ['of the page before'], depth: 1 }, '');
  await passOverEntriesOfDialogs();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});
