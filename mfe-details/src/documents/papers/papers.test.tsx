import { calls, type PapersOfEmployer, type ReceivedPaper } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import DocumentsPage from '../documents-page.tsx';

const { readPaper, receivedPaperFile, receivedPapers } = calls.papers;

const paperOf = (n: number, title: string, more: Partial<ReceivedPaper> = {}): ReceivedPaper => ({
  id: `01935000-0000-7000-8000-00000000000${n}`,
  fileName: `E1042-${n}.pdf`,
  kind: 'payslip',
  title,
  size: 2_048,
  handedOverAt: `2026-11-2${n}T08:00:00.000Z`,
  readAt: null,
  ...more,
});
const november = paperOf(8, 'November 2026');
const october = paperOf(5, 'October 2026', { readAt: '2026-11-26T08:00:00.000Z' });

let papers: ReceivedPaper[];
beforeEach(() => {
  papers = [november, october];
  Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const umoya = (): PapersOfEmployer[] => [{ osNo: 7, osName: 'Umoya Energy', logo: null, papers }];
const receipt = (id: string): ReceivedPaper => {
  papers = papers.map((one) => (one.id === id ? { ...one, readAt: '2026-11-30T08:00:00.000Z' } : one));
  const found = papers.find((one) => one.id === id);
  if (found === undefined) throw new CallError(404, 'Not found');
  return found;
};
const refused = () => {
  throw new CallError(503, 'The service is busy');
};

const show = (path: string, ...more: Answer[]) => {
  const { container } = renderWithPlatform(<DocumentsPage />, {
    path,
    answers: [
      answer(calls.documents.folders, [
        { id: 1, folderName: 'Identity', folderParentId: 0, documentCount: 2, fixed: true },
      ]),
      answer(calls.documents.quota, { used: 0, total: 1, largestFile: 1, inTrash: 0, types: [] }),
      answer(receivedPapers, umoya),
      answer(receivedPaperFile, ({ params }) => {
        receipt(params.paperId);
        return new Blob(['%PDF-1.7']);
      }),
      answer(readPaper, ({ params }) => receipt(params.paperId)),
      ...more,
    ],
  });
  return { user: userEvent.setup({ pointerEventsCheck: 0, delay: null }), container };
};
const openFolder = async () => within(await screen.findByRole('dialog', { name: 'Umoya Energy' }));

it('is a folder after the person’s own, with how many are new', async () => {
  const { user } = show('/documents');
  const tile = await screen.findByRole('button', { name: 'Umoya Energy 2 papers, 1 new' });
  const titles = screen.getAllByRole('listitem').map((one) => one.textContent);
  expect(titles).toEqual(['Identity2 documents', 'Umoya Energy2 papers, 1 new']);
  await user.click(tile);
  expect(await openFolder()).toBeTruthy();
  expect(fake.place().pathname).toBe('/documents/from-7');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fake.place().pathname).toBe('/documents');
});

it('lists kind, name and day, what is new, and says what the employer sees before a paper is opened', async () => {
  show('/documents/from-7');
  const dialog = await openFolder();
  const rows = (await dialog.findAllByRole('listitem')).map((one) => one.textContent);
  expect(rows[0]).toMatch(/November 2026New.*Payslip · 28 Nov 2026/);
  expect(rows[1]).toMatch(/October 2026Payslip · 25 Nov 2026.*Read 26 Nov 2026/);
  expect(dialog.getByRole('note')).toHaveTextContent(/Umoya Energy sees the day on which you first opened/);
  expect(fake.sent(receivedPaperFile)).toEqual([]);
  expect((await axe.run(screen.getByRole('dialog'))).violations).toEqual([]);
});

it('opens a paper in the preview, which is the receipt', async () => {
  const { user } = show('/documents/from-7');
  const dialog = await openFolder();
  await user.click(await dialog.findByRole('button', { name: 'Open Payslip, November 2026' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Payslip, November 2026' }));
  await user.click(await preview.findByRole('button', { name: 'Download' }));
  expect(fake.sent(receivedPaperFile)).toHaveLength(1);
  await user.click(preview.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(await dialog.findByText(/^Read 30 Nov 2026/)).toBeInTheDocument();
  expect(dialog.queryByText('New')).not.toBeInTheDocument();
});

it('gives a receipt for “I have read it”, without opening it', async () => {
  const { user } = show('/documents/from-7');
  const dialog = await openFolder();
  await user.click(await dialog.findByRole('button', { name: 'I have read it: Payslip, November 2026' }));
  expect(await dialog.findByText(/^Read 30 Nov 2026/)).toBeInTheDocument();
  expect(fake.sent(readPaper)).toMatchObject([{ params: { paperId: november.id } }]);
  expect(fake.sent(receivedPaperFile)).toEqual([]);
  expect(fake.notices()).toMatchObject([
    { severity: 'success', text: 'Umoya Energy sees that you have read Payslip, November 2026' },
  ]);
});

it('saves a copy, and reads the list again for its receipt', async () => {
  const { user } = show('/documents/from-7');
  const dialog = await openFolder();
  await user.click(await dialog.findByRole('button', { name: 'Save a copy of Payslip, November 2026' }));
  expect(await dialog.findByText(/^Read 30 Nov 2026/)).toBeInTheDocument();
});

it('says that a paper was withdrawn, and takes it from the list', async () => {
  const gone = () => {
    papers = [october];
    throw new CallError(404, 'Not found');
  };
  const { user } = show('/documents/from-7', answer(readPaper, gone), answer(receivedPaperFile, gone));
  const dialog = await openFolder();
  await user.click(await dialog.findByRole('button', { name: 'Open Payslip, November 2026' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Payslip, November 2026' }));
  expect(await preview.findByText('Umoya Energy withdrew this paper in the meantime.')).toBeInTheDocument();
  await user.click(preview.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
});

it('without papers at its address leads to the folders', async () => {
  papers = [];
  const { user } = show('/documents/from-7', answer(receivedPapers, []));
  expect(await screen.findByText('You have no papers at this address')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'See your folders' }));
  await waitFor(() => expect(fake.place().pathname).toBe('/documents'));
});

it('that cannot be read says so, in the folder and on the page, where the person’s own folders stay', async () => {
  const { user } = show('/documents', answer(receivedPapers, refused));
  expect(await screen.findByText(/Papers from your employer could not be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Identity/ })).toBeInTheDocument();
  fake.answer(answer(receivedPapers, umoya));
  await user.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await screen.findByRole('button', { name: /^Umoya Energy/ })).toBeInTheDocument();
});

it('in the folder asks again', async () => {
  const { user } = show('/documents/from-7', answer(receivedPapers, refused));
  const dialog = within(await screen.findByRole('dialog', { name: 'Papers' }));
  expect(await dialog.findByText('The service is busy')).toBeInTheDocument();
  fake.answer(answer(receivedPapers, umoya));
  await user.click(dialog.getByRole('button', { name: /again|retry/i }));
  expect(await (await openFolder()).findByText('November 2026')).toBeInTheDocument();
});
