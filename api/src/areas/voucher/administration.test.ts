import {
  calls,
  resourceCalls,
  SECRET_THERE,
  specifiedCalls,
  voucherBundle,
  voucherLookupEntry,
  voucherCause,
  voucherOffer,
} from '@phila/contract';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { auditEntries } from '../../core/audit/tables.ts';
import { confirmMembership } from '../../core/accounts/membership.ts';
import { addOrganisations, UMOYA } from '../../testing/employer/employ.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';
import { METHOD_IDS } from './lookups/shipped.ts';
import { planting } from '../../testing/voucher/plant.ts';

const causeCalls = specifiedCalls(voucherCause);
const entryCalls = specifiedCalls(voucherLookupEntry);
const offerCalls = specifiedCalls(voucherOffer);
const bundleCalls = specifiedCalls(voucherBundle);

const { voucher } = calls;
const NOW = new Date('2026-11-22T09:00:00Z');

let service: TestService;
let plant: ReturnType<typeof planting>;
let administrator: SignedIn;
let thandi: SignedIn;
let as: { token: string };
beforeAll(async () => {
  service = await startService({ now: NOW });
  await addOrganisations(service);
  administrator = await signedIn(service, { role: 'administrator' });
  as = { token: administrator.token };
  plant = planting(service, administrator.token);
  thandi = await signedIn(service);
});
afterAll(() => service.close());

const picture = async (background: string, name = 'logo.png') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 900, height: 600, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ],
    name,
  );
const audited = async (call: string) => {
  const [entry] = await service.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.call, call))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry;
};
const errorsOf = ({ status, envelope }: { status: number; envelope: { errors?: unknown } }) => [
  status,
  envelope.errors,
];

