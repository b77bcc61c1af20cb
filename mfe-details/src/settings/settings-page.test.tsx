import { calls, PASSWORD_NEEDED, type Session } from '@phila/contract/calls';
import { CallError, store } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import SettingsPage from './settings-page.tsx';

const { changePassword, confirmPassword, endEverySession, endSession, sessions, signOut } = calls.account;
const { consents } = calls.consents;
const { deleteAccount, exportState, requestExport } = calls.personalData;

const here: Session = {
  id: '01910000-0000-7000-8000-00000000000a',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36',
  network: '197.86.12.0/24',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: new Date().toISOString(),
  current: true,
};
const phone: Session = {
  ...here,
  id: '01910000-0000-7000-8000-00000000000b',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  lastUsedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  current: false,
};
const never = { granted: false, textVersion: null, changedAt: null };
const asked = {
  state: 'being made' as const,
  requestedAt: '2026-11-21T08:00:00.000Z',
  availableUntil: null,
  size: null,
};

const show = (...answers: Answer[]) =>
  renderWithPlatform(<SettingsPage />, {
    path: '/settings',
    answers: [
      answer(sessions, [here, phone]),
      answer(calls.factor.secondFactor, {
        factors: [],
        recoveryCodes: 0,
        isGiven: false,
        takesPasskeys: true,
      }),
      answer(calls.account.signInDetails, {
        email: 'thandi@example.org',
        mobile: null,
        isMobileConfirmed: false,
        change: null,
      }),
      answer(exportState, null),
      answer(consents, { textVersion: '1.1', marketing: never, analytics: never, history: [] }),
      answer(calls.messaging.notificationChoices, { hasMail: true, hasSms: false, kinds: [] }),
      answer(signOut, true),
      ...answers,
    ],
  });
const refuse = (call: Parameters<typeof answer>[0], ...error: ConstructorParameters<typeof CallError>) =>
  answer(call, () => {
    throw new CallError(...error);
  });
const person = () => userEvent.setup({ pointerEventsCheck: 0, delay: null });
const notices = () => fake.notices().map(({ severity, text }) => [severity, text]);

it('has the sections of the settings, and axe finds nothing', async () => {
  const { container } = show();
  expect(await screen.findByText('Chrome on Windows')).toBeInTheDocument();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Appearance',
    'Sign-in and security',
    'Devices',
    'Notifications',
    'Privacy',
    'Your data',
    'Account Deletion',
  ]);
  await screen.findByRole('button', { name: 'Request a copy of my data' });
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});

it('leads to each section by a link, where the keyboard goes on', async () => {
  // Stubs a function that jsdom lacks.
  HTMLElement.prototype.scrollIntoView = jest.fn();
  show();
  const user = person();
  const links = within(screen.getByRole('navigation', { name: 'Sections of the settings' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Appearance', '/settings#appearance'],
    ['Sign-in and security', '/settings#security'],
    ['Devices', '/settings#devices'],
    ['Notifications', '/settings#notifications'],
    ['Privacy', '/settings#privacy'],
    ['Your data', '/settings#your-data'],
    ['Account Deletion', '/settings#account-deletion'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Your data' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your data' })).toHaveFocus());
  expect(fake.place()).toMatchObject({ pathname: '/settings', hash: '#your-data' });
});

it('has the colours of the device at first, others where the person says so, and goes back', async () => {
  show();
  const user = person();
  const choices = within(screen.getByRole('group', { name: /^Colours of the pages/ }));
  expect(choices.getByRole('radio', { name: 'Same as my device' })).toBeChecked();
  await user.click(choices.getByRole('radio', { name: 'Dark' }));
  expect(store.getState().theme.choice).toBe('dark');
  await user.click(choices.getByRole('radio', { name: 'Same as my device' }));
  expect(store.getState().theme.choice).toBeNull();
});

