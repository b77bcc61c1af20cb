import { calls } from '@phila/contract/calls';
import { clientResourceCalls } from '@phila/contract/resources';
import { shopDiscount } from '@phila/contract/resources/shop-discount';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BatchOfCodes } from './batch-of-codes.tsx';

const { createDiscountBatch, adminProducts } = calls.shop;
const { undo } = clientResourceCalls(shopDiscount);
const OPERATION = '01910000-0000-4000-8000-000000000001';

let files: Blob[];
beforeEach(() => {
  files = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
    revokeObjectURL: jest.fn(),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const made = answer(createDiscountBatch, {
  operation: OPERATION,
  codes: 12,
  fileName: 'discount codes LETTER 2026-11-27.csv',
  file: 'Code\r\nLETTER-ACDEF-GHJKM\r\n',
});

const open = async (...answers: Answer[]) => {
  renderWithPlatform(<BatchOfCodes />, {
    may: ['shop.discounts.read', 'shop.discounts.write'],
    path: '/admin/discount-management',
    answers: [answer(adminProducts, []), ...answers],
  });
  const person = userEvent.setup({ delay: null });
  await person.click(screen.getByRole('button', { name: 'Make a batch' }));
  return { person, dialog: within(await screen.findByRole('dialog')) };
};

type Opened = Awaited<ReturnType<typeof open>>;

const fill = async ({ person, dialog }: Opened) => {
  const count = dialog.getByLabelText(/^How many codes/);
  await person.clear(count);
  await person.type(count, '12');
  await person.type(dialog.getByRole('textbox', { name: /^Prefix/ }), 'letter');
  await person.selectOptions(dialog.getByRole('combobox', { name: /^Type of discount/ }), 'A percentage');
  await person.type(dialog.getByLabelText(/^How much/), '10');
  await person.type(dialog.getByLabelText(/^Minimum spend/), '0');
  await person.type(dialog.getByLabelText(/^First day/), '2026-11-01');
};

it('says at each field what is missing, and sends nothing', async () => {
  const opened = await open(made);
  await opened.person.click(opened.dialog.getByRole('button', { name: 'Make the codes' }));
  expect(await opened.dialog.findByText(/^A prefix has 2 to 20 letters and digits/)).toBeInTheDocument();
  expect(fake.sent(createDiscountBatch)).toEqual([]);
});

it('saves the file, narrows the list to the batch, and takes it back by one call', async () => {
  const opened = await open(
    made,
    answer(undo, { operation: OPERATION, rows: [{ id: 1, name: 'A', isDone: true, message: null }] }),
  );
  await fill(opened);
  await opened.person.click(opened.dialog.getByRole('button', { name: 'Make the codes' }));
  expect(await screen.findByText(/^12 codes made, saved as discount codes LETTER/)).toBeInTheDocument();
  expect(fake.sent(createDiscountBatch)).toMatchObject([
    { body: { count: 12, prefix: 'letter', kind: 'percent', value: 10, usageLimit: 1, productIds: [] } },
  ]);
  expect(files).toHaveLength(1);
  expect(fake.place().search).toBe('?search=LETTER');
  await opened.person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(fake.sent(undo)).toEqual([{ body: { operation: OPERATION } }]));
});

it('is the same batch when it is sent again after a lost reply, and another one by other terms', async () => {
  const opened = await open(
    answer(createDiscountBatch, () => {
      throw new CallError(0, 'No reply');
    }),
  );
  await fill(opened);
  const press = async (times: number) => {
    await opened.person.click(opened.dialog.getByRole('button', { name: 'Make the codes' }));
    await waitFor(() => expect(fake.keys(createDiscountBatch)).toHaveLength(times));
    await waitFor(() => expect(opened.dialog.getByRole('button', { name: 'Make the codes' })).toBeEnabled());
  };
  await press(1);
  await press(2);
  await opened.person.type(opened.dialog.getByRole('textbox', { name: /^Prefix/ }), 's');
  await press(3);
  const [first, again, changed] = fake.keys(createDiscountBatch);
  expect(first).toBeDefined();
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

it('says at the prefix that it is taken, and leaves what was typed', async () => {
  const message = 'There are codes that begin with LETTER already: please choose another prefix';
  const opened = await open(
    answer(createDiscountBatch, () => {
      throw new CallError(422, message, [{ path: 'prefix', message }]);
    }),
  );
  await fill(opened);
  await opened.person.click(opened.dialog.getByRole('button', { name: 'Make the codes' }));
  expect((await opened.dialog.findAllByText(message)).length).toBeGreaterThan(0);
  expect(opened.dialog.getByRole('textbox', { name: /^Prefix/ })).toHaveValue('letter');
  expect(files).toEqual([]);
});
