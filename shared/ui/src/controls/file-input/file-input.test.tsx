import { calls } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field/index.ts';
import { findings } from '../../testing/findings.ts';
import { forgetUploads } from '../../forms/uploads/index.ts';
import { FileInput } from './index.ts';

afterEach(() => forgetUploads());

const document = (documentId: string, originalDocumentName: string, folderId: number) => ({
  documentId,
  blobStorageDocumentName: documentId,
  originalDocumentName,
  folderId,
  type: 'pdf' as const,
  size: 1_000,
  dateUploaded: '2026-11-20T09:00:00.000Z',
  dateDeleted: null,
  expiryDate: null,
});
const ID = '01910000-0000-7000-8000-000000000001';
const NEW = '01910000-0000-7000-8000-000000000002';

const Harness = ({ onChange }: { onChange: (id: string) => void }) => {
  const [value, setValue] = useState('');
  return (
    <Field label="Proof of address" error={value === '' ? 'Please choose a file' : undefined}>
      {(wiring) => (
        <FileInput
          {...wiring}
          value={value}
          folderId={1}
          onChange={(id) => {
            setValue(id);
            onChange(id);
          }}
        />
      )}
    </Field>
  );
};

const show = (onChange: (id: string) => void) =>
  renderWithPlatform(<Harness onChange={onChange} />, {
    answers: [
      answer(calls.documents.folders, [
        { id: 1, folderName: 'Identity', folderParentId: 0, documentCount: 0, fixed: true },
        { id: 2, folderName: 'Career', folderParentId: 0, documentCount: 1, fixed: true },
      ]),
      answer(calls.documents.documentsPerFolder, ({ params: { folderId } }) =>
        folderId === 2 ? [document(ID, 'bill.pdf', 2)] : [],
      ),
      answer(calls.documents.upload, document(NEW, 'new.pdf', 1)),
      answer(calls.documents.quota, { used: 0, total: 1, inTrash: 0, largestFile: 1, types: [] }),
      answer(calls.documents.trash, []),
    ],
  });

it('takes a file that is there, from any folder, and lets another be chosen', async () => {
  const onChange = jest.fn();
  const { container } = show(onChange);
  expect(await screen.findByRole('option', { name: 'No file in this folder' })).toBeInTheDocument();
  const input = screen.getByLabelText('Proof of address');
  expect(input).toHaveAccessibleDescription('Please choose a file');
  await userEvent.selectOptions(screen.getByLabelText('Folder'), 'Career');
  await screen.findByRole('option', { name: 'bill.pdf' });
  expect(await findings(container)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Proof of address'), 'bill.pdf');
  expect(onChange).toHaveBeenLastCalledWith(ID);
  expect(screen.getByText('bill.pdf')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Proof of address' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

it('takes a file that is uploaded now, into the folder that is shown', async () => {
  const onChange = jest.fn();
  show(onChange);
  await screen.findByRole('option', { name: 'No file in this folder' });
  await userEvent.upload(
    screen.getByLabelText('Upload a new file', { selector: 'input' }),
    new File(['%PDF'], 'new.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(NEW));
  expect(fake.sent(calls.documents.upload)[0]?.body).toEqual({ FolderId: 1 });
  expect(screen.getByText('new.pdf')).toBeInTheDocument();
});