describe('changing the password', () => {
  const form = () => within(screen.getByRole('form', { name: 'Change Password' }));
  const fill = async (old: string, fresh: string, again = fresh) => {
    const user = person();
    await user.type(form().getByLabelText('Current password'), old);
    await user.type(form().getByLabelText('New password'), fresh);
    await user.type(form().getByLabelText('New password again'), again);
    await user.click(form().getByRole('button', { name: 'Change Password' }));
  };

  it('names the account for password managers, which would file the new password under none', async () => {
    show();
    const account = () => form().getByDisplayValue('thandi@example.org');
    await waitFor(() => expect(account()).toHaveAttribute('autocomplete', 'username'));
    expect(account()).not.toBeVisible();
  });

  it('says so, takes the new session, and empties the form', async () => {
    const tokens = { accessToken: '', refreshToken: 'fresh' };
    show(
      answer(changePassword, () => ({
        ...tokens,
        accessToken: localStorage.getItem('phila.access-token') ?? '',
      })),
    );
    await fill('Old-Horse-7', 'Jacaranda-88');
    await waitFor(() => expect(notices()).toEqual([['success', 'Password Changed Successfully!']]));
    expect(fake.sent(changePassword)).toEqual([
      { body: { oldPassword: 'Old-Horse-7', newPassword: 'Jacaranda-88', confirmPassword: 'Jacaranda-88' } },
    ]);
    expect(localStorage.getItem('phila.refresh-token')).toBe('fresh');
    expect(form().getByLabelText('Current password')).toHaveValue('');
    expect(form().getByRole('button', { name: 'Change Password' })).toHaveFocus();
  });

  it('takes the devices that it signed out from the list', async () => {
    const tokens = { accessToken: '', refreshToken: 'fresh' };
    show(
      answer(changePassword, () => {
        fake.answer(answer(sessions, [here]));
        return { ...tokens, accessToken: localStorage.getItem('phila.access-token') ?? '' };
      }),
    );
    expect(await screen.findByText('Safari on an iPhone')).toBeInTheDocument();
    await fill('Old-Horse-7', 'Jacaranda-88');
    await waitFor(() => expect(screen.queryByText('Safari on an iPhone')).not.toBeInTheDocument());
    expect(screen.getByText('Chrome on Windows')).toBeInTheDocument();
  });

  it.each([
    ['', 'Jacaranda-88', 'Jacaranda-88', 'Current password', 'This field is required'],
    ['Old-Horse-7', 'Ab1', 'Ab1', 'New password', 'Password must be at least 8 characters long'],
    [
      'Old-Horse-7',
      'jacaranda-88',
      'jacaranda-88',
      'New password',
      'Password must contain at least one uppercase letter',
    ],
    [
      'Old-Horse-7',
      'JACARANDA-88',
      'JACARANDA-88',
      'New password',
      'Password must contain at least one lowercase letter',
    ],
    [
      'Old-Horse-7',
      'Jacaranda-xx',
      'Jacaranda-xx',
      'New password',
      'Password must contain at least one digit',
    ],
    ['Old-Horse-7', 'Jacaranda-88', 'Jacaranda-89', 'New password again', 'The passwords do not match'],
    [
      'Jacaranda-88',
      'Jacaranda-88',
      'Jacaranda-88',
      'New password',
      'Choose a password that is not your current one',
    ],
  ])('refuses "%s", "%s", "%s" at %s, and sends nothing', async (old, fresh, again, label, message) => {
    show();
    const user = person();
    if (old !== '') await user.type(form().getByLabelText('Current password'), old);
    await user.type(form().getByLabelText('New password'), fresh);
    await user.type(form().getByLabelText('New password again'), again);
    await user.click(form().getByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect(form().getByLabelText(label)).toBeInvalid());
    expect(form().getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(fake.sent(changePassword)).toEqual([]);
  });

  it('tells a failure in a notice and at its field, and keeps what was typed', async () => {
    const words = 'Your current password is not right';
    show(refuse(changePassword, 422, words, [{ path: 'oldPassword', message: words }]));
    await fill('Old-Horse-8', 'Jacaranda-88');
    await waitFor(() => expect(notices()).toEqual([['error', words]]));
    expect(form().getByLabelText('Current password')).toBeInvalid();
    expect(form().getByLabelText('New password')).toHaveValue('Jacaranda-88');
  });
});

describe('the sessions', () => {
  it('are listed with this device marked, and another one can be ended', async () => {
    show(
      answer(endSession, () => {
        fake.answer(answer(sessions, [here]));
        return true;
      }),
    );
    const list = await screen.findByText('Safari on an iPhone');
    expect(screen.getByText('This device').closest('li')).toHaveTextContent('Chrome on Windows');
    expect(list.closest('li')).toHaveTextContent(
      'Last used 3 hours ago, from a network that begins with 197.86.12.',
    );
    await person().click(screen.getByRole('button', { name: /^Sign out Safari on an iPhone/ }));
    await waitFor(() => expect(screen.queryByText('Safari on an iPhone')).not.toBeInTheDocument());
    expect(fake.sent(endSession)).toEqual([{ params: { id: phone.id } }]);
    expect(screen.getByText('This device').closest('ul')).toHaveFocus();
  });

  it('a session that had already ended leaves the list', async () => {
    show(
      answer(endSession, () => {
        fake.answer(answer(sessions, [here]));
        throw new CallError(404, 'Not found');
      }),
    );
    await person().click(await screen.findByRole('button', { name: /^Sign out Safari on an iPhone/ }));
    await waitFor(() => expect(screen.queryByText('Safari on an iPhone')).not.toBeInTheDocument());
    expect(notices()).toEqual([['success', 'Signed out: Safari on an iPhone']]);
  });

  it('a press too many ends nothing twice, also before the list is fetched again', async () => {
    show(answer(endSession, true));
    const button = await screen.findByRole('button', { name: /^Sign out Safari on an iPhone/ });
    const user = person();
    await user.click(button);
    await waitFor(() => expect(notices()).toHaveLength(1));
    await user.click(button);
    expect(fake.sent(endSession)).toHaveLength(1);
  });

  it('are all ended after a question, and the person is led out', async () => {
    show(answer(endEverySession, true));
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Sign out everywhere?' }));
    await user.click(question.getByRole('button', { name: 'Stay signed in' }));
    expect(fake.sent(endEverySession)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere' }),
    );
    await waitFor(() => expect(fake.place().pathname).toBe('/sign-out'));
  });
});

describe('acts that ask for the password', () => {
  const needed = () => {
    throw new CallError(403, 'Please confirm your password', [], PASSWORD_NEEDED);
  };

  it('asks once, says what is wrong with it, and then does what was wanted', async () => {
    const words = 'Your password is not right';
    show(
      answer(requestExport, needed),
      refuse(confirmPassword, 422, words, [{ path: 'password', message: words }]),
    );
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Request a copy of my data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(dialog.getByLabelText('Password')).toBeInvalid());
    expect(fake.sent(confirmPassword)).toEqual([]);

    await user.type(dialog.getByLabelText('Password'), 'Wrong-Horse-7');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(expect.stringContaining(words)),
    );

    fake.answer(answer(confirmPassword, true));
    fake.answer(answer(requestExport, asked));
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.sent(confirmPassword).at(-1)).toEqual({ body: { password: 'Wrong-Horse-7' } });
    await waitFor(() => expect(fake.sent(requestExport)).toHaveLength(2));
    expect(notices()).toEqual([]);
  });

  it('does nothing where the password is not given', async () => {
    show(answer(endSession, needed));
    const user = person();
    await user.click(await screen.findByRole('button', { name: /^Sign out Safari on an iPhone/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.sent(endSession)).toHaveLength(1);
    expect(screen.getByText('Safari on an iPhone')).toBeInTheDocument();
    expect(notices()).toEqual([]);
  });
});

