import { attachedDocument, lookup, lookupsOf, option, percentage, whole } from '@phila/contract/fields';
import { calls, type PersonsDocument } from '@phila/contract/calls';
import { lookups } from '@phila/contract/lookups';
import { form, sentBy, toForm } from '@phila/contract/records';
import { voucherCause } from '@phila/contract/resources/voucher-cause';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton } from '../form/index.ts';
import { findings } from '../../testing/findings.ts';
import { lookupAnswers } from '../../testing/specimen.ts';
import { forgetUploads } from '../uploads/index.ts';
import { FormFields, ValueText } from './index.ts';

const kinds = form({
  fields: {
    region: option('Region', [
      { id: 'inland', name: 'Inland' },
      { id: 'coast', name: 'Coast' },
    ]),
    province: lookup('Province', lookups.provinces, undefined, {
      among: {
        field: 'region',
        keep: ({ name }, region) => (name === 'Free State') === (region === 'inland'),
      },
    }),
    others: lookupsOf('Other provinces', lookups.provinces),
    share: percentage('Share'),
    term: whole('Term', { unit: 'years' }),
  },
});

const sent = jest.fn();
const show = (row: object | null) => {
  sent.mockReset();
  const { container } = renderWithPlatform(
    <Form
      label="Kinds"
      initialValues={toForm(kinds, row)}
      check={() => []}
      send={async (values) => sent(sentBy(kinds, values))}
    >
      <FormFields type={kinds} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
    { answers: lookupAnswers },
  );
  return { container, person: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
};
const listed = (label: string) =>
  [...screen.getByLabelText(label).querySelectorAll('option')].map(({ textContent }) => textContent);

it('lists the choices that go with the other field, and gives up one that no longer does', async () => {
  const { container, person } = show({ region: 'inland', province: 2, term: 3 });
  await waitFor(() => expect(listed('Province')).toContain('Free State'));
  expect(listed('Province')).not.toContain('Eastern Cape');
  expect(screen.getByLabelText('Province')).toHaveDisplayValue('Free State');
  expect(await findings(container)).toEqual([]);
  await person.selectOptions(screen.getByLabelText('Region'), 'Coast');
  expect(listed('Province')).toContain('Eastern Cape');
  expect(listed('Province')).not.toContain('Free State');
  await person.click(await screen.findByRole('checkbox', { name: 'Free State' }));
  await person.type(screen.getByLabelText('Share'), '12,5');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledWith({ region: 'coast', province: null, others: [2], share: 12.5, term: 3 });
});

it('offers what can be chosen no longer only where it is chosen already, and there once more after another', async () => {
  const cause = form({ fields: { causeTypeId: voucherCause.fields.causeTypeId } });
  const entry = (id: number, name: string, isActive: boolean) => ({
    id,
    name,
    isActive,
    lookupType: 'CauseType',
  });
  const answers = [answer(calls.voucher.lookups, [entry(1, 'School', true), entry(2, 'Clinic', false)])];
  const shown = (row: object | null) =>
    renderWithPlatform(
      <Form label="Cause" initialValues={toForm(cause, row)} check={() => []} send={async () => undefined}>
        <FormFields type={cause} />
      </Form>,
      { answers },
    );
  const { unmount } = shown({ causeTypeId: 1 });
  await waitFor(() => expect(listed('Type of cause')).toContain('School'));
  expect(listed('Type of cause')).not.toContain('Clinic');
  unmount();
  shown({ causeTypeId: 2 });
  await waitFor(() => expect(listed('Type of cause')).toContain('Clinic'));
  const person = userEvent.setup({ delay: null });
  await person.selectOptions(screen.getByLabelText('Type of cause'), 'School');
  expect(listed('Type of cause')).toContain('Clinic');
});

const file = (documentId: string, originalDocumentName: string): PersonsDocument => ({
  documentId,
  blobStorageDocumentName: `blob of ${documentId}`,
  originalDocumentName,
  folderId: 1,
  type: 'pdf',
  size: 1_000,
  dateUploaded: '2026-11-20T09:00:00.000Z',
  dateDeleted: null,
  expiryDate: null,
});
const OLD = file('01910000-0000-7000-8000-000000000001', 'old.pdf');
const NEW = file('01910000-0000-7000-8000-000000000002', 'new.pdf');
const licence = form({ fields: { proof: attachedDocument('Proof', { folder: 'identity' }) } });
const documentAnswers = [
  answer(calls.documents.folders, [
    { id: 1, folderName: 'Identity', folderParentId: 0, documentCount: 1, fixed: true },
  ]),
  answer(calls.documents.documentsPerFolder, [OLD]),
  answer(calls.documents.upload, NEW),
  answer(calls.documents.quota, { used: 0, total: 1, inTrash: 0, largestFile: 1, types: [] }),
  answer(calls.documents.trash, []),
  answer(calls.documents.file, new Blob(['%PDF'])),
];
afterEach(() => forgetUploads());

it('attaches a file of My Documents or a new upload, shows its name and sends its id', async () => {
  sent.mockReset();
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  const { container } = renderWithPlatform(
    <Form
      label="Licence"
      initialValues={toForm(licence, { proof: OLD })}
      check={() => []}
      send={async (values) => sent(sentBy(licence, values))}
    >
      <FormFields type={licence} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
    { answers: documentAnswers },
  );
  expect(await screen.findByText('old.pdf')).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Proof' }));
  await screen.findByRole('option', { name: 'old.pdf' });
  await person.upload(
    screen.getByLabelText('Upload a new file', { selector: 'input' }),
    new File(['%PDF'], 'new.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('new.pdf')).toBeInTheDocument();
  expect(fake.sent(calls.documents.upload)[0]?.body).toEqual({ FolderId: 1 });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenLastCalledWith({ proof: NEW.documentId });
});

it('shows an attached file by its name, which opens it; its id stands in no address', async () => {
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  renderWithPlatform(<ValueText field={licence.fields.proof} value={OLD} />, { answers: documentAnswers });
  await person.click(screen.getByRole('button', { name: 'Open old.pdf' }));
  expect(await screen.findByRole('dialog', { name: 'old.pdf' })).toBeInTheDocument();
  await waitFor(() =>
    expect(fake.sent(calls.documents.file)).toEqual([{ query: { FileName: OLD.blobStorageDocumentName } }]),
  );
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
