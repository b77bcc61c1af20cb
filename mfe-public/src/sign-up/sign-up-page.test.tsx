import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { violations } from '../testing/accessibility.ts';
import SignUpPage from './sign-up-page.tsx';

const { signUp, verify, signIn } = calls.account;
const claims = btoa(JSON.stringify({ sub: 'p1', osNo: null, exp: 4102444800 })).replaceAll('=', '');
const tokens = { accessToken: `e30.${claims}.`, refreshToken: 'r' };

type Typed = Partial<
  Record<'First name' | 'Last name' | 'Email address' | 'Mobile number' | 'Password', string>
>;

const thandi: Typed = {
  'First name': 'Thandi',
  'Last name': 'Mokoena',
  'Email address': 'thandi@example.com',
  Password: 'Jacaranda-88',
};

const show = (...answers: Parameters<typeof fake.answer>) =>
  renderWithPlatform(<SignUpPage />, { signedIn: false, path: '/sign-up', answers });

const type = async (user: UserEvent, typed: Typed) => {
  for (const [label, text] of Object.entries(typed)) {
    await user.click(screen.getByLabelText(label));
    if (text !== '') await user.paste(text);
  }
};

const accept = async (user: UserEvent) => {
  await user.click(screen.getByRole('checkbox', { name: /^I accept the terms and conditions/ }));
  await user.click(screen.getByRole('checkbox', { name: /^I have read the privacy policy/ }));
};

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: /Create account$/ }));

/** Sends the details to reach the code step. */
const reachCode = async (typed: Typed = thandi) => {
  const user = userEvent.setup();
  await type(user, typed);
  await accept(user);
  await submit(user);
  await screen.findByRole('heading', { name: 'Check your messages' });
  return user;
};

const enter = async (user: UserEvent, code: string) => {
  const field = screen.getByLabelText('Code of 6 digits');
  await user.clear(field);
  await user.click(field);
  await user.paste(code);
  await user.click(screen.getByRole('button', { name: /Finish$/ }));
};

