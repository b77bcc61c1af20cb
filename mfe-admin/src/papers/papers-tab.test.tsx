import { calls, type HandedPaper, type PaperBatch } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { CallError } from '@phila/platform';
import { answer, type Answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PapersTab from './papers-tab.tsx';

const {
  addBatch,
  addPaper,
  batchById,
  batches,
  choosePerson,
  handOver,
  leavePaperOut,
  papersOfBatch,
  replacePaper,
  stopHandOver,
  withdrawBatch,
  withdrawPaper,
} = calls.papers;

const GUID = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';
const BATCH = '01910000-0000-7000-8000-000000000001';
const PERSON = '01910000-0000-7000-8000-00000000000a';
const params = { guid: GUID, batchId: BATCH };

const batchOf = (counts: Partial<PaperBatch['counts']> = {}, more: Partial<PaperBatch> = {}): PaperBatch => ({
  id: BATCH,
  kind: 'payslip',
  title: 'November 2026',
  addedAt: '2026-11-30T07:00:00.000Z',
  handOverAt: null,
  isUnderWay: false,
  isStopped: false,
  counts: {
    unread: 0,
    matched: 0,
    several: 0,
    none: 0,
    notPdf: 0,
    seenBefore: 0,
    handedOver: 0,
    withdrawn: 0,
    ...counts,
  },
  read: 0,
  ...more,
});

const paperOf = (fileName: string, more: Partial<HandedPaper> = {}): HandedPaper => ({
  id: `01910000-0000-7000-8000-0000000000${fileName.slice(0, 2)}`,
  fileName,
  size: 1_200,
  state: 'matched',
  personId: PERSON,
  personName: 'Sipho Naidoo',
  by: 'idInName',
  several: [],
  handedOverAt: null,
  readAt: null,
  withdrawnAt: null,
  withdrawnReason: null,
  ...more,
});
const unmatched = { state: 'none', personId: null, personName: null, by: null } as const;

const paged = <T,>(items: T[]) => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 25,
  totalPages: 1,
  hasNext: false,
  hasPrevious: false,
});

