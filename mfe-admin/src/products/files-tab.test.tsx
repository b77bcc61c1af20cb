import { calls, type BeginningFile } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import FilesTab from './files-tab.tsx';

const show = (words: string, file: BeginningFile | null) =>
  renderWithPlatform(<FilesTab productId={7} words={words} canWrite />, {
    signedIn: true,
    answers: [answer(calls.shop.readBeginningFile, file)],
  });
const seen = async () => within(await screen.findByRole('region', { name: 'As those who own it see it' }));

it('shows the file with the words that its owners read', async () => {
  show('Open the **workbook** first.', { fileName: 'workbook.pdf', size: 2048 });
  const owners = await seen();
  expect(owners.getByText('workbook')).toHaveProperty('tagName', 'STRONG');
  expect(await owners.findByText('workbook.pdf, 2 KB')).toBeInTheDocument();
});

it('says where the words come from while there are none', async () => {
  show('', null);
  const owners = await seen();
  expect(owners.getByText(/What you write under Details is shown here/)).toBeInTheDocument();
  expect(await screen.findByText('No file yet')).toBeInTheDocument();
  expect(owners.queryByText(/KB$/)).not.toBeInTheDocument();
});
