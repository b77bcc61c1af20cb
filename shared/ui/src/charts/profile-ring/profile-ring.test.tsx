import { calls } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import { ProfileRing } from './profile-ring.tsx';

it('says how far the person is, by first name', async () => {
  const name = { firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null };
  renderWithPlatform(<ProfileRing percentage={61.5} />, {
    signedIn: true,
    answers: [answer(calls.account.profileName, name)],
  });
  expect(await screen.findByText('Thandi')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Your profile' })).toHaveTextContent(
    /Complete your Profile.*you are on.*62/,
  );
});
