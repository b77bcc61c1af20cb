import { calls, type MetadataElement } from '@phila/contract/calls';
import type { Permission } from '@phila/contract/permissions';
import { CallError } from '@phila/platform';
import { type Answer, answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listProducts, readProduct } from './product-choice.tsx';
import QuestionsPage from './questions-page.tsx';

const { readProductMetadata, defineProductMetadata } = calls.shop;

const asked = (id: string, label: string, more: Partial<MetadataElement> = {}): MetadataElement => ({
  id,
  label,
  type: 'text',
  required: false,
  placeholder: '',
  options: [],
  ...more,
});
const town = asked('town', 'In which town?', {
  type: 'select',
  required: true,
  options: ['Durban', 'Pretoria'],
});
const company = asked('company', 'Who is it for?');
const lunch = asked('lunch', 'What may be in your lunch?', { type: 'checkbox', options: ['Fish', 'Dairy'] });

const product = (id: number, name: string) => ({
  id,
  version: 1,
  removedAt: null,
  publishedAt: null,
  pictures: { image: null },
  name,
  sku: `sku-${id}`,
  categoryId: 1,
  price: 100,
  shortDescription: 'Short',
  description: null,
  link: null,
  isActive: true,
  isDelivered: false,
  kind: 'once',
  beginWords: null,
  beginDate: null,
  beginPlace: null,
  beginLink: null,
  beginFile: null,
  beginCode: null,
});
const course = product(12, 'First aid');
const coach = product(13, 'Interview coach');

const show = (
  elements: MetadataElement[],
  {
    path = '/?product=12',
    may = ['shop.catalogue.read', 'shop.catalogue.write'] as readonly Permission[],
    more = [] as Answer[],
    used = [] as { id: string; orders: number }[],
  } = {},
) => {
  renderWithPlatform(<QuestionsPage />, {
    may,
    path,
    answers: [
      answer(listProducts, ({ query }) => ({
        items: [course, coach].filter(({ name }) =>
          name.toLowerCase().includes((query?.SearchTerm ?? '').toLowerCase()),
        ),
        pageNumber: 1,
        pageSize: 25,
        hasNext: false,
      })),
      answer(readProduct, ({ params: { id } }) => (id === 12 ? course : coach)),
      answer(readProductMetadata, ({ params: { productId } }) => ({
        productId,
        version: 1,
        used,
        metaData: { elements: productId === 12 ? elements : [] },
      })),
      answer(defineProductMetadata, ({ params: { productId }, body }) => ({
        productId,
        version: 2,
        used,
        metaData: {
          elements: body.metaData.elements.map((one) => asked(one.id, one.label, one as MetadataElement)),
        },
      })),
      ...more,
    ],
  });
  return userEvent.setup({ delay: null });
};

const list = () => screen.findByRole('list', { name: 'Questions' });
const labels = async () =>
  within(await list())
    .getAllByRole('button', { name: /^Change/ })
    .map((button) => button.getAttribute('aria-label')?.slice('Change “'.length, -1));
const preview = () => within(screen.getByRole('region', { name: 'What a buyer sees' }));
const save = () => screen.getByRole('button', { name: 'Save' });
const sentLabels = () =>
  fake.sent(defineProductMetadata).map(({ body }) => body.metaData.elements.map(({ label }) => label));

it('adds a question that is checked, shows it as a buyer meets it, and saves the list', async () => {
  const person = show([]);
  expect(await screen.findByText('This product has no questions')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Add the first question' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a question' }));
  await person.selectOptions(form.getByLabelText(/^Kind of answer/), 'One from a list');
  await person.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByText('Please enter the question')).toBeInTheDocument();
  expect(form.getByText('Please add the options to choose from')).toBeInTheDocument();
  await person.type(form.getByLabelText(/^Question/), 'In which town?');
  await person.type(form.getByLabelText(/^Options/), 'Durban{Enter}Pretoria');
  await person.click(form.getByRole('checkbox', { name: 'Required' }));
  await person.click(form.getByRole('button', { name: 'Add' }));
  expect(await labels()).toEqual(['In which town?']);
  const control = preview().getByLabelText('In which town? *');
  expect(within(control).getByRole('option', { name: 'Pretoria' })).toBeInTheDocument();
  expect(fake.sent(defineProductMetadata)).toEqual([]);
  await person.click(save());
  await waitFor(() =>
    expect(fake.sent(defineProductMetadata)).toEqual([
      {
        params: { productId: 12 },
        body: {
          version: 1,
          metaData: {
            elements: [{ ...town, id: expect.stringMatching(/^q-\d+(-\d+){3}$/) as string }],
          },
        },
      },
    ]),
  );
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