const show = (
  path: string,
  { batch = batchOf(), files = [] as HandedPaper[] },
  answers: Answer[] = [],
  may: readonly Permission[] = ['organisation.members.read', 'organisation.members.write'],
) => {
  renderWithPlatform(<PapersTab guid={GUID} osName="Umoya Energy" />, {
    path,
    may: [...may],
    answers: [
      answer(batches, paged([batch])),
      answer(batchById, batch),
      answer(papersOfBatch, paged(files)),
      ...answers,
    ],
  });
  return userEvent.setup({ delay: null });
};
const OPEN = `/?show=papers&row=${BATCH}`;
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const act = async (person: ReturnType<typeof show>, file: string, item: string) => {
  await person.click(await screen.findByRole('button', { name: `Actions for ${file}` }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
};

it('lists the batches with what is to be looked at and who has read theirs', async () => {
  show('/?show=papers', { batch: batchOf({ handedOver: 297, none: 2, notPdf: 1 }, { read: 120 }) });
  expect(await screen.findByRole('link', { name: 'Payslips, November 2026' })).toHaveAttribute(
    'href',
    expect.stringContaining(`row=${BATCH}`),
  );
  expect(screen.getByText('120 of 297')).toBeInTheDocument();
  expect(screen.getByText('300')).toBeInTheDocument();
  expect(screen.getByText('3')).toBeInTheDocument();
});

it('says what to do while there are none, and offers nothing without the right to', async () => {
  show('/?show=papers', {}, [answer(batches, paged([]))], ['organisation.members.read']);
  expect(await screen.findByText('No papers yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bring papers' })).not.toBeInTheDocument();
});

it('begins a batch and opens it', async () => {
  const person = show('/?show=papers', {}, [answer(addBatch, batchOf())]);
  await person.click(await screen.findByRole('button', { name: 'Bring papers' }));
  const box = within(screen.getByRole('dialog', { name: 'Bring papers' }));
  await person.click(box.getByRole('button', { name: 'Go on to the files' }));
  expect(await box.findByText('Please enter what they are called')).toBeInTheDocument();
  await person.type(box.getByRole('textbox', { name: /^Called/ }), 'November 2026');
  await person.click(box.getByRole('button', { name: 'Go on to the files' }));
  expect(await screen.findByRole('heading', { name: 'Payslips, November 2026' })).toBeInTheDocument();
  expect(fake.sent(addBatch)).toEqual([
    { params: { guid: GUID }, body: { kind: 'payslip', title: 'November 2026' } },
  ]);
  expect(await screen.findByText('No files yet')).toBeInTheDocument();
});

it('brings files one by one, and says which did not arrive, to bring them again with the same key', async () => {
  let isDown = true;
  const person = show(OPEN, {}, [
    answer(addPaper, ({ file }) => {
      if (isDown && file.name === '02.pdf') throw new CallError(0, 'You are offline.');
      return paperOf(file.name, { state: 'unread' });
    }),
  ]);
  await person.upload(await screen.findByLabelText('PDFs of this batch', { selector: 'input' }), [
    pdf('01.pdf'),
    pdf('02.pdf'),
  ]);
  expect(await screen.findByText('02.pdf: You are offline.')).toBeInTheDocument();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Bring those again' }));
  await waitFor(() => expect(screen.queryByText('02.pdf: You are offline.')).not.toBeInTheDocument());
  expect(fake.sent(addPaper).map(({ file }) => file.name)).toEqual(['01.pdf', '02.pdf', '02.pdf']);
  const [first, second, again] = fake.keys(addPaper);
  expect([first === second, again]).toEqual([false, second]);
});

it('shows who each file is for and why, and gives one to the person chosen among the members', async () => {
  const files = [
    paperOf('01 8704150183084.pdf'),
    paperOf('02.pdf', { ...unmatched, state: 'several', several: ['Nomsa Khumalo', 'Sipho Naidoo'] }),
    paperOf('03.pdf', unmatched),
  ];
  const person = show(OPEN, { batch: batchOf({ matched: 1, several: 1, none: 1 }), files }, [
    answer(calls.organisation.members, {
      members: [
        {
          id: PERSON,
          name: 'Nomsa Khumalo',
          address: 'n•••@example.org',
          state: 'confirmed' as const,
          since: '2026-11-20T10:00:00.000Z',
          until: null,
        },
      ],
      hasMore: false,
      counts: { confirmed: 1, claimed: 0, invited: 0, refused: 0 },
    }),
    answer(choosePerson, paperOf('02.pdf')),
  ]);
  expect(await screen.findByText('ID number in the name')).toBeInTheDocument();
  expect(screen.getByText('Nomsa Khumalo or Sipho Naidoo')).toBeInTheDocument();
  expect(screen.getByText('1 matched. Several people: 1. No one matches: 1')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Choose the person of 02.pdf' }));
  const box = within(screen.getByRole('dialog', { name: 'Who is 02.pdf for?' }));
  await person.click(await box.findByRole('button', { name: 'Choose Nomsa Khumalo' }));
  await waitFor(() => expect(fake.sent(choosePerson)).toHaveLength(1));
  expect(fake.sent(choosePerson)[0]).toEqual({
    params: { ...params, paperId: files[1]?.id },
    body: { personId: PERSON },
  });
});

it('leaves a file out, and replaces one', async () => {
  const files = [paperOf('01.pdf', unmatched), paperOf('02.pdf', { ...unmatched, state: 'notPdf' })];
  const person = show(OPEN, { batch: batchOf({ none: 1, notPdf: 1 }), files }, [
    answer(leavePaperOut, true),
    answer(replacePaper, paperOf('04.pdf')),
  ]);
  await act(person, '01.pdf', 'Leave out');
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave it out' }),
  );
  await waitFor(() =>
    expect(fake.sent(leavePaperOut)).toEqual([{ params: { ...params, paperId: files[0]?.id } }]),
  );
  await act(person, '02.pdf', 'Replace');
  await person.upload(await screen.findByLabelText('The other file', { selector: 'input' }), pdf('04.pdf'));
  await waitFor(() => expect(fake.sent(replacePaper)).toHaveLength(1));
  expect(fake.sent(replacePaper)[0]?.file.name).toBe('04.pdf');
});

it('hands over what is matched after a yes, and says what stays', async () => {
  const person = show(OPEN, { batch: batchOf({ matched: 297, none: 3 }) }, [
    answer(handOver, batchOf({ matched: 297, none: 3 }, { isUnderWay: true })),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Hand 297 papers over' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Hand 297 papers over?' }));
  expect(asked.getByText(/3 files stay here/)).toBeInTheDocument();
  await person.click(asked.getByRole('button', { name: 'Hand 297 papers over' }));
  await waitFor(() => expect(fake.sent(handOver)).toEqual([{ params }]));
});

