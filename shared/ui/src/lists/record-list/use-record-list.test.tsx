import type { Page, PageQuery } from '@phila/contract/calls';
import { tableCalls, toBody, type RowOf } from '@phila/contract/records';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { act, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { lookupAnswers } from '../../testing/specimen.ts';
import { visit, visits } from '../../testing/visit.ts';
import { useRecordList, type RecordList } from './index.ts';

type Visit = RowOf<typeof visit>;
const { list, create, update, remove, bulk } = tableCalls(visit);

/** Answers the list as the service does. */
const served = (rows: Visit[], { PageNumber, PageSize = 5 }: PageQuery): Visit[] | Page<Visit> => {
  if (PageNumber === undefined) return rows;
  const totalPages = Math.ceil(rows.length / PageSize);
  return {
    items: rows.slice((PageNumber - 1) * PageSize, PageNumber * PageSize),
    totalCount: rows.length,
    pageNumber: PageNumber,
    pageSize: PageSize,
    totalPages,
    hasNext: PageNumber < totalPages,
    hasPrevious: PageNumber > 1,
  };
};

let found: RecordList<Visit, ReturnType<typeof toBody<typeof visit>>>;
const Probe = () => {
  const records = useRecordList(visit);
  useLayoutEffect(() => {
    found = records;
  });
  return null;
};
let stored: Visit[];
const show = async (rows: Visit[], ...answers: Answer[]) => {
  stored = rows;
  renderWithPlatform(<Probe />, {
    answers: [...lookupAnswers, answer(list, ({ query }) => served(stored, query as PageQuery)), ...answers],
  });
  await waitFor(() => expect(found.state).not.toBe('waiting'));
};
const places = () => found.rows.map(({ place }) => place);
const body = (place: string) => toBody(visit, { place, provinceId: 1 });

it('gives the rows of a page, searched, sorted and turned, with nothing drawn', async () => {
  await show(visits(12));
  expect(found).toMatchObject({ state: 'ready', total: 12, matching: 12, page: 1, pages: 3, size: 5 });
  expect(places()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
  act(() => found.turnTo(3));
  expect(places()).toEqual(['A11', 'A12']);
  act(() => found.resize(10));
  expect(found).toMatchObject({ page: 1, pages: 2, size: 10 });
  act(() => found.sort({ field: 'place', descending: true }));
  expect(places()[0]).toBe('A9');
  act(() => found.search('a1'));
  expect(found).toMatchObject({ matching: 4, total: 12, term: 'a1' });
});

it('tells that there is none from that none was found, and from that none could be read', async () => {
  await show([]);
  expect(found.state).toBe('empty');
  stored = visits(2);
  fake.answer(answer(create, visits(1, 3)[0] as Visit));
  await act(() => found.add(body('A3')));
  await waitFor(() => expect(found.state).toBe('ready'));
  act(() => found.search('nothing'));
  expect(found).toMatchObject({ state: 'ready', matching: 0 });
});

it('says why nothing could be read, and reads again', async () => {
  await show(
    visits(1),
    answer(list, () => {
      throw new CallError(400, 'Not now');
    }),
  );
  expect(found).toMatchObject({ state: 'failed', error: { message: 'Not now' } });
  fake.answer(answer(list, ({ query }) => served(stored, query as PageQuery)));
  await act(() => found.retry());
  await waitFor(() => expect(places()).toEqual(['A1']));
});

it('has a new row on the page at once, whatever was searched for', async () => {
  const made = { ...(visits(1, 8)[0] as Visit), place: 'New' };
  await show(
    visits(7),
    answer(create, () => {
      stored = [...stored, made];
      return made;
    }),
  );
  act(() => found.search('A1'));
  await act(() => found.add(body('New')));
  expect(found).toMatchObject({ term: '', page: 2, fresh: made.id });
  expect(places()).toContain('New');
  expect(fake.sent(create)).toEqual([{ body: body('New') }]);
});

const lost = () => {
  throw new CallError(0, 'No reply');
};

it('sends a form again under the same key, and another form under another', async () => {
  await show([], answer(create, lost));
  act(() => found.beginAdding());
  await act(() => expect(found.add(body('A1'))).rejects.toThrow('No reply'));
  fake.answer(answer(create, visits(1)[0] as Visit));
  await act(() => found.add(body('A1')));
  await act(() => found.add(body('A1')));
  fake.answer(answer(create, lost));
  await act(() => expect(found.add(body('A1'))).rejects.toThrow('No reply'));
  act(() => found.beginAdding());
  await act(() => expect(found.add(body('A1'))).rejects.toThrow('No reply'));
  const [first, again, ...others] = fake.keys(create);
  expect(first).toMatch(/^\d+(-\d+){3}$/);
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
});

it('saves changes after a lost reply in the row that was added', async () => {
  const [row] = visits(1) as [Visit];
  const changed = { ...row, place: 'B1', version: 2 };
  await show(
    [row],
    answer(create, () => {
      throw new CallError(422, 'Saved already', [], row);
    }),
    answer(update, () => {
      stored = [changed];
      return changed;
    }),
  );
  act(() => found.beginAdding());
  await act(() => expect(found.add(body('B1'))).resolves.toEqual(changed));
  expect(fake.sent(update)).toEqual([{ body: { ...body('B1'), version: 1, visitUID: row.id } }]);
  expect(places()).toEqual(['B1']);
});

it('puts a row back once, however often its reply is lost', async () => {
  await show(
    visits(1),
    answer(remove, () => {
      stored = [];
      return true;
    }),
    answer(create, lost),
  );
  await act(() => found.remove(found.rows[0] as Visit));
  await act(() => expect(found.putBack()).rejects.toThrow('No reply'));
  await act(() => expect(found.putBack()).rejects.toThrow('No reply'));
  const [first, again] = fake.keys(create);
  expect(first).toMatch(/^\d+(-\d+){3}$/);
  expect(again).toBe(first);
});

it('changes a row at once, and names the version that was edited', async () => {
  const [first] = visits(1) as [Visit];
  const changed = { ...first, place: 'B1', version: 2 };
  await show(
    visits(2),
    answer(update, () => {
      stored = [changed, ...stored.slice(1)];
      return changed;
    }),
  );
  await act(() => found.update(first, { ...body('B1'), version: 1 }));
  expect(places()).toEqual(['B1', 'A2']);
  expect(fake.sent(update)).toEqual([{ body: { ...body('B1'), version: 1, visitUID: first.id } }]);
});

it('deletes one, or all that are selected on any page', async () => {
  await show(
    visits(8),
    answer(remove, () => {
      stored = stored.slice(1);
      return true;
    }),
    answer(bulk, ({ body: { ids } }) => {
      stored = stored.filter(({ id }) => !ids.includes(id));
      return true;
    }),
  );
  expect(found.canSelect).toBe(true);
  await act(() => found.remove(found.rows[0] as Visit));
  expect(places()).toEqual(['A2', 'A3', 'A4', 'A5', 'A6']);
  const ids = [stored[0], stored[6]].map((row) => row?.id ?? '');
  act(() => found.select(ids, true));
  act(() => found.select([ids[1] ?? ''], false));
  act(() => found.select([ids[1] ?? ''], true));
  await act(() => found.removeSelected());
  expect(fake.sent(bulk)).toEqual([{ body: { ids } }]);
  expect(found.selected.size).toBe(0);
  expect(places()).toEqual(['A3', 'A4', 'A5', 'A6', 'A7']);
});

it('says of a row that was deleted elsewhere that it is gone, and reads the list again', async () => {
  await show(
    visits(2),
    answer(remove, () => {
      stored = stored.slice(1);
      throw new CallError(404, 'an error occurred');
    }),
  );
  const gone = found.rows[0] as Visit;
  await act(() => expect(found.remove(gone)).rejects.toThrow('This was deleted elsewhere in the meantime'));
  await waitFor(() => expect(places()).toEqual(['A2']));
});

it('names a row as a person would', async () => {
  await show(visits(1));
  await waitFor(() => expect(found.nameOf(found.rows[0] as Visit)).toBe('A1, Eastern Cape'));
});

it('deletes nothing for a row without an id, and says so', async () => {
  await show(visits(2));
  const [row] = found.rows;
  await expect(found.remove({ ...(row as Visit), id: '' })).rejects.toThrow(
    'Something happened, please try again later.',
  );
  expect(fake.sent(remove)).toEqual([]);
});

it('finds a row of any page by its id', async () => {
  await show(visits(12));
  const last = stored.at(-1) as Visit;
  expect(places()).not.toContain(last.place);
  expect(found.rowOf(last.id)?.place).toBe(last.place);
  expect(found.rowOf('01910000-0000-7000-8000-ffffffffffff')).toBeUndefined();
});