it('changes a question under its id, and refuses what the product asks already', async () => {
  const person = show([town, company]);
  await person.click(await screen.findByRole('button', { name: 'Change “Who is it for?”' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change the question' }));
  const label = form.getByLabelText(/^Question/);
  await person.clear(label);
  await person.type(label, 'in which TOWN?');
  await person.click(form.getByRole('button', { name: 'Done' }));
  expect(form.getByText('This question is already asked')).toBeInTheDocument();
  await person.clear(label);
  await person.type(label, 'For whose company?');
  await person.click(form.getByRole('button', { name: 'Done' }));
  expect(preview().getByLabelText('For whose company?')).toBeInTheDocument();
  await person.click(save());
  await waitFor(() =>
    expect(fake.sent(defineProductMetadata)[0]?.body.metaData.elements).toEqual([
      town,
      { ...company, label: 'For whose company?' },
    ]),
  );
});

it('orders by keys and by the menu, says where a question is, and takes the old order for no change', async () => {
  const person = show([town, company, lunch]);
  const handle = () => screen.getByRole('button', { name: 'Move “In which town?”' });
  await screen.findByRole('button', { name: 'Move “In which town?”' });
  handle().focus();
  await person.keyboard('{ArrowDown}');
  expect(await labels()).toEqual(['Who is it for?', 'In which town?', 'What may be in your lunch?']);
  expect(screen.getByText('“In which town?” is now 2 of 3.')).toBeInTheDocument();
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(handle()).toHaveFocus();
  await person.keyboard('{End}');
  expect((await labels()).at(-1)).toBe('In which town?');
  await person.keyboard('{Home}');
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Actions for “What may be in your lunch?”' }));
  expect(screen.getByRole('menuitem', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true');
  await person.click(screen.getByRole('menuitem', { name: 'Move up' }));
  await person.click(save());
  await waitFor(() =>
    expect(sentLabels()).toEqual([['In which town?', 'What may be in your lunch?', 'Who is it for?']]),
  );
});

it('orders by a dragged handle, and leaves all as it was by Escape', async () => {
  const person = show([town, company, lunch]);
  // Spaces the entries 50 px apart, as jsdom has no layout.
  const entries = [...(await list()).children];
  entries.forEach((entry, at) => {
    entry.getBoundingClientRect = () => new DOMRect(0, at * 50, 300, 50);
  });
  const handle = screen.getByRole('button', { name: 'Move “In which town?”' });
  const press = { keys: '[MouseLeft>]', target: handle, coords: { x: 10, y: 25 } };
  const draw = { target: handle, coords: { x: 10, y: 90 } };
  await person.pointer([press, draw]);
  expect(entries[1]).toHaveAttribute('data-drop', 'below');
  await person.keyboard('{Escape}');
  await person.pointer('[/MouseLeft]');
  expect((await labels())[0]).toBe('In which town?');
  await person.pointer([press, draw, '[/MouseLeft]']);
  expect(await labels()).toEqual(['Who is it for?', 'In which town?', 'What may be in your lunch?']);
  await person.click(screen.getByRole('button', { name: 'Discard the changes' }));
  expect((await labels())[0]).toBe('In which town?');
});

it('deletes a question and brings it back to its place', async () => {
  const person = show([town, company]);
  await person.click(await screen.findByRole('button', { name: 'Actions for “In which town?”' }));
  await person.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await labels()).toEqual(['Who is it for?']);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await person.click(undo);
  expect(await labels()).toEqual(['In which town?', 'Who is it for?']);
  expect(screen.getByRole('button', { name: 'Move “In which town?”' })).toHaveFocus();
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

it('keeps what was made where it is refused, and says why', async () => {
  const person = show([town, company], {
    more: [
      answer(defineProductMetadata, () => {
        throw new CallError(422, 'Refused', [
          { path: 'metaData.elements.0.options', message: 'Please enter the option' },
        ]);
      }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Actions for “Who is it for?”' }));
  await person.click(screen.getByRole('menuitem', { name: 'Move up' }));
  await person.click(save());
  expect(await screen.findByText('Please enter the option')).toBeInTheDocument();
  expect(await labels()).toEqual(['Who is it for?', 'In which town?']);
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});

it('shows what another administrator saved since, keeps the changes made here, and saves them when asked again', async () => {
  let now = { productId: 12, version: 1, used: [], metaData: { elements: [town, company] } };
  const person = show([], {
    more: [
      answer(readProductMetadata, () => now),
      answer(defineProductMetadata, ({ body }) => {
        if (body.version !== now.version) throw new CallError(409, 'Changed by somebody else', []);
        now = {
          ...now,
          version: now.version + 1,
          metaData: { elements: body.metaData.elements as MetadataElement[] },
        };
        return now;
      }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Actions for “Who is it for?”' }));
  await person.click(screen.getByRole('menuitem', { name: 'Move up' }));
  now = { ...now, version: 2, metaData: { elements: [town, lunch] } };
  await person.click(save());
  expect(await screen.findByText('Somebody else saved these questions')).toBeInTheDocument();
  expect(
    screen.getByText(/The product asks now: “In which town\?”, “What may be in your lunch\?”\./),
  ).toBeInTheDocument();
  expect(await labels()).toEqual(['Who is it for?', 'In which town?']);
  expect(now.metaData.elements).toEqual([town, lunch]);
  await person.click(screen.getByRole('button', { name: 'Discard the changes' }));
  expect(await labels()).toEqual(['In which town?', 'What may be in your lunch?']);
  await person.click(screen.getByRole('button', { name: 'Actions for “What may be in your lunch?”' }));
  await person.click(screen.getByRole('menuitem', { name: 'Move up' }));
  await person.click(save());
  await waitFor(() => expect(now.metaData.elements.map(({ id }) => id)).toEqual(['lunch', 'town']));
  expect(fake.sent(defineProductMetadata).map(({ body }) => body.version)).toEqual([1, 2]);
  await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
});

it('says how many orders used a question, whose kind stays then', async () => {
  const person = show([town, company], { used: [{ id: 'company', orders: 37 }] });
  expect(await screen.findByText('37 orders used this')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Change “Who is it for?”' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change the question' }));
  expect(form.getByLabelText(/^Kind of answer/)).toBeDisabled();
  expect(form.getByText(/^37 orders used this, so its kind stays/)).toBeInTheDocument();
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Change “In which town?”' }));
  const other = within(await screen.findByRole('dialog', { name: 'Change the question' }));
  expect(other.getByLabelText(/^Kind of answer/)).toBeEnabled();
});

it('warns where a saved question becomes one of another kind: answers are deleted', async () => {
  const person = show([company]);
  await person.click(await screen.findByRole('button', { name: 'Change “Who is it for?”' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change the question' }));
  expect(form.queryByText(/are deleted/)).not.toBeInTheDocument();
  await person.selectOptions(form.getByLabelText(/^Kind of answer/), 'Secret, never shown again');
  expect(form.getByText('Answers that are not ordered yet are deleted')).toBeInTheDocument();
});

it('lets the dialog be tried: what must be answered is said, and nothing is sent', async () => {
  const person = show([town]);
  await screen.findByRole('region', { name: 'What a buyer sees' });
  await person.click(preview().getByRole('button', { name: 'Finish' }));
  expect(preview().getByText('This field is required')).toBeInTheDocument();
  await person.selectOptions(preview().getByLabelText('In which town? *'), 'Durban');
  await person.click(preview().getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(fake.notices()).toMatchObject([{ severity: 'info' }]));
  expect(fake.sent(defineProductMetadata)).toEqual([]);
});

it('searches the products, opens the one that is chosen, and asks before it leaves what is not saved', async () => {
  const person = show([town, company]);
  await person.click(await screen.findByRole('button', { name: 'Actions for “Who is it for?”' }));
  await person.click(screen.getByRole('menuitem', { name: 'Move up' }));
  const choose = async () => {
    await person.click(screen.getByRole('combobox', { name: 'Product' }));
    await person.keyboard('coach');
    await waitFor(() =>
      expect(fake.sent(listProducts).at(-1)).toEqual({
        query: { PageNumber: 1, PageSize: 25, SearchTerm: 'coach' },
      }),
    );
    await waitFor(() => expect(screen.queryByTitle('First aid (sku-12)')).not.toBeInTheDocument());
    await person.click(await screen.findByTitle('Interview coach (sku-13)'));
  };
  await choose();
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await person.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(fake.place().search).toBe('?product=12');
  await choose();
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(fake.place().search).toBe('?product=13');
  expect(await screen.findByText('This product has no questions')).toBeInTheDocument();
});

it('asks for a product where the address names none', async () => {
  show([], { path: '/' });
  expect(await screen.findByText('Choose a product')).toBeInTheDocument();
  expect(fake.sent(readProductMetadata)).toEqual([]);
});

it('says of a product that there is not', async () => {
  show([], {
    more: [
      answer(readProductMetadata, () => {
        throw new CallError(404, 'There is no such product.');
      }),
    ],
  });
  expect(await screen.findByText('There is no such product.')).toBeInTheDocument();
});

it('shows those who may only read the questions and their preview, and nothing that changes', async () => {
  show([town], { may: ['shop.catalogue.read'] });
  expect(within(await list()).getByText('In which town?')).toBeInTheDocument();
  expect(preview().getByLabelText('In which town? *')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add|Change|Move|Save|Actions/ })).not.toBeInTheDocument();
});
