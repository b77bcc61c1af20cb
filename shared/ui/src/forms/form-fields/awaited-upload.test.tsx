import { attachedDocument, required, text } from '@phila/contract/fields';
import { calls, type PersonsDocument } from '@phila/contract/calls';
import { checkForm, form, sentBy, toForm } from '@phila/contract/records';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormDialog } from '../form-dialog/index.ts';
import { FormLine } from '../form/index.ts';
import { forgetUploads } from '../uploads/index.ts';
import { FormFields } from './index.ts';

const OLD: PersonsDocument = {
  documentId: '01910000-0000-7000-8000-000000000001',
  blobStorageDocumentName: 'old',
  originalDocumentName: 'old.pdf',
  folderId: 1,
  type: 'pdf',
  size: 1_000,
  dateUploaded: '2026-11-20T09:00:00.000Z',
  dateDeleted: null,
  expiryDate: null,
};
const NEW: PersonsDocument = {
  ...OLD,
  documentId: '01910000-0000-7000-8000-000000000002',
  originalDocumentName: 'disc.pdf',
};

const licence = form({
  fields: {
    registration: text('Registration', required('Please enter the registration', 12)),
    proof: attachedDocument('Proof', { folder: 'identity' }, required('Please attach the proof')),
  },
});

const send = jest.fn<Promise<void>, [object]>();
const onClose = jest.fn();
afterEach(() => forgetUploads());

const LicenceDialog = () => {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        Another page
      </button>
      {!isLeft && (
        <FormDialog
          title="Licence"
          initialValues={toForm(licence, null)}
          check={(values) => checkForm(licence, values)}
          send={(values) => send(sentBy(licence, values))}
          submit={{ label: 'Save', sending: 'Saving' }}
          onClose={onClose}
        >
          <FormLine />
          <FormFields type={licence} />
        </FormDialog>
      )}
    </>
  );
};

/** Opens the dialog with an upload that ends when the test says so. */
const uploading = async () => {
  send.mockReset();
  send.mockResolvedValue();
  onClose.mockReset();
  let endUpload: (end: PersonsDocument | Error) => void = () => undefined;
  const upload = new Promise<PersonsDocument>((resolve, reject) => {
    endUpload = (end) => (end instanceof Error ? reject(end) : resolve(end));
  });
  renderWithPlatform(<LicenceDialog />, {
    answers: [
      answer(calls.documents.folders, [
        { id: 1, folderName: 'Identity', folderParentId: 0, documentCount: 1, fixed: true },
      ]),
      answer(calls.documents.documentsPerFolder, [OLD]),
      answer(calls.documents.upload, () => upload),
      answer(calls.documents.quota, { used: 0, total: 1, inTrash: 0, largestFile: 1, types: [] }),
      answer(calls.documents.trash, []),
    ],
  });
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  await screen.findByRole('option', { name: 'old.pdf' });
  await person.upload(
    screen.getByLabelText('Upload a new file', { selector: 'input' }),
    new File(['%PDF'], 'disc.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(fake.sent(calls.documents.upload)).toHaveLength(1));
  return { person, endUpload };
};
const registration = () => screen.getByLabelText('Registration');
const save = (name = 'Save') => screen.getByRole('button', { name });
const NOT_SAVED = 'disc.pdf was not uploaded, so nothing was saved';

it('waits with saving until the upload has ended, and saves what was typed while it waited', async () => {
  const { person, endUpload } = await uploading();
  await person.type(registration(), 'ND 123');
  await person.click(save());
  expect(save('Uploading')).toBeInTheDocument();
  await person.type(registration(), '-456{Enter}');
  await person.keyboard('{Escape}');
  expect(send).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  endUpload(NEW);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(send.mock.calls).toEqual([[{ registration: 'ND 123-456', proof: NEW.documentId }]]);
});

it('saves nothing where the upload fails, says why at the field, and saves once another file is chosen', async () => {
  const { person, endUpload } = await uploading();
  await person.type(registration(), 'ND 123');
  await person.click(save());
  endUpload(new CallError(0, 'We could not reach Phila.'));
  expect(await screen.findByText(NOT_SAVED)).toBeInTheDocument();
  expect(screen.getByLabelText('Proof')).toHaveAccessibleDescription(NOT_SAVED);
  expect(screen.getByText('We could not reach Phila.')).toBeInTheDocument();
  expect(registration()).toHaveValue('ND 123');
  // Saves after the upload has failed.
  await person.click(save());
  expect(await screen.findByText(NOT_SAVED)).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  await person.selectOptions(screen.getByLabelText('Proof'), 'old.pdf');
  await person.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(send.mock.calls).toEqual([[{ registration: 'ND 123', proof: OLD.documentId }]]);
});

it('says nothing at the field while the upload is tried again', async () => {
  const { person, endUpload } = await uploading();
  await person.type(registration(), 'ND 123');
  await person.click(save());
  endUpload(new CallError(0, 'We could not reach Phila.'));
  expect(await screen.findByText(NOT_SAVED)).toBeInTheDocument();
  let fail: (error: Error) => void = () => undefined;
  fake.answer(answer(calls.documents.upload, () => new Promise((_, reject) => (fail = reject))));
  await person.click(screen.getByRole('button', { name: 'Retry disc.pdf' }));
  await waitFor(() => expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument());
  await act(async () => fail(new CallError(0, 'We could not reach Phila.')));
  expect(await screen.findByText(NOT_SAVED)).toBeInTheDocument();
});

it('asks before the dialog closes while a file is on its way, and says what becomes of it', async () => {
  const { person, endUpload } = await uploading();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  expect(question).toHaveTextContent('goes to My Documents, and is not attached here');
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Keep editing' }));
  await act(async () => endUpload(new CallError(0, 'We could not reach Phila.')));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('saves nothing where the upload is cancelled while saving waits', async () => {
  const { person } = await uploading();
  await person.type(registration(), 'ND 123');
  await person.click(save());
  await person.click(screen.getByRole('button', { name: 'Cancel disc.pdf' }));
  expect(await screen.findByText(NOT_SAVED)).toBeInTheDocument();
  await person.click(save());
  expect(await screen.findByText('Please attach the proof')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

it('says at once what is wrong with other fields', async () => {
  const { person } = await uploading();
  await person.click(save());
  expect(await screen.findByText('Please enter the registration')).toBeInTheDocument();
  expect(save()).toBeInTheDocument();
});

it('saves nothing once the page was left', async () => {
  const { person, endUpload } = await uploading();
  await person.type(registration(), 'ND 123');
  await person.click(save());
  await person.click(screen.getByText('Another page'));
  await act(async () => endUpload(NEW));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});
