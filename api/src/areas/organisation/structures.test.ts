import { calls, organisation as resource, organisationType, resourceCalls } from '@phila/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { organisations } from '../../core/accounts/organisations.ts';
import { addOrganisations, IMBALI, UMOYA } from '../../testing/employer/employ.ts';
import { send } from '../../testing/json-request.ts';
import { asItIs, changeOf } from '../../testing/resources/as-it-is.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';

const { organisation } = calls;
const manage = resourceCalls(resource);
const types = resourceCalls(organisationType);
const NOT_IN_LIST = 'Please choose from the list';

let service: TestService;
let every: SignedIn;
let own: SignedIn;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-22T09:00:00Z') });
  await addOrganisations(service);
  every = await signedIn(service, { role: 'administrator' });
  own = await signedIn(service, { role: 'organisationAdministrator', roleAt: UMOYA.osNo });
});
afterAll(() => service.close());

const add = (osName: string, parentOsNo: number | null, as: SignedIn = every, more: object = {}) =>
  service.call(manage.create, { body: { osName, parentOsNo, ...more } as never }, as);
const made = async (...of: Parameters<typeof add>) => (await add(...of)).value.row;
const asIs = (id: number, as: SignedIn = every) => asItIs(service, resource, id, as);
const change = async (id: number, body: object, as: SignedIn = every) =>
  service.call(manage.update, await changeOf(service, resource, { id, by: as }, body), as);
const errorOf = ({ status, envelope }: Awaited<ReturnType<typeof change>>) => [
  status,
  envelope.errors?.[0]?.path,
  envelope.errors?.[0]?.message ?? envelope.errorMessage,
];
/** Waits for a message that the tree changed, until a limited role's reach follows it. */
const untilSeen = async (id: number, as: SignedIn, status: number): Promise<void> => {
  const started = Date.now();
  while ((await service.call(manage.read, { params: { id } }, as)).status !== status) {
    if (Date.now() - started > 5_000) throw new Error(`${id} did not become ${status}`);
    await new Promise((done) => setTimeout(done, 20));
  }
};

