import { CallError } from '@phila/platform';
import { fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField, FormLine } from '../form/index.ts';
import { Input } from '../../controls/input/index.ts';
import { findings } from '../../testing/findings.ts';
import { FormDialog } from './index.ts';

const show = (send: (values: { reason: string }) => Promise<void> = async () => undefined) => {
  const onClose = jest.fn();
  const sent = jest.fn(send);
  const { container } = renderWithPlatform(
    <FormDialog
      title="Ask for a refund"
      initialValues={{ reason: '' }}
      check={({ reason }) => (reason === '' ? [{ path: 'reason', message: 'What is wrong?' }] : [])}
      submit={{ label: 'Send', sending: 'Sending' }}
      send={sent}
      draft="shop.refund"
      onClose={onClose}
    >
      <FormLine />
      <FormField name="reason" label="Reason">
        {(control) => <Input {...control} />}
      </FormField>
    </FormDialog>,
  );
  return { onClose, sent, container, person: userEvent.setup({ delay: null }) };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = () => Object.values({ ...window.sessionStorage }).some((text) => text.includes('Torn'));

it('sends what passes the check, once, and goes', async () => {
  let answer: () => void = () => undefined;
  const { onClose, sent, container, person } = show(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(await findings(container)).toEqual([]);
  await press('Send');
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('What is wrong?');
  expect(sent).not.toHaveBeenCalled();
  await person.type(screen.getByLabelText('Reason'), 'Torn{Enter}');
  expect(screen.getByRole('button', { name: 'Sending' })).toBeInTheDocument();
  // Keeps the dialog open, so that the person learns the result.
  await person.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(async () => answer());
  expect(sent).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(kept()).toBe(false);
});

it('stays with what was typed where it is refused, and says why', async () => {
  const { onClose, person } = show(() => Promise.reject(new CallError(422, 'This order was paid back.')));
  await person.type(screen.getByLabelText('Reason'), 'Torn{Enter}');
  expect(await screen.findByText('This order was paid back.')).toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('Torn');
  expect(onClose).not.toHaveBeenCalled();
});

it('closes at once while nothing was typed', async () => {
  const { onClose } = show();
  await press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each(['Cancel', 'Close', 'Escape'])('asks before what was typed is lost: %s', async (way) => {
  const { onClose, person } = show();
  const leave = () => (way === 'Escape' ? person.keyboard('{Escape}') : press(way));
  await person.type(screen.getByLabelText('Reason'), 'Torn');
  await waitFor(() => expect(kept()).toBe(true));
  await leave();
  expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  await press('Keep editing');
  expect(screen.getByLabelText('Reason')).toHaveValue('Torn');
  expect(onClose).not.toHaveBeenCalled();
  await leave();
  await press('Discard');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(kept()).toBe(false);
});

it('asks the browser to warn of leaving while something typed is not sent', async () => {
  const { person } = show();
  const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(warns()).toBe(false);
  await person.type(screen.getByLabelText('Reason'), 'Torn');
  expect(warns()).toBe(true);
  expect(fake.notices()).toEqual([]);
});
