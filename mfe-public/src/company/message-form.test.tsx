import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { MessageForm } from './message-form.tsx';
import { PlainMessageForm } from './plain-message-form.tsx';

const challenge = answer(calls.contact.challenge, { challenge: 'sum' });

const show = (...answers: Parameters<typeof fake.answer>) =>
  renderWithPlatform(<MessageForm solve={async (sum) => `${sum} solved`} />, { signedIn: false, answers });

const write = async (email = 'naledi@example.org') => {
  const user = userEvent.setup();
  for (const [label, text] of [
    ['Your name', 'Naledi'],
    ['Email address', email],
    ['Message', 'My code never came.'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Send' }));
};

it('sends the message with the proof of its work, and says where the answer comes', async () => {
  show(challenge, answer(calls.contact.write, true));
  await write();
  expect(await screen.findByText(/answer comes to naledi@example.org/)).toBeInTheDocument();
  expect(fake.sent(calls.contact.write)).toEqual([
    {
      body: {
        name: 'Naledi',
        email: 'naledi@example.org',
        message: 'My code never came.',
        proof: 'sum solved',
      },
    },
  ]);
  expect(screen.queryByLabelText('Message')).toBeNull();
});

it('asks for no sum before the fields are right, and says what is wrong at them', async () => {
  show(challenge);
  await write('naledi@');
  expect(await screen.findByText('Please enter a valid email.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email address')).toBeInvalid();
  expect(fake.sent(calls.contact.challenge)).toEqual([]);
});

it('keeps what was typed where the service does not take it', async () => {
  show(
    challenge,
    answer(calls.contact.write, () => {
      throw new CallError(429, 'Too many attempts. Please try again later.');
    }),
  );
  await write();
  expect(await screen.findByText(/Too many attempts/)).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('My code never came.');
});

it.each([
  ['/contactUs', false],
  ['/contactUs?sent', true],
])('has a form without a script that is posted to its page, and at %s says if it was sent', (at, isSent) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <PlainMessageForm />
    </MemoryRouter>,
  );
  const form = page.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/contactUs#write']);
  for (const name of ['name', 'email', 'message'])
    expect(form?.querySelector(`[name="${name}"]`)).toHaveValue('');
  expect(page.textContent.includes('your message is on its way')).toBe(isSent);
});
