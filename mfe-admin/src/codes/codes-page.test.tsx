import { calls, type CodeBatch, type CodePool } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CodesPage from './codes-page.tsx';

const { addCodes, checkCodes, codeBatches, codePools, codesOfFile, revokeBatch } = calls.voucher;

const pool: CodePool = {
  offerId: 7,
  name: 'Groceries',
  isActive: true,
  isLow: true,
  free: 3,
  given: 40,
  redeemed: 38,
  revoked: 2,
};
const batch: CodeBatch = {
  id: 1,
  name: 'First letter',
  addedAt: '2026-11-20T08:00:00.000Z',
  free: 3,
  given: 40,
  redeemed: 38,
  revoked: 2,
  revokedAt: null,
  revokedBecause: null,
};
const found = answer(codeBatches, { pool, batches: [batch] });

const show = (
  path: string,
  answers: Answer[],
  may: readonly ('voucher.codes.read' | 'voucher.codes.write')[] = [
    'voucher.codes.read',
    'voucher.codes.write',
  ],
) => {
  renderWithPlatform(<CodesPage />, { may, path, answers });
  return userEvent.setup({ delay: null });
};

it('lists the pools of offers, and only those that run low where that is asked for', async () => {
  const other = { ...pool, offerId: 8, name: 'Coffee', isLow: false, free: 500 };
  const person = show('/', [answer(codePools, [pool, other])]);
  expect(await screen.findByRole('link', { name: 'Groceries' })).toHaveAttribute(
    'href',
    '/admin/code-batches?offer=7',
  );
  expect(screen.getByText('Running low')).toBeInTheDocument();
  await person.click(screen.getByRole('checkbox', { name: 'Only those running low' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Coffee' })).not.toBeInTheDocument());
  expect(fake.place().search).toBe('?low=true');
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'nothing');
  expect(await screen.findByText('No offer matches')).toBeInTheDocument();
});

it('shows what became of the codes of a batch, and nothing to do to those who only read', async () => {
  show('/?offer=7', [found], ['voucher.codes.read']);
  const counts = await screen.findByText('First letter');
  expect(counts).toBeInTheDocument();
  const [, ofBatch] = screen.getAllByText('Returned');
  expect(ofBatch?.nextElementSibling).toHaveTextContent('2');
  expect(screen.queryByRole('button', { name: /Add codes|Actions/ })).not.toBeInTheDocument();
});

it('adds codes that were pasted, and names the lines that cannot be added', async () => {
  const person = show('/?offer=7', [
    found,
    answer(addCodes, () => {
      throw new CallError(422, 'One of the codes is a duplicate. Nothing was added.', [
        { path: 'codes.1', message: 'Line 2: A-2 is there already. Nothing was added.' },
      ]);
    }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Add codes' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Add the codes' }));
  expect(await within(dialog).findByText('Please add at least one code')).toBeInTheDocument();
  await person.click(within(dialog).getByRole('textbox', { name: /^Codes/ }));
  await person.paste('A-1\n\nA-2');
  expect(within(dialog).getByText('2 codes')).toBeInTheDocument();
  await person.click(within(dialog).getByRole('button', { name: 'Add the codes' }));
  expect(
    await within(dialog).findByText('Line 2: A-2 is there already. Nothing was added.'),
  ).toBeInTheDocument();
  expect(fake.sent(addCodes).at(-1)).toEqual({ body: { offerId: 7, codes: ['A-1', 'A-2'] } });
  // Keeps the pasted text.
  expect(within(dialog).getByRole('textbox', { name: /^Codes/ })).toHaveValue('A-1\n\nA-2');
});

it('tries codes from a file, whose name the batch has', async () => {
  const person = show('/?offer=7', [
    found,
    answer(codesOfFile, { codes: ['B-1', 'B-2'], leftOut: ['Given to', 'Note'] }),
    answer(checkCodes, { codes: 2 }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Add codes' }));
  const dialog = await screen.findByRole('dialog');
  const file = new File(['B-1\r\nB-2\r\n'], 'letter.csv', { type: 'text/csv' });
  await person.upload(within(dialog).getByLabelText('Open a file'), file);
  expect(await within(dialog).findByDisplayValue('letter.csv')).toBeInTheDocument();
  expect(
    within(dialog).getByText('Not read, as no such column is known: Given to, Note.'),
  ).toBeInTheDocument();
  await person.click(within(dialog).getByRole('button', { name: 'Check the codes' }));
  expect(await within(dialog).findByText('2 codes can be added')).toBeInTheDocument();
  expect(fake.sent(checkCodes)[0]?.body?.codes).toEqual(['B-1', 'B-2']);
});

it('says below the button why a file cannot be read, and leaves what was pasted', async () => {
  const person = show('/?offer=7', [
    found,
    answer(codesOfFile, () => {
      throw new CallError(422, 'There is no code on line 7');
    }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Add codes' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('textbox', { name: /^Codes/ }));
  await person.paste('A-1');
  const file = new File(['x'], 'film.csv', { type: 'text/csv' });
  await person.upload(within(dialog).getByLabelText('Open a file'), file);
  expect(await within(dialog).findByText(/^film\.csv: There is no code on line 7/)).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox', { name: /^Codes/ })).toHaveValue('A-1');
});

it('revokes a batch with why, and the codes that people have only where that is ticked', async () => {
  const person = show('/?offer=7', [
    found,
    answer(revokeBatch, {
      ...batch,
      free: 0,
      revoked: 5,
      revokedAt: '2026-11-25T08:00:00.000Z',
      revokedBecause: 'Printed twice',
    }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Actions for First letter' }));
  await person.click(screen.getByRole('menuitem', { name: 'Revoke' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Revoke the batch' }));
  expect(await within(dialog).findByText('Please say why, in at least 5 characters')).toBeInTheDocument();
  await person.type(within(dialog).getByRole('textbox'), 'Printed twice');
  await person.click(within(dialog).getByRole('checkbox'));
  await person.click(within(dialog).getByRole('button', { name: 'Revoke the batch' }));
  await waitFor(() =>
    expect(fake.sent(revokeBatch)).toEqual([
      { params: { id: 1 }, body: { reason: 'Printed twice', given: true } },
    ]),
  );
});
