import { calls } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { store } from '@phila/platform';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import SignUpPage from './sign-up-page.tsx';

const GUID = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';
const umoya = {
  name: 'Umoya Energy',
  logo: null,
  background: null,
  primaryColor: null,
  secondaryColor: null,
};

/** Recreates the platform's state after opening `?Organization=`. */
const Linked = ({ found, children }: { found: boolean; children: ReactNode }) => {
  window.sessionStorage.setItem('phila.organisation', GUID);
  if (found && store.getState().organisation.organisation === null)
    store.dispatch({ type: 'organisation/organisationCame', payload: umoya });
  return children;
};

const signUpFrom = async (found: boolean) => {
  renderWithPlatform(
    <Linked found={found}>
      <SignUpPage />
    </Linked>,
    { signedIn: false, path: '/sign-up', answers: [answer(calls.account.signUp, true)] },
  );
};

const fillIn = async () => {
  const user = userEvent.setup();
  for (const [label, text] of [
    ['First name', 'Thandi'],
    ['Last name', 'Mokoena'],
    ['Email address', 'thandi@example.com'],
    ['Password', 'Jacaranda-88'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: /Create account$/ }));
  await screen.findByRole('heading', { name: 'Check your messages' });
};

describe('signing up from an organisation', () => {
  it('says whose link it was and joins with it', async () => {
    await signUpFrom(true);
    expect(screen.getByText('Umoya Energy')).toBeInTheDocument();
    await fillIn();
    expect(fake.sent(calls.account.signUp)[0]?.body.orgIdGuid).toBe(GUID);
  });

  it('goes on without one that could not be found, and says so', async () => {
    await signUpFrom(false);
    expect(screen.getByText(/We could not find the organisation of your link/)).toBeInTheDocument();
    await fillIn();
    expect(fake.sent(calls.account.signUp)[0]?.body.orgIdGuid).toBeNull();
  });
});
