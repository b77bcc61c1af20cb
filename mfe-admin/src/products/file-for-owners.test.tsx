import { calls, type BeginningFile } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileForOwners } from './file-for-owners.tsx';

const { shop } = calls;
const pdf = new File(['%PDF-1.7'], 'workbook.pdf', { type: 'application/pdf' });

const show = (first: BeginningFile | null, canWrite = true, save?: () => BeginningFile) => {
  let kept = first;
  renderWithPlatform(<FileForOwners productId={7} canWrite={canWrite} />, {
    signedIn: true,
    answers: [
      answer(shop.readBeginningFile, () => kept),
      answer(shop.saveBeginningFile, () => {
        kept = save === undefined ? { fileName: 'workbook.pdf', size: 2048 } : save();
        return kept;
      }),
      answer(shop.removeBeginningFile, () => {
        kept = null;
        return true;
      }),
    ],
  });
};
const choose = (label: string) => screen.findByLabelText(label);
const input = 'File for those who own it: choose a file';

it('saves a file as soon as it is chosen, and shows it', async () => {
  show(null);
  expect(await screen.findByText('No file yet')).toBeInTheDocument();
  await userEvent.upload(await choose(input), pdf);
  expect(await screen.findByText('workbook.pdf')).toBeInTheDocument();
  expect(screen.getByText('2 KB')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose another' })).toBeInTheDocument();
  expect(fake.sent(shop.saveBeginningFile)).toMatchObject([
    { params: { id: 7 }, file: { name: 'workbook.pdf' } },
  ]);
});

it('says what is wrong with a file, and keeps the one before', async () => {
  show({ fileName: 'before.pdf', size: 1 }, true, () => {
    throw new CallError(415, 'This is a program. Please choose another file.');
  });
  await userEvent.upload(await choose(input), pdf);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This is a program. Please choose another file.',
  );
  expect(screen.getByText('before.pdf')).toBeInTheDocument();
});

it('asks before it removes the file', async () => {
  show({ fileName: 'before.pdf', size: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the file' }));
  expect(await screen.findByRole('alertdialog', { name: 'Remove before.pdf?' })).toBeInTheDocument();
  expect(fake.sent(shop.removeBeginningFile)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No file yet')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('only shows it to those who may not change products', async () => {
  show({ fileName: 'before.pdf', size: 1 }, false);
  expect(await screen.findByText('before.pdf')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