describe('the details of a sign-up', () => {
  it('refuses what is missing, with the words of the specification, at the first field', async () => {
    show();
    await submit(userEvent.setup());
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(screen.getByText('Please add at least an email address or a mobile number')).toBeInTheDocument();
    expect(screen.getByText('Password must be at least 8 characters long')).toBeInTheDocument();
    expect(screen.getByText('Please accept the terms and conditions')).toBeInTheDocument();
    expect(screen.getByText('Please accept the privacy policy')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(fake.sent(signUp)).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it.each<[Typed, string]>([
    [{ 'First name': 'Thandi2' }, 'First name can only contain letters, hyphens, and apostrophes'],
    [{ 'Last name': 'Mok@ena' }, 'Last name can only contain letters, hyphens, and apostrophes'],
    [{ 'Email address': 'thandi@' }, 'Invalid email address'],
    [{ 'Mobile number': '0111234567' }, 'Invalid mobile number'],
    [{ 'Mobile number': '0661234567' }, 'Invalid mobile number'],
    [{ Password: 'Short1' }, 'Password must be at least 8 characters long'],
    [{ Password: 'jacaranda-88' }, 'Password must contain at least one uppercase letter'],
    [{ Password: 'JACARANDA-88' }, 'Password must contain at least one lowercase letter'],
    [{ Password: 'Jacaranda-xx' }, 'Password must contain at least one digit'],
  ])('refuses %j', async (wrong, message) => {
    show();
    const user = userEvent.setup();
    await type(user, { ...thandi, ...wrong });
    await accept(user);
    await submit(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(Object.keys(wrong)[0] ?? '')).toBeInvalid();
    expect(fake.sent(signUp)).toEqual([]);
  });

  it('tells a person with an 066 number what to do about it, while typing', async () => {
    show();
    await type(userEvent.setup(), { 'Mobile number': '0661234567' });
    expect(screen.getByText(/Numbers that start with 065 to 069 cannot be used/)).toBeInTheDocument();
  });

  it('ticks the rules of the password while it is typed', async () => {
    show();
    const user = userEvent.setup();
    expect(screen.getAllByText('Still needed:')).toHaveLength(4);
    await user.type(screen.getByLabelText('Password'), 'Jacaranda');
    expect(screen.getAllByText('Still needed:')).toHaveLength(1);
    await user.type(screen.getByLabelText('Password'), '-88');
    expect(screen.queryByText('Still needed:')).not.toBeInTheDocument();
    expect(screen.getByText('Password strength: good')).toBeInTheDocument();
  });

  it('sends blanks as null and the mobile without its gaps', async () => {
    show(answer(signUp, true));
    await reachCode({ ...thandi, 'Email address': '', 'Mobile number': '082 123 4567' });
    expect(fake.sent(signUp)).toEqual([
      {
        body: {
          firstName: 'Thandi',
          lastName: 'Mokoena',
          email: null,
          mobile: '0821234567',
          password: 'Jacaranda-88',
          orgIdGuid: null,
          terms: true,
          privacy: true,
        },
      },
    ]);
    expect(screen.getByText('0821234567')).toBeInTheDocument();
  });

  it('puts the refusals of the service at their fields, and the rest on its own line', async () => {
    show(
      answer(signUp, () => {
        throw new CallError(422, 'Please correct the fields below', [
          { path: 'password', message: 'This password is too common' },
          { path: 'orgIdGuid', message: 'This link to an organisation is not valid' },
        ]);
      }),
    );
    const user = userEvent.setup();
    await type(user, thandi);
    await accept(user);
    await submit(user);
    expect(await screen.findByText('This password is too common')).toBeInTheDocument();
    expect(screen.getByText('This link to an organisation is not valid')).toBeInTheDocument();
  });

  it('keeps everything that was typed when the service is down', async () => {
    show(
      answer(signUp, () => {
        throw new CallError(0, 'We cannot reach the service.');
      }),
    );
    const user = userEvent.setup();
    await type(user, thandi);
    await accept(user);
    await submit(user);
    expect(await screen.findByText('We cannot reach the service.')).toBeInTheDocument();
    for (const [label, text] of Object.entries(thandi))
      expect(screen.getByLabelText(label)).toHaveValue(text);
    fake.answer(answer(signUp, true));
    await submit(user);
    expect(await screen.findByRole('heading', { name: 'Check your messages' })).toBeInTheDocument();
  });

  it('opens the legal texts beside the form, and says what it is all for', () => {
    show();
    expect(screen.getByRole('link', { name: /^terms and conditions/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /^privacy policy/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByText(/asks for this to make your account/)).toHaveTextContent(
      /object to our using it/,
    );
  });
});

describe('the code of a sign-up', () => {
  it('takes a pasted code with what stands around it, and signs in', async () => {
    show(answer(signUp, true), answer(verify, true), answer(signIn, tokens));
    await enter(await reachCode(), 'Your code is 123 456.');
    await waitFor(() => expect(fake.place().pathname).toBe('/sign-in'));
    expect(fake.sent(verify)).toEqual([{ body: { userAccount: 'thandi@example.com', code: '123456' } }]);
    expect(fake.sent(signIn)).toEqual([
      { body: { userName: 'thandi@example.com', password: 'Jacaranda-88' } },
    ]);
    expect(fake.notices()).toEqual([]);
  });

  it('asks to sign in by hand when that did not work by itself', async () => {
    show(
      answer(signUp, true),
      answer(verify, true),
      answer(signIn, () => {
        throw new CallError(503, 'Not now');
      }),
    );
    await enter(await reachCode(), '123456');
    await waitFor(() => expect(fake.place().pathname).toBe('/sign-in'));
    expect(fake.notices()).toMatchObject([
      { severity: 'success', text: 'Your account is ready. Please sign in.' },
    ]);
  });

  it('refuses a code that is none, and says what the service says of a wrong one', async () => {
    show(
      answer(signUp, true),
      answer(verify, () => {
        throw new CallError(422, 'That code is not right', [
          { path: 'code', message: 'That code is not right' },
        ]);
      }),
    );
    const user = await reachCode();
    await enter(user, '12');
    expect(await screen.findByText('The code has 6 digits')).toBeInTheDocument();
    expect(fake.sent(verify)).toEqual([]);
    await enter(user, '654321');
    expect(await screen.findByText('That code is not right')).toBeInTheDocument();
    expect(screen.getByLabelText('Code of 6 digits')).toHaveValue('654321');
    expect(await violations()).toEqual([]);
  });

  it('goes back to what was typed', async () => {
    show(answer(signUp, true));
    const user = await reachCode();
    await user.click(screen.getByRole('button', { name: 'Change what I typed' }));
    expect(await screen.findByLabelText('First name')).toBeInTheDocument();
    for (const [label, text] of Object.entries(thandi))
      expect(screen.getByLabelText(label)).toHaveValue(text);
  });

  it('goes back by the browser’s Back as well, and forward again', async () => {
    show(answer(signUp, true));
    await reachCode();
    expect(fake.place().pathname).toBe('/sign-up');
    act(() => window.history.back());
    expect(await screen.findByLabelText('First name')).toHaveValue('Thandi');
    for (const [label, text] of Object.entries(thandi))
      expect(screen.getByLabelText(label)).toHaveValue(text);
    act(() => window.history.forward());
    expect(await screen.findByLabelText('Code of 6 digits')).toBeInTheDocument();
  });

  it('begins with the details on a newly opened page, also where the address ends in #code-sent', () => {
    renderWithPlatform(<SignUpPage />, { signedIn: false, path: '/sign-up#code-sent' });
    expect(screen.getByLabelText('First name')).toBeInTheDocument();
  });

  it('goes on after a reload: the address that the code was sent to is kept, the password is not', async () => {
    // A reload loses memory and keeps the tab's storage.
    const Reloadable = () => {
      const [loads, setLoads] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setLoads(loads + 1)}>
            Reload
          </button>
          <SignUpPage key={loads} />
        </>
      );
    };
    renderWithPlatform(<Reloadable />, {
      signedIn: false,
      path: '/sign-up',
      answers: [answer(signUp, true), answer(verify, true)],
    });
    const user = await reachCode();
    const kept = JSON.stringify({ ...window.sessionStorage, ...window.localStorage });
    expect(kept).toContain('thandi@example.com');
    expect(kept).not.toContain('Jacaranda-88');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByRole('heading', { name: 'Check your messages' })).toBeInTheDocument();
    expect(screen.getByText('thandi@example.com')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Send the code again/ })).not.toBeInTheDocument();
    await enter(user, '123456');
    await waitFor(() => expect(fake.place().pathname).toBe('/sign-in'));
    expect(fake.sent(verify)).toEqual([{ body: { userAccount: 'thandi@example.com', code: '123456' } }]);
    expect(fake.sent(signIn)).toEqual([]);
    expect(fake.notices()).toMatchObject([
      { severity: 'success', text: 'Your account is ready. Please sign in.' },
    ]);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('thandi@example.com');
  });

  it('sends the code again after a wait', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      show(answer(signUp, true));
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await type(user, thandi);
      await accept(user);
      await submit(user);
      const again = await screen.findByRole('button', { name: 'Send the code again in 60 s' });
      expect(again).toHaveAttribute('aria-disabled', 'true');
      // Keeps the focus and sends nothing.
      await user.click(again);
      expect(again).toHaveFocus();
      expect(fake.sent(signUp)).toHaveLength(1);
      for (let second = 0; second < 60; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
      await user.click(screen.getByRole('button', { name: 'Send the code again' }));
      expect(await screen.findByText('We have sent the code again.')).toBeInTheDocument();
      expect(fake.sent(signUp)).toHaveLength(2);
      expect(screen.getByRole('button', { name: 'Send the code again in 60 s' })).toHaveFocus();
    } finally {
      jest.useRealTimers();
    }
  });
});