describe('an organisation', () => {
  test('comes back from an untouched export as no change, its own number beside that of its row', async () => {
    const exported = await send(`${service.url}/api/v1${manage.exportRows.path}`, { token: every.token });
    const text = exported.text;
    // Older exports had two columns with one heading.
    for (const file of [text, text.replace(/^(\uFEFF?Number,Version,Name,)[^,]*/, '$1Number')]) {
      const { value } = await service.call(
        manage.importRows,
        { body: { dryRun: 'true' }, file: new File([file], 'organisations.csv') },
        every,
      );
      expect([value.leftOut, value.rows.map(({ verdict, message }) => [verdict, message])]).toEqual([
        [],
        value.rows.map(() => ['same', null]),
      ]);
      expect(value.rows.length).toBeGreaterThan(1);
    }
  });

  test('gets the next number and a name in links, which never change', async () => {
    const first = await made('Karoo Power', null);
    expect(first).toMatchObject({ osName: 'Karoo Power', version: 1, id: first.osNo, parentOsNo: null });
    expect(first.osNo).toBeGreaterThan(1_000);
    expect(errorOf(await change(first.id, { osNo: 9_000 }))).toEqual([
      422,
      'osNo',
      'The number of an organisation never changes',
    ]);
    expect(errorOf(await change(first.id, { guid: UMOYA.guid }))).toEqual([
      422,
      'guid',
      'The name in links never changes',
    ]);
    expect(errorOf(await add('Twice', null, every, { osNo: UMOYA.osNo }))).toEqual([
      422,
      'osNo',
      'Another organisation has this number',
    ]);
    expect((await made('By hand', null, every, { osNo: 77 })).id).toBe(77);
    const renamed = await change(first.id, { osName: 'Karoo Energy', primaryColor: '#0B6E4F' });
    expect(renamed.value.row).toEqual({
      ...first,
      osName: 'Karoo Energy',
      primaryColor: '#0B6E4F',
      version: 2,
    });
  });

  test('is moved below another one, and never below itself', async () => {
    const top = await made('Top', null);
    const middle = await made('Middle', top.id);
    const low = await made('Low', middle.id);
    const ring = [422, 'parentOsNo', 'An organisation cannot be a part of itself, or of one below it'];
    for (const below of [top, middle, low])
      expect(errorOf(await change(top.id, { parentOsNo: below.id }))).toEqual(ring);
    const { value: freed } = await change(middle.id, { parentOsNo: null });
    await change(top.id, { parentOsNo: low.id });
    // Undoing the first move would create a cycle.
    const undone = await service.call(manage.undo, { body: { operation: freed.operation } }, every);
    expect(undone.value.rows.map(({ isDone }) => isDone)).toEqual([false]);
    const both = await Promise.all([
      made('One', null).then((one) => ({ one })),
      made('Other', null).then((other) => ({ other })),
    ]);
    const [{ one }, { other }] = both;
    const moves = await Promise.all([
      change(one.id, { parentOsNo: other.id }),
      change(other.id, { parentOsNo: one.id }),
    ]);
    expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('is archived only when nothing is a part of it, and its link opens nothing then', async () => {
    const top = await made('Archived', null);
    const part = await made('Part', top.id);
    const link = () => service.call(organisation.organisation, { params: { guid: String(top.guid) } }, {});
    const remove = async (id: number) => service.call(manage.remove, await asIs(id), every);
    expect([(await remove(top.id)).status, (await link()).status]).toEqual([409, 200]);
    await remove(part.id);
    expect([(await remove(top.id)).status, (await link()).status]).toEqual([200, 404]);
    if (manage.restore === undefined) throw new Error('no such call');
    const back = await service.call(manage.restore, await asIs(part.id), every);
    expect(errorOf(back)).toEqual([422, 'parentOsNo', 'The organisation above is archived']);
    await service.call(manage.restore, await asIs(top.id), every);
    expect((await service.call(manage.restore, await asIs(part.id), every)).status).toBe(200);
  });

  test('has its pictures on the pages that its link opens', async () => {
    const { id, guid } = await made('With a logo', null);
    if (manage.savePicture === undefined || manage.removePicture === undefined)
      throw new Error('no such call');
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0B6E4F' } });
    const file = new File([new Uint8Array(await image.png().toBuffer())], 'logo.png');
    const shown = async () =>
      (await service.call(organisation.organisation, { params: { guid: String(guid) } }, {})).value;
    for (const picture of ['logo', 'background'])
      await service.call(
        manage.savePicture,
        { params: { id, picture }, query: (await asIs(id)).query, file },
        every,
      );
    const { logo, backgroundImage } = await shown();
    const bytes = Buffer.from(String(logo).replace('data:image/webp;base64,', ''), 'base64');
    expect((await sharp(bytes).metadata()).width).toBe(300);
    expect(backgroundImage).toMatch(/^data:image\/webp;base64,/);
    const { pictures } = (await service.call(manage.read, { params: { id } }, every)).value;
    expect((await fetch(`${service.url}${pictures['logo']}`)).status).toBe(200);
    await service.call(
      manage.removePicture,
      { params: { id, picture: 'logo' }, query: (await asIs(id)).query },
      every,
    );
    expect((await shown()).logo).toBeNull();
  });
});

describe('the administrator of one organisation', () => {
  const all = () => service.database.select().from(organisations).where(eq(organisations.osNo, IMBALI.osNo));

  test('sees it and those below it, and makes others there, which are reached at once', async () => {
    const below = await made('Umoya Solar', UMOYA.osNo);
    await untilSeen(below.id, own, 200);
    const deeper = await made('Umoya Solar North', below.id, own);
    await untilSeen(deeper.id, own, 200);
    const { value: tree } = await service.call(organisation.structures, {}, own);
    expect(tree.map(({ osName, parentOsNo }) => [osName, parentOsNo])).toEqual([
      [UMOYA.osName, null],
      ['Umoya Solar', UMOYA.osNo],
      ['Umoya Solar North', below.id],
    ]);
    const { items } = (await service.call(manage.list, { query: {} }, own)).value;
    expect(items.map(({ id }) => id).toSorted()).toEqual([UMOYA.osNo, below.id, deeper.id].toSorted());
    const file = await send(`${service.url}/api/v1${manage.exportRows.path}`, { token: own.token });
    expect(file.text).not.toContain(IMBALI.osName);
    expect((await change(UMOYA.osNo, { primaryColor: '#0B6E4F' }, own)).status).toBe(200);
  });

  test('finds no other, by 200 numbers, and changes none', async () => {
    const before = await all();
    const foreign = [IMBALI.osNo];
    for (let at = 0; at < 5; at += 1) foreign.push((await made(`Imbali ${at}`, IMBALI.osNo)).id);
    const others = Array.from({ length: 194 }, (_, at) => 5_000 + at);
    for (const id of [...foreign, ...others]) {
      const answers = [
        await service.call(manage.read, { params: { id } }, own),
        await change(id, { osName: 'Mine now' }, own),
        await service.call(manage.remove, await asIs(id, own), own),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(await all()).toEqual(before);
  });

  test('puts none elsewhere: a place that is not reached is refused as one that there is not', async () => {
    const part = await made('Umoya Wind', UMOYA.osNo, own);
    await untilSeen(part.id, own, 200);
    const refused = [422, 'parentOsNo', NOT_IN_LIST];
    for (const parentOsNo of [IMBALI.osNo, 999_999]) {
      expect(errorOf(await change(part.id, { parentOsNo }, own))).toEqual(refused);
      expect(errorOf(await add('Elsewhere', parentOsNo, own))).toEqual(refused);
    }
    const nowhere = [422, 'parentOsNo', 'Please choose your organisation'];
    expect(errorOf(await change(part.id, { parentOsNo: null }, own))).toEqual(nowhere);
    expect(errorOf(await add('Without a parent', null, own))).toEqual(nowhere);
    const top = await service.call(manage.remove, await asIs(UMOYA.osNo, own), own);
    expect(top.status).toBe(409);
    // The organisation's administrator cannot undo a move made by the site.
    const stranger = await made('Stranger', IMBALI.osNo);
    const { value } = await change(stranger.id, { parentOsNo: UMOYA.osNo });
    await untilSeen(stranger.id, own, 200);
    const undone = await service.call(manage.undo, { body: { operation: value.operation } }, own);
    expect(undone.value.rows.map(({ isDone }) => isDone)).toEqual([false]);
  });

  test('chooses among the types, and changes none', async () => {
    const body = { name: 'Company', isActive: true } as never;
    const { row } = (await service.call(types.create, { body }, every)).value;
    expect((await service.call(organisation.types, {}, own)).value).toEqual([
      { id: row.id, name: 'Company' },
    ]);
    expect((await service.call(types.list, { query: {} }, own)).value.items).toHaveLength(1);
    const params = { id: row.id };
    expect((await change(UMOYA.osNo, { typeId: row.id }, own)).status).toBe(200);
    const answers = [
      await service.call(types.create, { body }, own),
      await service.call(
        types.update,
        { params, body: { name: 'Mine', version: row.version } as never },
        own,
      ),
      await service.call(types.remove, { params, query: { Version: row.version } }, own),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 404]);
    expect(
      (await service.call(types.remove, { params, query: { Version: row.version } }, every)).status,
    ).toBe(409);
  });
});
