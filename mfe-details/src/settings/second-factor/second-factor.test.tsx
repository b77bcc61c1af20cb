import { calls, type ValueOf } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecondFactor } from './second-factor.tsx';

const {
  beginTotp,
  confirmTotp,
  giveFactor,
  removeOwnFactor,
  renameFactor,
  renewRecoveryCodes,
  secondFactor,
} = calls.factor;

type State = ValueOf<typeof secondFactor>;

const app: State['factors'][number] = {
  id: '01910000-0000-7000-8000-00000000000a',
  kind: 'app',
  name: 'App for codes',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: null,
};
const passkey: State['factors'][number] = {
  ...app,
  id: '01910000-0000-7000-8000-00000000000b',
  kind: 'passkey',
  name: 'Laptop',
  lastUsedAt: '2026-11-24T08:00:00.000Z',
};
const state: State = { factors: [app, passkey], recoveryCodes: 7, isGiven: true, takesPasskeys: true };

const show = (of: State, ...answers: Answer[]) => {
  renderWithPlatform(<SecondFactor />, { answers: [answer(secondFactor, of), ...answers] });
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};

it('says what one confirms with, and how many recovery codes are left', async () => {
  show(state);
  expect(await screen.findByText('App for codes')).toBeInTheDocument();
  expect(screen.getByText(/A passkey, added .* Last used/)).toBeInTheDocument();
  expect(screen.getByText('7 of 10 recovery codes are left.')).toBeInTheDocument();
});

it('renames one', async () => {
  const person = show(state, answer(renameFactor, true));
  await person.click(await screen.findByRole('button', { name: 'Actions for Laptop' }));
  await person.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const field = await screen.findByLabelText('What it is called');
  await person.clear(field);
  await person.type(field, 'Work laptop{Enter}');
  await waitFor(() =>
    expect(fake.sent(renameFactor)).toEqual([{ params: { id: passkey.id }, body: { name: 'Work laptop' } }]),
  );
});

it('removes one after a fresh factor, and says why the last one stays', async () => {
  let asked = 0;
  const person = show(
    state,
    answer(giveFactor, { accessToken: 'raised' }),
    answer(removeOwnFactor, () => {
      asked += 1;
      if (asked === 1)
        throw new CallError(403, 'Please confirm', [], {
          code: 'second-factor',
          action: 'factors',
        });
      throw new CallError(422, 'This is your only second factor.');
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Actions for App for codes' }));
  await person.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await person.type(await screen.findByLabelText('Code'), '123456');
  const confirm = screen.getByRole('dialog', { name: 'Enter a code to change a second factor' });
  await person.click(within(confirm).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(fake.sent(removeOwnFactor)).toHaveLength(2));
  expect(fake.sent(giveFactor)).toEqual([{ body: { code: '123456', action: 'factors' } }]);
  await waitFor(() =>
    expect(fake.notices().map(({ text }) => text)).toContain('This is your only second factor.'),
  );
});

it('renews the recovery codes, shows them once, and lets no Escape take them away', async () => {
  const recoveryCodes = Array.from({ length: 10 }, (_, at) => `code-${at}`);
  const person = show(state, answer(renewRecoveryCodes, { recoveryCodes }));
  await person.click(await screen.findByRole('button', { name: 'Renew the recovery codes' }));
  await person.click(screen.getByRole('button', { name: 'Renew them' }));
  const kept = await screen.findByRole('dialog', { name: 'Keep your recovery codes' });
  expect(within(kept).getAllByRole('listitem')).toHaveLength(10);
  await person.keyboard('{Escape}');
  expect(kept).toBeInTheDocument();
  await person.click(within(kept).getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('sets up a first one by an app, with its recovery codes', async () => {
  const person = show(
    { ...state, factors: [], recoveryCodes: 0, takesPasskeys: false },
    answer(beginTotp, { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' }),
    answer(confirmTotp, { recoveryCodes: ['one-1', 'two-2'], accessToken: 'raised' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
  const setUp = await screen.findByRole('dialog', { name: 'Set up your second factor' });
  expect(within(setUp).queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  await person.click(within(setUp).getByRole('button', { name: 'Use an app' }));
  await person.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  await person.click(screen.getByRole('button', { name: 'Confirm' }));
  const kept = await screen.findByRole('dialog', { name: 'Keep your recovery codes' });
  expect(within(kept).getByText('one-1')).toBeInTheDocument();
});
