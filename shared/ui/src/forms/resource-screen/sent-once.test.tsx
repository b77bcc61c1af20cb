import { calls as called } from '@phila/contract/calls';
import { clientResourceCalls } from '@phila/contract/resources';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parcel, parcels, type Parcel } from '../../testing/parcel.ts';
import { lookupAnswers } from '../../testing/specimen.ts';
import { ResourceScreen } from './index.ts';

/* Tests that a form or a file sent again after a lost reply is not saved twice. */

const calls = clientResourceCalls(parcel);
const OPERATION = '01910000-0000-4000-8000-000000000001';
const [row] = parcels(1) as [Parcel];
const added: Parcel = { ...row, id: 9, label: 'Post' };
const lost = () => {
  throw new CallError(0, 'You are offline.');
};

const show = async (path: string, answers: Answer[], resource = parcel) => {
  renderWithPlatform(
    <ResourceScreen resource={resource} title="Parcels" sentence="On its way." why="Add the first one." />,
    {
      path,
      may: ['shop.catalogue.read', 'shop.catalogue.write'],
      answers: [
        ...lookupAnswers,
        answer(called.lists.read, {
          size: null,
          columns: null,
          isDense: false,
          widths: {},
          viewId: null,
          views: [],
        }),
        answer(called.administration.bulkJobs, []),
        answer(calls.list, { items: [row], pageNumber: 1, pageSize: 25, hasNext: false } as never),
        answer(calls.count, { count: 1, isCapped: false }),
        answer(calls.read, ({ params: { id } }) => (id === 9 ? added : row) as never),
        ...answers,
      ],
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Parcels' });
  return userEvent.setup({ delay: null });
};
const drawer = async () => within(await screen.findByRole('dialog'));
type Person = Awaited<ReturnType<typeof show>>;

const fill = async (person: Person, label: string) => {
  const field = await (await drawer()).findByLabelText(/^Label/);
  await person.clear(field);
  await person.type(field, label);
  await person.selectOptions((await drawer()).getByLabelText(/^Province/), 'Eastern Cape');
};
const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Save' }));

describe('the form of a new row', () => {
  it('has one key until it is saved, however often it is sent', async () => {
    const person = await show('/?row=new', [answer(calls.create, lost)]);
    await fill(person, 'Post');
    await save(person);
    await waitFor(() => expect(fake.sent(calls.create)).toHaveLength(1));
    const reads = fake.sent(calls.list).length;
    await save(person);
    await waitFor(() => expect(fake.sent(calls.create)).toHaveLength(2));
    // Reads the list again: the row may have been added.
    await waitFor(() => expect(fake.sent(calls.list).length).toBeGreaterThan(reads));
    fake.answer(answer(calls.create, { operation: OPERATION, row: added } as never));
    await save(person);
    expect(await screen.findByText('Post added')).toBeInTheDocument();
    const keys = fake.keys(calls.create);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  it('ends with Cancel: filled again, it is another', async () => {
    const person = await show('/?row=new', [answer(calls.create, lost)]);
    await fill(person, 'Post');
    await save(person);
    await waitFor(() => expect(fake.sent(calls.create)).toHaveLength(1));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(fake.place().search).toBe(''));
    await person.click((await screen.findAllByRole('button', { name: 'Add a parcel' }))[0] as HTMLElement);
    await fill(person, 'Another');
    await save(person);
    await waitFor(() => expect(fake.sent(calls.create)).toHaveLength(2));
    expect(new Set(fake.keys(calls.create)).size).toBe(2);
  });

  it('changed after its row was added without a reply, it changes that row', async () => {
    const person = await show('/?row=new', [answer(calls.create, lost)]);
    await fill(person, 'Post');
    await save(person);
    await waitFor(() => expect(fake.sent(calls.create)).toHaveLength(1));
    fake.answer(
      answer(calls.create, () => {
        throw new CallError(422, 'This was saved already', [], { operation: OPERATION, row: added });
      }),
    );
    fake.answer(
      answer(calls.update, { operation: OPERATION, row: { ...added, label: 'Other', version: 2 } } as never),
    );
    await fill(person, 'Other');
    await save(person);
    expect(await screen.findByText('Other added')).toBeInTheDocument();
    expect(fake.sent(calls.update)).toMatchObject([
      { params: { id: 9 }, body: { label: 'Other', version: 1 } },
    ]);
  });
});

describe('a picture', () => {
  const { savePicture } = calls;
  if (savePicture === undefined) throw new Error('A parcel has pictures');

  it('has one key for one choice of a file, the same at every try, and no Undo', async () => {
    const person = await show('/?row=1', [answer(savePicture, lost)]);
    const input = await screen.findByLabelText('Photo: choose a file', { selector: 'input' });
    await person.upload(input, new File(['one'], 'one.png', { type: 'image/png' }));
    const photo = within(screen.getByRole('region', { name: 'Photo' }));
    expect(await photo.findByRole('alert')).toHaveTextContent('You are offline.');
    fake.answer(answer(savePicture, { operation: OPERATION, row } as never));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(fake.notices().at(-1)?.text).toBe('Photo saved'));
    expect(photo.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await person.upload(input, new File(['one'], 'one.png', { type: 'image/png' }));
    await waitFor(() => expect(fake.keys(savePicture)).toHaveLength(3));
    const [first, again, other] = fake.keys(savePicture);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it('chosen in the form of a new row is shown there, and saved once the row is', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:post', revokeObjectURL: () => undefined });
    const person = await show('/?row=new', [
      answer(calls.create, { operation: OPERATION, row: added } as never),
      answer(savePicture, { operation: OPERATION, row: { ...added, version: 2 } } as never),
    ]);
    await fill(person, 'Post');
    const input = (await drawer()).getByLabelText('Photo: choose a file', { selector: 'input' });
    await person.upload(input, new File(['one'], 'one.png', { type: 'image/png' }));
    expect((await drawer()).getByRole('img', { name: 'Photo' })).toHaveAttribute('src', 'blob:post');
    expect(fake.sent(savePicture)).toEqual([]);
    await save(person);
    expect(await screen.findByText('Post added')).toBeInTheDocument();
    expect(fake.sent(savePicture)).toMatchObject([{ params: { id: 9, picture: 'photo' } }]);
  });

  it('of a new row that is refused is said, and the row stays added', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:post', revokeObjectURL: () => undefined });
    const person = await show('/?row=new', [
      answer(calls.create, { operation: OPERATION, row: added } as never),
      answer(savePicture, lost),
    ]);
    await fill(person, 'Post');
    const input = (await drawer()).getByLabelText('Photo: choose a file', { selector: 'input' });
    await person.upload(input, new File(['one'], 'one.png', { type: 'image/png' }));
    await save(person);
    expect(await screen.findByText('Post added')).toBeInTheDocument();
    expect(fake.notices().map(({ text }) => text)).toContain('You are offline.');
    await waitFor(() => expect(fake.place().search).toBe('?row=9'));
  });
});

it('a file of rows is saved with one key for one choice of it, and tried without', async () => {
  const rows = [{ line: 2, id: null, name: 'P9', verdict: 'added' as const, message: null, fields: [] }];
  const person = await show('/', [answer(calls.importRows, { operation: null, rows, leftOut: [] })]);
  await person.click(await screen.findByRole('button', { name: 'More for parcels' }));
  await person.click(screen.getByRole('menuitem', { name: 'Import a file' }));
  const file = new File(['Label\r\nP9\r\n'], 'parcels.csv', { type: 'text/csv' });
  await person.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
  const button = await screen.findByRole('button', { name: 'Save 1 parcel' });
  fake.answer(answer(calls.importRows, lost));
  await person.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  fake.answer(answer(calls.importRows, { operation: OPERATION, rows, leftOut: [] }));
  await person.click(screen.getByRole('button', { name: 'Save 1 parcel' }));
  expect(await screen.findByText('1 parcel imported')).toBeInTheDocument();
  const [tried, first, again] = fake.keys(calls.importRows);
  expect([tried, typeof first, again]).toEqual([undefined, 'string', first]);
});

describe('Undo is not offered', () => {
  it('of a removal for good', async () => {
    const forGood = { ...parcel, isRestorable: false };
    const person = await show(
      '/',
      [answer(calls.remove, { operation: OPERATION, row } as never)],
      forGood as typeof parcel,
    );
    await person.click(await screen.findByRole('button', { name: 'Actions for P1' }));
    await person.click(screen.getByRole('menuitem', { name: 'Remove' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(fake.notices().at(-1)?.text).toBe('P1 removed'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('of a number that is masked, whose former value is not kept', async () => {
    const masked = {
      ...parcel,
      fields: { ...parcel.fields, label: { ...parcel.fields.label, masked: true } },
    };
    const person = await show(
      '/?row=1',
      [answer(calls.update, { operation: OPERATION, row: { ...row, label: 'Other', version: 2 } } as never)],
      masked as typeof parcel,
    );
    await fill(person, 'Other');
    await save(person);
    await waitFor(() => expect(fake.notices().at(-1)?.text).toBe('Other saved'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('rows in an order of their own', () => {
  const ordered = { ...parcel, orderedBy: 'weight' } as typeof parcel;
  const { order } = clientResourceCalls(ordered);
  if (order === undefined) throw new Error('An ordered resource has the call');
  const pages = (items: Parcel[]): Answer[] => {
    let stored = items;
    return [
      answer(calls.list, ({ query }) => {
        const { PageNumber = 1, PageSize = 25 } = query as { PageNumber?: number; PageSize?: number };
        return {
          items: stored.slice((PageNumber - 1) * PageSize, PageNumber * PageSize),
          pageNumber: PageNumber,
          pageSize: PageSize,
          hasNext: stored.length > PageNumber * PageSize,
        } as never;
      }),
      answer(calls.count, { count: items.length, isCapped: false }),
      answer(order, ({ body }) => {
        const [first, second] = body.ids.map((id) => stored.find((one) => one.id === id));
        const at = [first, second].map((one) => stored.indexOf(one as Parcel)).toSorted((a, b) => a - b);
        stored = stored.map((one, place) =>
          place === at[0] ? (first as Parcel) : place === at[1] ? (second as Parcel) : one,
        );
        return { operation: OPERATION, rows: [] };
      }),
    ];
  };
  const choose = async (person: Person, name: string, item: string) => {
    const button = await screen.findByRole('button', { name: `Actions for ${name}` });
    button.focus();
    await person.keyboard('{Enter}');
    const wanted = await screen.findByRole('menuitem', { name: item });
    for (let key = 0; key < 6 && document.activeElement !== wanted; key += 1)
      await person.keyboard('{ArrowDown}');
    expect(wanted).toHaveFocus();
    await person.keyboard('{Enter}');
  };

  it('the first of a page moves up to the end of the page before, by keys, and has the focus there', async () => {
    const person = await show('/?page=2&size=10', pages(parcels(12)), ordered);
    await choose(person, 'P11', 'Move up');
    await waitFor(() => expect(fake.sent(order)).toEqual([{ body: { ids: [11, 10] } }]));
    await waitFor(() => expect(fake.place().search).not.toContain('page=2'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for P11' })).toHaveFocus());
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(-2)).toEqual(['P9', 'P11']);
  });

  it('the last of a page moves down to the beginning of the next one', async () => {
    const person = await show('/?size=10', pages(parcels(12)), ordered);
    await choose(person, 'P10', 'Move down');
    await waitFor(() => expect(fake.sent(order)).toEqual([{ body: { ids: [11, 10] } }]));
    await waitFor(() => expect(fake.place().search).toContain('page=2'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for P10' })).toHaveFocus());
  });

  it('the very first and the very last move no further', async () => {
    const person = await show('/?size=10', pages(parcels(12)), ordered);
    await person.click(await screen.findByRole('button', { name: 'Actions for P1' }));
    expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menuitem', { name: 'Move down' })).not.toHaveAttribute('aria-disabled');
  });
});