describe('lookups', () => {
  test('are the shipped entries of a type, with what an administrator adds and renames', async () => {
    const id = await plant.lookup('Supplier', 'Karoo Coffee');
    const list = async () =>
      (await service.call(voucher.lookups, { query: { LookupType: 'Supplier' } }, { token: thandi.token }))
        .value;
    expect(await list()).toEqual([{ id, name: 'Karoo Coffee', isActive: true, lookupType: 'Supplier' }]);
    const body = { id, name: 'Karoo Coffee Co', isActive: false, lookupType: 'Supplier' } as const;
    expect((await service.call(voucher.updateLookup, { params: { id }, body }, as)).value).toEqual(body);
    expect(await audited('PUT /Voucher/lookup-management/{id}')).toMatchObject({
      actorId: administrator.id,
      rowIds: [String(id)],
      fields: ['name', 'isActive'],
    });
    const lookupType = 'Supplier' as const;
    await service.call(voucher.removeLookup, { params: { id }, body: { lookupType } }, as);
    expect(await list()).toEqual([]);
    const again = await service.call(voucher.removeLookup, { params: { id }, body: { lookupType } }, as);
    expect(again.status).toBe(404);
  });

  test('a shipped entry can be renamed and switched off, but not a method or a social medium', async () => {
    const change = (id: number, name: string, lookupType: 'Area' | 'RedemptionMethod') =>
      service.call(
        voucher.updateLookup,
        { params: { id }, body: { id, name, isActive: false, lookupType } },
        as,
      );
    expect((await change(304, 'Gauteng and North West', 'Area')).value.name).toBe('Gauteng and North West');
    expect(errorsOf(await change(METHOD_IDS.pin, 'PIN', 'RedemptionMethod'))).toEqual([
      422,
      [{ path: 'name', message: 'The site needs this name, so it cannot be changed' }],
    ]);
    expect((await change(304, 'Pin', 'RedemptionMethod')).status).toBe(404);
    const taken = await service.call(
      entryCalls.create,
      { body: { name: 'national', isActive: true, lookupType: 'Area' } },
      as,
    );
    expect(errorsOf(taken)).toEqual([
      422,
      [{ path: 'name', message: 'There is an entry of this name already' }],
    ]);
  });

  test('an entry keeps what an update does not name, and of two updates at once neither is lost', async () => {
    const id = await plant.lookup('Supplier', 'Fynbos Books');
    const change = (body: object) =>
      service.call(voucher.updateLookup, { params: { id }, body: { id, ...body } as never }, as);
    const entry = { id, lookupType: 'Supplier' };
    expect((await change({ isActive: false })).value).toEqual({
      ...entry,
      name: 'Fynbos Books',
      isActive: false,
    });
    const answers = await Promise.all([change({ name: 'Fynbos Press' }), change({ isActive: true })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await change({})).value).toEqual({ ...entry, name: 'Fynbos Press', isActive: true });
    expect((await change({ lookupType: 'Area' })).status).toBe(404);
    const wrong = await change({ name: null, isActive: null, unheardOf: 1 });
    expect([wrong.status, wrong.envelope.errors?.map(({ path }) => path).toSorted()]).toEqual([
      422,
      ['isActive', 'name', 'unheardOf'],
    ]);
  });

  describe('a lookup in use', () => {
    const lookupType = 'Supplier' as const;
    const usesOf = async (id: number) =>
      (await service.call(voucher.lookupUses, { params: { id } }, as)).value;
    const remove = (id: number) =>
      service.call(voucher.removeLookup, { params: { id }, body: { lookupType } }, as);
    const switchOff = (id: number) =>
      service.call(voucher.updateLookup, { params: { id }, body: { id, isActive: false } as never }, as);

    test('says where, and is not removed until nothing has it', async () => {
      const id = await plant.lookup(lookupType, 'Braai House');
      expect(await usesOf(id)).toEqual([]);
      const [steak, wors] = [
        await plant.offer('pin', { name: 'Steak', supplierId: id }),
        await plant.offer('pin', { name: 'Boerewors', supplierId: id }),
      ];
      expect(await usesOf(id)).toEqual([
        {
          kind: 'offer',
          count: 2,
          rows: [
            { id: wors, name: 'Boerewors' },
            { id: steak, name: 'Steak' },
          ],
        },
      ]);
      const refused = await remove(id);
      expect([refused.status, refused.envelope.errorMessage]).toEqual([
        409,
        '2 offers use this entry: Boerewors and Steak. Switch off “Can be chosen” instead: what has it keeps it, and nothing else can choose it.',
      ]);
      for (const gone of [steak, wors]) await service.call(offerCalls.remove, { params: { id: gone } }, as);
      expect(await usesOf(id)).toEqual([]);
      expect((await remove(id)).status).toBe(200);
      expect((await service.call(voucher.lookupUses, { params: { id } }, as)).status).toBe(404);
    });

    test('stays with what has it once it is switched off, and can be chosen by nothing else', async () => {
      const id = await plant.lookup(lookupType, 'Vetkoek Corner');
      const had = await plant.offer('pin', { name: 'Vetkoek', supplierId: id });
      const other = await plant.offer('pin', { name: 'Rooibos' });
      await switchOff(id);
      const update = (offer: number, body: object) =>
        service.call(
          offerCalls.update,
          { params: { id: offer }, body: { command: 'update', ...body } as never },
          as,
        );
      expect((await update(had, { name: 'Vetkoek and mince', supplierId: id })).status).toBe(200);
      expect(errorsOf(await update(other, { supplierId: id }))).toEqual([
        422,
        [{ path: 'supplierId', message: 'Please choose from the list' }],
      ]);
    });

    test('names bundles and causes as well', async () => {
      const kind = await plant.lookup('CauseType', 'Hospice');
      const area = await plant.lookup('Area', 'Karoo');
      const { value: cause } = await service.call(
        causeCalls.create,
        { body: { Name: 'St Luke', CauseTypeId: kind } },
        as,
      );
      const bundle = await plant.bundle([], { Name: 'Karoo savers', AreaId: area });
      expect(await usesOf(kind)).toEqual([
        { kind: 'cause', count: 1, rows: [{ id: cause.id, name: 'St Luke' }] },
      ]);
      expect(await usesOf(area)).toEqual([
        { kind: 'bundle', count: 1, rows: [{ id: bundle, name: 'Karoo savers' }] },
      ]);
      await service.call(causeCalls.remove, { params: { id: cause.id } }, as);
      expect(await usesOf(kind)).toEqual([]);
    });
  });

  test('twenty of one name at once are one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        service.call(entryCalls.create, { body: { name: 'Same', isActive: true, lookupType: 'Status' } }, as),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(422)]);
  });
});

