import { answer, renderWithPlatform } from '@phila/platform/fake';
import { calls } from '@phila/contract/calls';
import { screen } from '@testing-library/react';
import declaration from '../../remote.ts';
import OverviewPage from './page.tsx';

it('greets the person by first name', async () => {
  const name = { firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null };
  renderWithPlatform(<OverviewPage />, {
    signedIn: true,
    answers: [answer(calls.account.profileName, name)],
  });
  expect(await screen.findByText(`Thandi, you are in ${declaration.title}.`)).toBeInTheDocument();
});
