import { calls, factorNeededFor } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ForgotPasswordPage from '../forgot-password/forgot-password-page.tsx';
import ForgotPasswordSyncPage from '../forgot-password-sync/forgot-password-sync-page.tsx';
import { violations } from '../testing/accessibility.ts';
import { linkTokenIn } from './link-token.ts';

const { forgotPassword, forgotPasswordReset } = calls.account;
const LINK = '#account=thandi%2Btest%40example.com&token=t0k3n';

const show = (path: string, ...answers: Parameters<typeof fake.answer>) =>
  renderWithPlatform(
    path.startsWith('/forgot-password-sync') ? <ForgotPasswordSyncPage /> : <ForgotPasswordPage />,
    {
      signedIn: false,
      path,
      answers,
    },
  );

const ask = async (userAccount: string) => {
  const user = userEvent.setup();
  if (userAccount !== '')
    await user.type(screen.getByLabelText('Email address or mobile number'), userAccount);
  await user.click(screen.getByRole('button', { name: /Send me a link$/ }));
  return user;
};

const choose = async (first: string, second: string, button: string) => {
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('New password'));
  if (first !== '') await user.paste(first);
  await user.click(screen.getByLabelText('New password again'));
  if (second !== '') await user.paste(second);
  await user.click(screen.getByRole('button', { name: button }));
};

describe('the contents of a mailed link', () => {
  it('is read from behind the #', () => {
    expect(linkTokenIn(LINK)).toEqual({ userAccount: 'thandi+test@example.com', token: 't0k3n' });
  });

  it.each(['', '#', '#services', '#token=x', '#account=a%40b.co', '#account=&token='])(
    'is not in "%s"',
    (hash) => {
      expect(linkTokenIn(hash)).toBeNull();
    },
  );
});

describe.each([
  ['/forgot-password', 'Forgot your password?', 'Save new password', 'Your password is changed'],
  ['/forgot-password-sync', 'Set your first password', 'Save password', 'Your password is set'],
])('%s', (path, title, save, done) => {
  it('sends a link and says the same for every address', async () => {
    show(path, answer(forgotPassword, true));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await ask('thandi@example.com');
    expect(await screen.findByRole('heading', { name: 'Check your messages' })).toBeInTheDocument();
    expect(
      screen.getByText(/^If .* a link is on its way\. It works once, for 30 minutes\.$/),
    ).toBeInTheDocument();
    expect(fake.sent(forgotPassword)).toEqual([{ body: { userAccount: 'thandi@example.com' } }]);
    expect(await violations()).toEqual([]);
  });

  it('asks for an account, and keeps what was typed when the service refuses', async () => {
    show(
      path,
      answer(forgotPassword, () => {
        throw new CallError(429, 'Too many links. Please try again in an hour.');
      }),
    );
    const user = await ask('');
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Email address or mobile number'), '0821234567');
    await user.click(screen.getByRole('button', { name: /Send me a link$/ }));
    expect(await screen.findByText('Too many links. Please try again in an hour.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email address or mobile number')).toHaveValue('0821234567');
  });

  it('sets the password of the link and leads to sign-in', async () => {
    show(`${path}${LINK}`, answer(forgotPasswordReset, true));
    expect(await violations()).toEqual([]);
    await choose('Jacaranda-88', 'Jacaranda-88', save);
    expect(await screen.findByRole('heading', { name: done })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
    expect(fake.sent(forgotPasswordReset)).toEqual([
      {
        body: {
          userAccount: 'thandi+test@example.com',
          token: 't0k3n',
          newPassword: 'Jacaranda-88',
          confirmPassword: 'Jacaranda-88',
        },
      },
    ]);
  });

  it('asks those for a code who have a second factor, and keeps what was typed', async () => {
    show(
      `${path}${LINK}`,
      answer(forgotPasswordReset, ({ body }) => {
        if (body.code === undefined)
          throw new CallError(403, 'Enter the code from your app', [], factorNeededFor('signIn'));
        return true as const;
      }),
    );
    await choose('Jacaranda-88', 'Jacaranda-88', save);
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveAccessibleDescription(/code from your app, or a recovery code.* call us on/);
    expect(await violations()).toEqual([]);
    await userEvent.type(code, '123456');
    await userEvent.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByRole('heading', { name: done })).toBeInTheDocument();
    expect(fake.sent(forgotPasswordReset).at(-1)).toMatchObject({
      body: { newPassword: 'Jacaranda-88', code: '123456' },
    });
  });

  it('takes another link in the tab in which one was used', async () => {
    show(`${path}${LINK}`, answer(forgotPasswordReset, true));
    await choose('Jacaranda-88', 'Jacaranda-88', save);
    expect(await screen.findByRole('heading', { name: done })).toBeInTheDocument();
    await act(async () => {
      window.location.hash = LINK.replace('t0k3n', '0th3r');
      await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    });
    expect(await screen.findByLabelText('New password')).toHaveValue('');
  });

  it('takes the link out of the address at once', () => {
    show(`${path}${LINK}`);
    expect(fake.place()).toEqual({ pathname: path, search: '', hash: '' });
    expect(screen.getByLabelText('New password')).toBeInTheDocument();
  });

  it('follows a link that is opened while the page is shown', async () => {
    show(path);
    await act(async () => {
      window.location.hash = LINK;
      await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    });
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
    expect(fake.place().hash).toBe('');
  });

  it.each([
    ['Short1', 'Short1', 'Password must be at least 8 characters long'],
    ['jacaranda-88', 'jacaranda-88', 'Password must contain at least one uppercase letter'],
    ['JACARANDA-88', 'JACARANDA-88', 'Password must contain at least one lowercase letter'],
    ['Jacaranda-xx', 'Jacaranda-xx', 'Password must contain at least one digit'],
    ['Jacaranda-88', 'Jacaranda-89', 'The passwords do not match'],
    ['Jacaranda-88', '', 'This field is required'],
  ])('refuses %s and %s', async (first, second, message) => {
    show(`${path}${LINK}`);
    await choose(first, second, save);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(fake.sent(forgotPasswordReset)).toEqual([]);
  });

  it('offers a new link when this one is over', async () => {
    show(
      `${path}${LINK}`,
      answer(forgotPasswordReset, () => {
        throw new CallError(422, 'This link has been used or is too old');
      }),
    );
    await choose('Jacaranda-88', 'Jacaranda-88', save);
    expect(await screen.findByText('This link has been used or is too old')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('Jacaranda-88');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });
});
