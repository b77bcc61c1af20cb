import { calls, PASSWORD_NEEDED, type ValueOf } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInDetails } from './sign-in-details.tsx';

const {
  askEmailChange,
  askMobileChange,
  confirmPassword,
  confirmSignInChange,
  dropSignInChange,
  signInDetails,
} = calls.account;
type Details = ValueOf<typeof signInDetails>;

const none: Details = {
  email: 'thandi@example.org',
  mobile: '+27825551234',
  isMobileConfirmed: false,
  change: null,
};
const waiting = (kind: 'email' | 'mobile', to: string): Details => ({
  ...none,
  change: { kind, to, codeTo: 'email', until: '2026-11-26T12:10:00.000Z' },
});

const show = (held: Details, ...answers: Parameters<typeof fake.answer>) =>
  renderWithPlatform(<SignInDetails />, {
    path: '/settings',
    answers: [answer(signInDetails, held), ...answers],
  });
const person = () => userEvent.setup({ pointerEventsCheck: 0, delay: null });

it('asks for both codes, types them, and has the new address', async () => {
  show(
    none,
    answer(askEmailChange, () => {
      fake.answer(answer(signInDetails, waiting('email', 'new@example.org')));
      return true;
    }),
    answer(confirmSignInChange, () => {
      fake.answer(answer(signInDetails, { ...none, email: 'new@example.org' }));
      return { accessToken: localStorage.getItem('phila.access-token') ?? '', refreshToken: 'fresh' };
    }),
  );
  const user = person();
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  expect(screen.getByRole('button', { name: 'Change mobile number' })).toBeDisabled();
  await user.type(await screen.findByLabelText('New email address'), 'new@example.org');
  await user.click(screen.getByRole('button', { name: 'Send the codes' }));
  await user.type(await screen.findByLabelText('Code sent to thandi@example.org'), '123 456');
  await user.type(screen.getByLabelText('Code sent to new@example.org'), '654321');
  await user.click(screen.getByRole('button', { name: 'Change my email address' }));
  expect(await screen.findByText('new@example.org')).toBeInTheDocument();
  expect(fake.sent(askEmailChange)).toEqual([{ body: { email: 'new@example.org', codeTo: 'email' } }]);
  expect(fake.sent(confirmSignInChange)).toEqual([{ body: { currentCode: '123456', newCode: '654321' } }]);
  expect(localStorage.getItem('phila.refresh-token')).toBe('fresh');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change email address' })).toHaveFocus());
});

it('asks for the password first, and loses nothing of what was typed', async () => {
  let isConfirmed = false;
  show(
    none,
    answer(askEmailChange, () => {
      if (!isConfirmed) throw new CallError(403, 'Please confirm your password', [], PASSWORD_NEEDED);
      fake.answer(answer(signInDetails, waiting('email', 'new@example.org')));
      return true;
    }),
    answer(confirmPassword, () => {
      isConfirmed = true;
      return true;
    }),
  );
  const user = person();
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  await user.type(await screen.findByLabelText('New email address'), 'new@example.org');
  await user.click(screen.getByRole('button', { name: 'Send the codes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Password'), 'Correct-Horse-7{Enter}');
  expect(await screen.findByLabelText('Code sent to new@example.org')).toBeInTheDocument();
});

it('says what is wrong at its field before anything is sent, and what the service says there', async () => {
  const words = 'This is your email address already';
  show(
    none,
    answer(askEmailChange, () => {
      throw new CallError(422, words, [{ path: 'email', message: words }]);
    }),
  );
  const user = person();
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  const field = await screen.findByLabelText('New email address');
  await user.type(field, 'thandi');
  await user.click(screen.getByRole('button', { name: 'Send the codes' }));
  expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
  expect(fake.sent(askEmailChange)).toEqual([]);
  await user.type(field, '@example.org');
  await user.click(screen.getByRole('button', { name: 'Send the codes' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(field).toHaveValue('thandi@example.org');
});

it('confirms a number that was only typed, as it is', async () => {
  show(none, answer(askMobileChange, true));
  const user = person();
  await user.click(await screen.findByRole('button', { name: 'Confirm mobile number' }));
  expect(await screen.findByLabelText('Your mobile number')).toHaveValue('+27 82 555 1234');
  await user.click(screen.getByRole('button', { name: 'Send the codes' }));
  await waitFor(() =>
    expect(fake.sent(askMobileChange)).toEqual([{ body: { mobile: '+27 82 555 1234', codeTo: 'email' } }]),
  );
});

it('lets a person who lost the address choose the confirmed number for the code', async () => {
  show({ ...none, isMobileConfirmed: true }, answer(askEmailChange, true));
  const user = person();
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  await user.type(await screen.findByLabelText('New email address'), 'new@example.org');
  await user.click(screen.getByRole('radio', { name: '+27 82 555 1234' }));
  await user.click(screen.getByRole('button', { name: 'Send the codes' }));
  await waitFor(() =>
    expect(fake.sent(askEmailChange)).toEqual([{ body: { email: 'new@example.org', codeTo: 'mobile' } }]),
  );
});

it('has the codes to type after a reload, sends new ones, and drops the change', async () => {
  show(
    waiting('mobile', '+27825550001'),
    answer(askMobileChange, true),
    answer(dropSignInChange, () => {
      fake.answer(answer(signInDetails, none));
      return true;
    }),
  );
  const user = person();
  expect(await screen.findByText(/They work until 14:10/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'No code came? Send new ones' }));
  await waitFor(() =>
    expect(fake.sent(askMobileChange)).toEqual([{ body: { mobile: '+27825550001', codeTo: 'email' } }]),
  );
  await user.click(screen.getByRole('button', { name: 'Keep it as it is' }));
  expect(await screen.findByRole('button', { name: 'Change mobile number' })).toBeInTheDocument();
});
