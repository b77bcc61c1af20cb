import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetUploads } from '@phila/ui/uploads';
import AttachFile from './index.tsx';

const folders = ['Identity', 'Career', 'Wealth', 'Medical', 'Other'].map((folderName, at) => ({
  id: at + 1,
  folderName,
  folderParentId: 0,
  documentCount: 0,
  fixed: true,
}));
const { documents } = calls;

afterEach(() => act(forgetUploads));

it.each([
  ['/details', 'Identity'],
  ['/documents', 'Identity'],
  ['/career', 'Career'],
  ['/wealth', 'Wealth'],
  ['/somewhere', 'Other'],
])('proposes the folder of %s', async (area, folder) => {
  renderWithPlatform(<AttachFile area={area} onClose={jest.fn()} />, {
    answers: [answer(documents.folders, folders)],
  });
  expect(await screen.findByRole('combobox', { name: 'Folder' })).toHaveDisplayValue(folder);
});

it('uploads what is chosen, and goes on when it is closed', async () => {
  const close = jest.fn();
  renderWithPlatform(<AttachFile area="/career" onClose={close} />, {
    answers: [
      answer(documents.folders, folders),
      answer(documents.upload, () => new Promise(() => undefined)),
    ],
  });
  await screen.findByRole('combobox', { name: 'Folder' });
  const files = [new File(['x'], 'cv.txt')];
  fireEvent.change(screen.getByLabelText('Choose files', { selector: 'input' }), { target: { files } });
  await waitFor(() => expect(fake.sent(documents.upload)).toMatchObject([{ body: { FolderId: 2 } }]));
  expect(screen.getByText('You can close this: your files go on uploading.')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(close).toHaveBeenCalledTimes(1);
});

it('says when the folders cannot be read', async () => {
  renderWithPlatform(<AttachFile area="/career" onClose={jest.fn()} />, {
    answers: [
      answer(documents.folders, () => {
        throw new CallError(503, 'The service is busy');
      }),
    ],
  });
  expect(await screen.findByText('The service is busy')).toBeInTheDocument();
});
