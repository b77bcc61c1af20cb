import { CallError } from '@phila/platform';
import { renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NameDialog } from './index.ts';

const save = jest.fn<Promise<unknown>, [string]>();
const close = jest.fn();
beforeEach(() => {
  save.mockReset().mockResolvedValue(true);
  close.mockReset();
});

const show = () =>
  renderWithPlatform(
    <NameDialog
      title="Rename folder"
      verb="Rename"
      label="Name of the folder"
      name="Taxes"
      maxLength={20}
      faultOf={(name) => (name.trim() === '' ? 'Please enter a name' : null)}
      save={save}
      onClose={close}
    />,
  );

it('begins with the current name in the field, saves it without outer spaces, and closes', async () => {
  const person = userEvent.setup();
  show();
  const field = screen.getByLabelText('Name of the folder');
  expect(field).toHaveValue('Taxes');
  await waitFor(() => expect(field).toHaveFocus());
  await person.type(field, ' 2026 {Enter}');
  expect(save.mock.calls).toEqual([['Taxes 2026']]);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

it('says why a name cannot be, without asking the service', async () => {
  const person = userEvent.setup();
  show();
  await person.clear(screen.getByLabelText('Name of the folder'));
  await person.click(screen.getByRole('button', { name: 'Rename' }));
  expect(screen.getByLabelText('Name of the folder')).toHaveAccessibleDescription('Please enter a name');
  expect(save).not.toHaveBeenCalled();
});

it.each<[string, CallError, string]>([
  [
    'the field',
    new CallError(400, 'Invalid', [{ path: 'folderName', message: 'There is one of that name' }]),
    'There is one of that name',
  ],
  ['the call', new CallError(404, 'This folder is gone'), 'This folder is gone'],
])('says at the field what the service has against %s, and can be tried again', async (_, failure, text) => {
  const person = userEvent.setup();
  save.mockRejectedValueOnce(failure);
  show();
  await person.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.getByLabelText('Name of the folder')).toHaveAccessibleDescription(text));
  expect(close).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});
