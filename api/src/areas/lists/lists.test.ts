import { calls } from '@phila/contract';
import { addOrganisations, UMOYA } from '../../testing/employer/employ.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';

const { lists } = calls;

let service: TestService;
/** People who may write banners, read them, write at one organisation, and nothing. */
let writer: SignedIn;
let auditor: SignedIn;
let limited: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  service = await startService();
  await addOrganisations(service);
  [writer, auditor, limited, person] = await Promise.all([
    signedIn(service, { role: 'communications' }),
    signedIn(service, { role: 'auditor' }),
    signedIn(service, { role: 'organisationAdministrator', roleAt: UMOYA.osNo }),
    signedIn(service),
  ]);
});
afterAll(() => service.close());

const params = { list: 'banners' };
const view = { name: 'Ends soon', address: 'sort=endDate', columns: ['title', 'endDate'], isShared: false };
const read = async (who: SignedIn, list = 'banners') =>
  (await service.call(lists.read, { params: { list } }, { token: who.token })).value;
const add = (who: SignedIn, more: Partial<typeof view> = {}) =>
  service.call(lists.addView, { params, body: { ...view, ...more } }, { token: who.token });

test('choices about a list are kept for that person and that list, each separately', async () => {
  const choose = (body: object) => service.call(lists.choose, { params, body }, { token: person.token });
  expect(await read(person)).toEqual({
    size: null,
    columns: null,
    isDense: false,
    widths: {},
    viewId: null,
    views: [],
  });
  await choose({ size: 50 });
  await choose({ columns: ['title'], isDense: true });
  expect(await read(person)).toMatchObject({ size: 50, columns: ['title'], isDense: true });
  await choose({ columns: null });
  expect(await read(person)).toMatchObject({ size: 50, columns: null, isDense: true });
  await choose({ widths: { title: 320 } });
  expect(await read(person)).toMatchObject({ size: 50, widths: { title: 320 } });
  expect((await choose({ widths: { title: 5 } })).status).toBe(422);
  await choose({ widths: null });
  expect(await read(person)).toMatchObject({ size: 50, widths: {} });
  expect(await read(person, 'offers')).toMatchObject({ size: null, isDense: false });
  expect(await read(writer)).toMatchObject({ size: null, isDense: false });
});

test('a view is one’s own: saved, renamed, opened with, removed', async () => {
  const { value: saved } = await add(person, { name: 'Mine' });
  const token = { token: person.token };
  const own = { params: { ...params, id: saved.id } };
  await service.call(lists.changeView, { ...own, body: { name: 'Still mine' } }, token);
  await service.call(lists.choose, { params, body: { viewId: saved.id } }, token);
  expect(await read(person)).toMatchObject({
    viewId: saved.id,
    views: [{ ...view, id: saved.id, name: 'Still mine', isMine: true }],
  });
  expect((await read(writer)).views).toEqual([]);
  for (const call of [
    service.call(lists.changeView, { ...own, body: { name: 'Taken' } }, { token: writer.token }),
    service.call(lists.removeView, own, { token: writer.token }),
  ])
    expect((await call).status).toBe(404);
  const other = await service.call(
    lists.choose,
    { params, body: { viewId: saved.id } },
    { token: writer.token },
  );
  expect(other.status).toBe(422);
  await service.call(lists.removeView, own, token);
  expect(await read(person)).toMatchObject({ viewId: null, views: [] });
});

test('people who may change every row can share a view with people who may read every row', async () => {
  for (const who of [auditor, limited, person])
    expect(
      (await service.call(lists.addView, { params, body: { ...view, isShared: true } }, { token: who.token }))
        .status,
    ).toBe(403);
  const { value: mine } = await add(auditor);
  const sharing = { params: { ...params, id: mine.id }, body: { isShared: true } };
  expect((await service.call(lists.changeView, sharing, { token: auditor.token })).status).toBe(403);
  const { value: shared } = await add(writer, { name: 'For everybody', isShared: true });
  expect((await read(auditor)).views).toMatchObject([
    { name: 'Ends soon', isMine: true },
    { name: 'For everybody', isMine: false, isShared: true },
  ]);
  expect((await read(limited)).views).toEqual([]);
  expect((await read(person)).views).toEqual([]);
  await service.call(lists.choose, { params, body: { viewId: shared.id } }, { token: auditor.token });
  const ended = { params: { ...params, id: shared.id }, body: { isShared: false } };
  await service.call(lists.changeView, ended, { token: writer.token });
  expect(await read(auditor)).toMatchObject({ viewId: null, views: [{ name: 'Ends soon' }] });
});