describe('causes', () => {
  test('are added, changed without losing the picture, and not deleted while a bundle gives to them', async () => {
    const { value: made } = await service.call(
      causeCalls.create,
      { body: { Name: 'Ikhaya School', CauseTypeId: 901 }, file: await picture('#14213D') },
      as,
    );
    expect(made).toMatchObject({ name: 'Ikhaya School', causeTypeId: 901, isActive: true });
    expect((await fetch(`${service.url}${made.logo}`)).headers.get('content-type')).toBe('image/webp');
    const params = { id: made.id };
    const bad = await service.call(
      causeCalls.update,
      { params, body: {}, file: new File(['<svg/>'], 'a.png') },
      as,
    );
    expect([bad.status, bad.envelope.errors?.map(({ path }) => path)]).toEqual([415, ['Logo']]);
    const { value: changed } = await service.call(
      causeCalls.update,
      { params, body: { IsActive: false } },
      as,
    );
    expect(changed).toEqual({ ...made, isActive: false });
    const { list } = resourceCalls(voucherCause);
    expect((await service.call(voucher.causes, {}, { token: thandi.token })).value).toEqual([]);
    expect((await service.call(list, { query: {} }, as)).value.items).toMatchObject([{ id: made.id }]);
    expect((await service.call(list, { query: {} }, { token: thandi.token })).status).toBe(403);
    await plant.bundle([], { CauseId: made.id });
    const refused = await service.call(causeCalls.remove, { params }, as);
    expect([refused.status, refused.envelope.errorMessage]).toEqual([409, 'A bundle gives to this cause']);
  });
});