describe('the person’s data', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is asked for, made, and then there', async () => {
    // Fakes timers, as the page polls every few seconds.
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show(
      answer(requestExport, () => {
        fake.answer(answer(exportState, asked));
        return asked;
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Request a copy of my data' }));
    expect(await screen.findByText(/We are putting your file together/)).toBeInTheDocument();
    fake.answer(
      answer(exportState, {
        ...asked,
        state: 'ready',
        size: 1_234_567,
        availableUntil: '2026-11-22T12:00:00.000Z',
      }),
    );
    expect(await screen.findByText(/Your file is ready \(1\.2 MB\)/)).toBeInTheDocument();
    expect(fake.sent(requestExport)).toHaveLength(1);
  });

  it('says why it cannot be asked for', async () => {
    show(refuse(requestExport, 429, 'You have asked for your data several times today.'));
    await person().click(await screen.findByRole('button', { name: 'Request a copy of my data' }));
    await waitFor(() =>
      expect(notices()).toEqual([['error', 'You have asked for your data several times today.']]),
    );
  });

  it('says that it failed', async () => {
    show(answer(exportState, { ...asked, state: 'failed' }));
    expect(
      await screen.findByText('We could not put your file together. Please ask again.'),
    ).toBeInTheDocument();
  });

  it('says that a link has expired', async () => {
    show(answer(exportState, { ...asked, state: 'expired', availableUntil: asked.requestedAt }));
    expect(await screen.findByText(/has expired\. You may ask again at any time\.$/)).toBeInTheDocument();
  });
});

describe('deleting the account', () => {
  const open = async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0, advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Delete Account' }));
    return { user, dialog: within(screen.getByRole('alertdialog', { name: 'Delete Account' })) };
  };
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('asks with no chosen; no closes, and says so 3 seconds later as a notice that is no alert', async () => {
    show();
    const { user, dialog } = await open();
    expect(dialog.getByRole('group', { name: 'Delete my account' })).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'No, I have changed my mind.' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'No, I have changed my mind.' })).toHaveFocus();
    expect(dialog.getByRole('radio', { name: 'Yes, delete my account.' })).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(notices()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(fake.notices()).toMatchObject([
      { severity: 'error', role: 'status', text: "You have selected 'no', closing dialog." },
    ]);
    expect(fake.sent(deleteAccount)).toEqual([]);
  });

  it('yes deletes, says so, and leaves for the home page after 5 seconds', async () => {
    show(answer(deleteAccount, true));
    const { user, dialog } = await open();
    // Scrolled to the button, at the foot of the page.
    document.documentElement.scrollTop = 900;
    await user.click(dialog.getByRole('radio', { name: 'Yes, delete my account.' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(notices()).toEqual([['success', 'Successfuly deleted user account, redirecting!']]);
    expect(screen.getByRole('heading', { level: 1, name: 'Your account was deleted' })).toBeInTheDocument();
    expect(screen.getByText(/mailed you a receipt/)).toHaveFocus();
    expect(document.documentElement.scrollTop).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(4_700));
    expect(localStorage.getItem('phila.access-token')).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(localStorage.getItem('phila.access-token')).toBeNull();
    expect(fake.place().pathname).toBe('/');
  });

  it('a failure closes the dialog and is told in an error notice', async () => {
    show(refuse(deleteAccount, 422, 'You are the only administrator.'));
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: 'Yes, delete my account.' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(notices()).toEqual([['error', 'You are the only administrator.']]);
  });
});
