import { calls } from '@phila/contract/calls';
import { ADVICE_LENGTH } from '@phila/contract/schemas';
import { CallError } from '@phila/platform';
import { answer, fake } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';

const open = async (...answers: ReturnType<typeof answer>[]) => {
  const user = userEvent.setup();
  renderShell({ path: '/details/banking', answers });
  await user.click(await screen.findByRole('button', { name: 'Speak To An Expert' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Speak To An Expert' }));
  return { user, dialog };
};

const kept = answer(calls.advice.adviceRequest, ({ body }) => ({
  id: '1',
  topic: body.topic,
  message: body.message,
  whenToCall: body.whenToCall,
  createdAt: '2026-11-21T10:00:00Z',
}));

describe('Speak To An Expert', () => {
  it('asks for a topic and a message, at their fields', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Please choose a topic')).toBeInTheDocument();
    expect(dialog.getByText('Please write a message')).toBeInTheDocument();
    const topic = dialog.getByLabelText(/^Topic/);
    expect(topic).toBeInvalid();
    await waitFor(() => expect(topic).toHaveFocus());
    expect(dialog.getByLabelText(/^Message/)).toHaveAttribute('maxlength', String(ADVICE_LENGTH));
  });

  it('sends the question and says that it was kept', async () => {
    const { user, dialog } = await open(kept);
    await user.selectOptions(dialog.getByLabelText(/^Topic/), 'Retirement');
    await user.type(dialog.getByLabelText(/^Message/), '  Is my annuity enough?  ');
    await user.selectOptions(dialog.getByLabelText(/^When to call/), 'After 17:00');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.sent(calls.advice.adviceRequest)).toEqual([
      { body: { topic: 'Retirement', message: 'Is my annuity enough?', whenToCall: 'After 17:00' } },
    ]);
    expect(fake.notices()).toMatchObject([{ severity: 'success' }]);
  });

  it('keeps what was typed when the service cannot be reached', async () => {
    const { user, dialog } = await open(
      answer(calls.advice.adviceRequest, () => {
        throw new CallError(0, '');
      }),
    );
    await user.selectOptions(dialog.getByLabelText(/^Topic/), 'Retirement');
    await user.type(dialog.getByLabelText(/^Message/), 'Please call');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('We could not send your question. Please try again.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Message/)).toHaveValue('Please call');
  });

  it('asks before it drops what was typed', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText(/^Message/), 'Please call');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText(/^Message/)).toHaveValue('Please call');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