describe('bundles', () => {
  test('are told by every field, with a picture in three sizes, and keep what is not named', async () => {
    const { value: cause } = await service.call(causeCalls.create, { body: { Name: 'Clinic' } }, as);
    const { value: made } = await service.call(
      bundleCalls.create,
      {
        body: {
          Name: 'Family weekend',
          PurchasePrice: 199.95,
          EstimateValue: 850,
          CauseId: cause.id,
          AllowCause: true,
          CausePercentage: 15,
          AreaId: 301,
          BundelTypeId: 102,
          BillingTypeId: 201,
          Email: 'bundles@phila.example',
          Order: 3,
        },
        file: await picture('#1F5F7A'),
        files: { QuarterLogo: await picture('#8B1A2B') },
      },
      as,
    );
    expect(made).toMatchObject({
      name: 'Family weekend',
      purchasePrice: 199.95,
      estimateValue: 850,
      causeName: 'Clinic',
      donation: 29.99,
      area: 'National',
      startDate: '2026-11-22',
      endDate: '2030-08-28',
      allowCause: true,
      isActive: true,
      owned: false,
      productId: null,
      offers: [],
      warning: null,
    });
    // The given quarter is used, and the half is made from the whole.
    expect(new Set([made.logo, made.halfLogo, made.quarterLogo]).size).toBe(3);
    expect(made.quarterLogo?.split('?')[1]).not.toBe(made.halfLogo?.split('?')[1]);
    const { value: changed } = await service.call(
      bundleCalls.update,
      { params: { id: made.id }, body: { EndDate: '2027-01-31' } },
      as,
    );
    expect({ ...changed, warning: null }).toEqual({ ...made, endDate: '2027-01-31' });
    expect(changed.warning).toContain('22 November 2029');
  });

  test.each([
    [{ Name: '', PurchasePrice: 1 }, 'Name', 'Please enter the name of the bundle'],
    [
      { Name: 'A', PurchasePrice: -1 },
      'PurchasePrice',
      'Please enter an amount in rand, with at most two decimals',
    ],
    [
      { Name: 'A', PurchasePrice: 0.005 },
      'PurchasePrice',
      'Please enter an amount in rand, with at most two decimals',
    ],
    [
      { Name: 'A', PurchasePrice: 1, StartDate: '2027-01-01', EndDate: '2026-12-31' },
      'EndDate',
      'The last day is before the first day',
    ],
    [{ Name: 'A', PurchasePrice: 1, CauseId: 99_999 }, 'CauseId', 'Please choose from the list'],
    [{ Name: 'A', PurchasePrice: 1, AreaId: 101 }, 'AreaId', 'Please choose from the list'],
    [{ Name: 'A', PurchasePrice: 1, OsNo: 99_999 }, 'OsNo', 'Organisation not found'],
    [
      { Name: 'A', PurchasePrice: 1, AllowCause: true },
      'CauseId',
      'Please choose the cause that it gives to',
    ],
    [{ Name: 'A', PurchasePrice: 1, Email: 'x' }, 'Email', 'Please enter a valid email.'],
  ])('%j is refused at %s', async (body, path, message) => {
    expect(errorsOf(await service.call(bundleCalls.create, { body }, as))).toEqual([
      422,
      [{ path, message }],
    ]);
  });

  test('a blank day means the usual one, in an update too; the form takes no offers', async () => {
    const id = await plant.bundle([], { Name: 'Blank days', EndDate: '2027-01-31' });
    const update = (body: object) =>
      service.call(bundleCalls.update, { params: { id }, body: { ...body } }, as);
    expect((await update({ Order: 2 })).value).toMatchObject({ endDate: '2027-01-31', order: 2 });
    expect((await update({ StartDate: '', EndDate: '' })).value).toMatchObject({
      startDate: '2026-11-22',
      endDate: '2030-08-28',
    });
    expect((await update({ Order: 3, version: 1 })).status).toBe(409);
    for (const name of ['OfferIds', 'offerIds']) {
      const { status, envelope } = await update({ [name]: '' });
      expect([status, envelope.errors?.map(({ path }) => path)]).toEqual([422, ['OfferIds']]);
    }
  });

  test('a bad picture is refused at its own part, and nothing is made', async () => {
    const count = async () =>
      (await service.call(resourceCalls(voucherBundle).count, { query: {} }, as)).value.count;
    const before = await count();
    const answer = await service.call(
      bundleCalls.create,
      {
        body: { Name: 'A', PurchasePrice: 0 },
        file: await picture('#1F5F7A'),
        files: { HalfLogo: new File(['<svg/>'], 'a.png') },
      },
      as,
    );
    expect(errorsOf(answer)).toEqual([
      415,
      [{ path: 'HalfLogo', message: 'Please choose a JPEG, PNG or WebP picture' }],
    ]);
    expect(await count()).toBe(before);
  });

  test('a deleted bundle leaves every list but its owner’s, and comes back with an update', async () => {
    const id = await plant.bundle([], { Name: 'Short-lived' });
    const claimed = await service.call(
      voucher.claimBundle,
      { body: { bundleId: id } },
      { token: thandi.token },
    );
    expect(claimed.value.owned).toBe(true);
    await service.call(bundleCalls.remove, { params: { id } }, as);
    const names = async (token: string, Owned: 'true' | 'false') =>
      (
        await service.call(voucher.employeeBundles, { query: { Owned, PageSize: 100 } }, { token })
      ).value.items.map((bundle) => bundle.id);
    expect(await names(administrator.token, 'false')).not.toContain(id);
    expect(await names(thandi.token, 'true')).toContain(id);
    const { value } = await service.call(
      bundleCalls.update,
      { params: { id }, body: { IsActive: true } },
      as,
    );
    expect(value.isDeleted).toBe(false);
    expect(await names(administrator.token, 'false')).toContain(id);
  });

  test('an organisation’s bundle is listed for and claimed by its confirmed members alone', async () => {
    const id = await plant.bundle([], { OsNo: UMOYA.osNo });
    const member = await signedIn(service);
    const listed = async ({ token }: SignedIn) =>
      (await service.call(voucher.bundles, { query: { osNo: UMOYA.osNo } }, { token })).value.map(
        (bundle) => bundle.id,
      );
    const claims = async ({ token }: SignedIn) =>
      (await service.call(voucher.claimBundle, { body: { bundleId: id } }, { token })).status;
    const offersOf = async ({ token }: SignedIn) =>
      (await service.call(voucher.bundleOffers, { params: { bundleId: id } }, { token })).status;
    expect([await listed(member), await claims(member), await offersOf(member)]).toEqual([[], 404, 404]);
    await confirmMembership(service.database, NOW, {
      accountId: member.id,
      osNo: UMOYA.osNo,
      firstName: 'Lindiwe',
      lastName: 'Dube',
    });
    expect([await listed(member), await claims(member), await offersOf(member)]).toEqual([[id], 200, 200]);
  });

  test('a priced bundle cannot be claimed, and claiming twice changes nothing', async () => {
    const paid = await plant.bundle([], { PurchasePrice: 1 });
    const free = await plant.bundle();
    const claim = (bundleId: number) =>
      service.call(voucher.claimBundle, { body: { bundleId } }, { token: thandi.token });
    expect((await claim(paid)).status).toBe(409);
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(free)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('offers', () => {
  test('take an empty text for none, as a form sends it', async () => {
    const empty = Object.fromEntries(
      ['contactNo', 'redemptionEmail', 'companyEmail', 'website', 'redirectUrl', 'expiryDate'].map((name) => [
        name,
        '',
      ]),
    );
    const { status, value } = await service.call(
      offerCalls.create,
      { body: { command: 'create', name: 'Plain', redemtionMethodId: METHOD_IDS.pin, pin: '1', ...empty } },
      as,
    );
    expect(status).toBe(201);
    expect(value).toMatchObject({ contactNo: null, website: null, expiryDate: null });
  });

  test('are told by every field; social media and secrets stay where they are not named', async () => {
    const { value: made } = await service.call(
      offerCalls.create,
      {
        body: {
          command: 'create',
          name: 'Flat white',
          redemtionMethodId: METHOD_IDS.pin,
          pin: '4471',
          shortDescription: '**One** free',
          discount: 'One free\nworth R 48',
          website: 'karoo-coffee.example',
          contactNo: '010 123 4567',
          estimateValue: 48,
          socialMedias: [{ socialMediaId: 701, value: 'facebook.com/karoo' }],
        },
      },
      as,
    );
    expect(made).toMatchObject({
      name: 'Flat white',
      redemptionMethod: 'Pin',
      website: 'https://karoo-coffee.example/',
      socialMedia: [
        { socialMediaId: 701, name: 'facebook', socialMediaLink: 'https://facebook.com/karoo', order: 0 },
      ],
    });
    const params = { id: made.id };
    expect((await service.call(resourceCalls(voucherOffer).read, { params }, as)).value).toMatchObject({
      pin: SECRET_THERE,
      couponCode: null,
      redeemLimit: 5_000,
    });
    const { value: changed } = await service.call(
      offerCalls.update,
      { params, body: { command: 'update', name: 'Large flat white' } },
      as,
    );
    expect(changed).toEqual({ ...made, name: 'Large flat white' });
    expect((await audited('PUT /Voucher/offer/{id}'))?.fields).toEqual(['name']);
    const linked = await service.call(
      voucher.linkSocialMedia,
      { body: { socialMediaId: 710, offerId: made.id, order: 1, value: 'x.com/karoo', isActive: true } },
      as,
    );
    expect(linked.value.socialMedia.map(({ name }) => name)).toEqual(['facebook', 'x']);
    const coloured = await service.call(
      offerCalls.savePicture,
      { params, files: { VoucherImage: await picture('#804020') } },
      as,
    );
    // Encoding the picture as WebP shifts a colour slightly.
    expect(coloured.value.headerColor).toMatch(/^rgba\(12[6-9], 6[3-5], 3[0-4], 0\.85\)$/);
  });

  test('say the command of their call or none, and a picture is needed where only pictures are sent', async () => {
    const id = await plant.offer('pin');
    const update = (body: object) =>
      service.call(offerCalls.update, { params: { id }, body: { ...body } }, as);
    expect((await update({ name: 'Rooibos' })).value.name).toBe('Rooibos');
    expect((await update({ command: 'update', order: 4 })).status).toBe(200);
    expect(errorsOf(await update({ command: 'create', order: 5 }))).toEqual([
      422,
      [{ path: 'command', message: 'Please send the command update' }],
    ]);
    expect(errorsOf(await service.call(offerCalls.savePicture, { params: { id } }, as))).toEqual([
      422,
      [{ path: 'Logo', message: 'Choose a file' }],
    ]);
  });

  test.each([
    [{ redemtionMethodId: METHOD_IDS.static }, 'redirectUrl'],
    [{ redemtionMethodId: METHOD_IDS.static, redirectUrl: 'a.example', useCode: true }, 'couponCode'],
    [{ redemtionMethodId: METHOD_IDS.pin }, 'pin'],
    [{ redemtionMethodId: 301 }, 'redemtionMethodId'],
    [{ redemtionMethodId: METHOD_IDS.uniqueCode, website: 'javascript:alert(1)' }, 'website'],
    [{ redemtionMethodId: METHOD_IDS.uniqueCode, headerColorOverride: 'red' }, 'headerColorOverride'],
  ])('%j is refused at %s', async (rest, path) => {
    const body = { command: 'create' as const, name: 'Offer', ...rest };
    const { status, envelope } = await service.call(offerCalls.create, { body }, as);
    expect([status, envelope.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });
});

describe('batches of codes', () => {
  test('are added; a batch with a duplicate is refused whole, with each named', async () => {
    const offerId = await plant.offer('uniqueCode');
    expect((await plant.codes(offerId, 'A', 'B')).value).toEqual({
      offerId,
      added: 2,
      available: 2,
      given: 0,
    });
    expect(errorsOf(await plant.codes(offerId, 'C', 'B', 'C'))).toEqual([
      422,
      [
        { path: 'codes.1', message: 'Line 2: B is there already, spelt so or otherwise.' },
        { path: 'codes.2', message: 'Line 3: C is in the list twice: line 1 has it.' },
      ],
    ]);
    expect((await plant.codes(offerId, 'C')).value.available).toBe(3);
  });

  test('two spellings of one code are one', async () => {
    const offerId = await plant.offer('uniqueCode');
    await plant.codes(offerId, 'abc–123');
    expect(errorsOf(await plant.codes(offerId, 'ABC-123', 'XYZ 9', 'xyz\u00a09'))).toEqual([
      422,
      [
        {
          path: 'codes.0',
          message: 'Line 1: ABC-123 is there already, spelt so or otherwise.',
        },
        {
          path: 'codes.2',
          message: 'Line 3: xyz 9 is in the list twice: line 2 has it as XYZ 9.',
        },
      ],
    ]);
  });

  test('a line that is not one code is refused with its number', async () => {
    const offerId = await plant.offer('uniqueCode');
    const { status, envelope } = await plant.codes(offerId, 'Voucher code', 'A-1', '1.23457E+15', 'A-2\nA-3');
    expect([status, envelope.errors?.map(({ path }) => path)]).toEqual([
      422,
      ['codes.0', 'codes.2', 'codes.3'],
    ]);
    expect(envelope.errors?.[1]?.message).toMatch(/^Line 3: 1\.23457E\+15 .*lost/);
    expect((await plant.codes(offerId, 'A-1')).value.available).toBe(1);
  });

  test('a replacement takes the place of those that were not given out', async () => {
    const offerId = await plant.offer('uniqueCode', { redeemLimit: 3 });
    await plant.codes(offerId, 'A', 'B');
    const redeem = async () =>
      (
        await service.call(
          voucher.redeemOffer,
          { body: { OfferId: offerId } },
          { token: (await signedIn(service)).token },
        )
      ).envelope.value?.code;
    expect(await redeem()).toBe('A');
    const replace = (codes: string[]) => service.call(voucher.replaceCodes, { body: { offerId, codes } }, as);
    expect((await replace(['A', 'X'])).status).toBe(422);
    expect((await replace(['B', 'X', 'Y'])).value).toEqual({ offerId, added: 3, available: 3, given: 1 });
    // Leaves two of the limit of three, after the one redeemed before.
    expect([await redeem(), await redeem(), await redeem()]).toEqual(['B', 'X', undefined]);
  });

  test('an offer without codes of its own takes none', async () => {
    const { status, envelope } = await plant.codes(await plant.offer('pin'), 'A');
    expect([status, envelope.errorMessage]).toEqual([
      422,
      'This offer does not give each person a code of their own',
    ]);
  });

  test('ten thousand at once', async () => {
    const offerId = await plant.offer('uniqueCode');
    const codes = Array.from({ length: 10_000 }, (_, at) => `CODE-${at}`);
    expect((await plant.codes(offerId, ...codes)).value.available).toBe(10_000);
  });
});