it('waits with handing over until all files are read', async () => {
  show(OPEN, { batch: batchOf({ matched: 2, unread: 1 }) });
  expect(await screen.findByRole('button', { name: 'Hand 2 papers over' })).toBeDisabled();
  expect(screen.getByText('2 of 3 files read')).toBeInTheDocument();
});

it('stops a hand-over under way, and goes on with what is left', async () => {
  let batch = batchOf({ matched: 100, handedOver: 200 }, { isUnderWay: true });
  const person = show(OPEN, { batch }, [
    answer(batchById, () => batch),
    answer(stopHandOver, () => {
      batch = { ...batch, isUnderWay: false, isStopped: true };
      return batch;
    }),
  ]);
  expect(await screen.findByText(/^200 of 300 papers handed over/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add PDFs' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Go on with 100 papers' })).toBeEnabled();
});

it('shows receipts, and withdraws one paper or all with a reason', async () => {
  const files = [
    paperOf('01.pdf', { state: 'handedOver', readAt: '2026-12-01T06:30:00.000Z' }),
    paperOf('02.pdf', { state: 'handedOver' }),
    paperOf('03.pdf', { state: 'withdrawn', withdrawnReason: 'Wrong month' }),
  ];
  const person = show(OPEN, { batch: batchOf({ handedOver: 2, withdrawn: 1 }, { read: 1 }), files }, [
    answer(withdrawPaper, paperOf('02.pdf')),
    answer(withdrawBatch, batchOf()),
  ]);
  expect(await screen.findByText('2 papers handed over, 1 read. 1 withdrawn')).toBeInTheDocument();
  expect(await screen.findByText('Tue, 01 Dec 2026 at 08:30')).toBeInTheDocument();
  expect(screen.getByText('Not yet')).toBeInTheDocument();
  expect(screen.getByText('Wrong month')).toBeInTheDocument();
  await act(person, '02.pdf', 'Withdraw');
  const one = within(await screen.findByRole('dialog', { name: 'Withdraw 02.pdf?' }));
  await person.type(one.getByRole('textbox', { name: /^Why/ }), 'Wrong person');
  await person.click(one.getByRole('button', { name: 'Withdraw it' }));
  await waitFor(() =>
    expect(fake.sent(withdrawPaper)).toEqual([
      { params: { ...params, paperId: files[1]?.id }, body: { reason: 'Wrong person' } },
    ]),
  );
  await person.click(await screen.findByRole('button', { name: 'Withdraw 2 papers' }));
  const all = within(await screen.findByRole('dialog', { name: 'Withdraw 2 papers?' }));
  await person.type(all.getByRole('textbox', { name: /^Why/ }), 'Wrong month');
  await person.click(all.getByRole('button', { name: 'Withdraw them' }));
  await waitFor(() =>
    expect(fake.sent(withdrawBatch)).toEqual([{ params, body: { reason: 'Wrong month' } }]),
  );
});
