import {
  calls,
  isMay,
  needsPerson,
  shopCategory,
  specifiedCalls,
  stepUps,
  shopDiscount,
  shopProduct,
} from '@phila/contract';
import { accountFactors, sessionStepUps } from '../step-up/factor-tables.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { areas } from '../../areas.ts';
import { banners } from '../../areas/banner/tables.ts';
import { mediaReleases } from '../../areas/media-releases/tables.ts';
import { sendDue } from '../../areas/messaging/sending.ts';
import { paperBatches, papers } from '../../areas/papers/tables.ts';
import { shopOrders, shopPayments } from '../../areas/shop/orders/tables.ts';
import { grantProducts } from '../../areas/shop/ownership/ownership.ts';
import { shopUnsettled } from '../../areas/shop/unsettled/tables.ts';
import { addOrganisations, IMBALI, UMOYA } from '../../testing/employer/employ.ts';
import { voucherInputs } from '../../testing/voucher/every-call.ts';
import { resourceInputs } from '../../testing/resources/every-call.ts';
import { auditEntries } from '../audit/tables.ts';
import { delivering } from '../mail/delivering.ts';
import { confirmMembership } from '../accounts/membership.ts';
import { accounts, membershipAsks } from '../accounts/tables.ts';
import { bulkJobs } from '../resources/tables.ts';
import { formBody, pixelFile, rowsFile } from '../../testing/form-body.ts';
import { buildOf, installRelease, installShell } from '../../testing/install-release.ts';
import { send } from '../../testing/json-request.ts';
import type { RawAnswer } from '../../testing/json-request.ts';
import { addressOf, startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';
import { encodedBody } from '../../testing/encoded-body.ts';
import { validInput } from '../../testing/valid-input.ts';
import type { ValidInput } from '../../testing/valid-input.ts';
import { serviceCalls } from '../area.ts';
import type { NamedCall } from '../area.ts';
import { DAY } from '../durations.ts';

const discountCalls = specifiedCalls(shopDiscount);
const productCalls = specifiedCalls(shopProduct);

/*
 * Makes every declared call as no one, the owner, another person and an administrator. New calls join by themselves,
 * with input derived from their schema; a call that has none is named below.
 */

type Entry = NamedCall;

const categoryCalls = specifiedCalls(shopCategory);
const all = serviceCalls(areas);
const ownCalls = all.filter(({ call }) => call.access === 'person');
const reads = ownCalls.filter(({ call }) => call.method === 'GET');
/**
 * The path parameter that names a row. None for reading a folder (a list, and every account has the folder) or parts of
 * an overview (their numbers mean the same for all).
 */
const rowParam = ({ call: { method, path } }: Entry): string | undefined =>
  path.startsWith('/Overview/')
    ? undefined
    : (method === 'GET' ? /\{(id)\}/ : /\{(id|fileId|folderId)\}/).exec(path)?.[1];
/** Calls whose body identifies a row by a field that means something else in other calls. */
const NAMED_BY: { readonly [name: string]: string } = { 'documents.remove': 'fileName' };
/** True for calls that name a row in the path, or in the body as `id`, `bankUID` or `ids`. */
const namesRow = (entry: Entry): boolean => {
  const body = validInput(entry.call)?.body ?? {};
  return (
    rowParam(entry) !== undefined ||
    entry.name in NAMED_BY ||
    ['id', 'ids', 'bankUID'].some((name) => name in body)
  );
};
const rowCalls = ownCalls.filter(namesRow);
/** Takes the cart that other calls here read; tested on its own. */
const EMPTIES_CART = ['shop.checkout'];
/** End the session that all other calls use; tested on their own. */
const ENDS_SESSIONS = [
  'account.confirmSignInChange',
  'account.changePassword',
  'account.chooseProfile',
  'personalData.deleteAccount',
  'account.endEverySession',
];
/** Calls that need the person's password; the people of this test have none. */
const ASKS_FOR_PASSWORD = ['account.confirmPassword'];
/** Need the token of a mail; tested on their own. */
const OPENED_BY_TOKEN = ['organisation.invitation', 'organisation.acceptInvitation'];
/** Ask in their handlers for a right of the kind of case; tested on their own. */
const ASKS_FOR_A_RIGHT = ['administration.takeCase', 'administration.giveCaseBack'];
/** Names a paper that was handed over to the person; tested on its own. */
const OF_A_PAPER = ['papers.readPaper'];
/** Ends an administrator's viewing of the portal as another person; tested on its own. */
const ENDS_VIEWINGS = ['identity.stopViewing'];
/** Continue from another call, or use up something of the person; tested on their own. */
const USES_FACTORS = [
  'factor.addPasskey',
  'factor.beginPasskey',
  'factor.beginTotp',
  'factor.challengePasskey',
  'factor.confirmTotp',
  'factor.giveFactor',
  'factor.givePasskey',
  'factor.mailEnrolment',
  'factor.openEnrolment',
  'factor.renewRecoveryCodes',
];
const saves = ownCalls.filter(
  (entry) =>
    entry.call.method !== 'GET' &&
    !namesRow(entry) &&
    ![
      ...ENDS_SESSIONS,
      ...ASKS_FOR_PASSWORD,
      ...OPENED_BY_TOKEN,
      ...EMPTIES_CART,
      ...USES_FACTORS,
      ...ENDS_VIEWINGS,
      ...ASKS_FOR_A_RIGHT,
      ...OF_A_PAPER,
    ].includes(entry.name),
);

let service: TestService;
let owner: SignedIn;
let other: SignedIn;
let administrator: SignedIn;
/** Ids of the owner's rows, by the creating call without its last name: `details.nextOfKin`. */
const rows = new Map<string, string | number>();
const given = new Map<string, ValidInput>();

const groupOf = (name: string): string => name.slice(0, name.lastIndexOf('.'));

/** Input for a call, naming the owner's row where needed. */
const inputOf = (entry: Entry): ValidInput => {
  const { name, call } = entry;
  const input = given.get(name) ?? validInput(call);
  if (input === undefined) throw new Error(`No input was found for ${name}: give one in this test`);
  const id = rows.get(name) ?? rows.get(groupOf(name));
  if (id === undefined) return input;
  const body = input.body;
  const param = rowParam(entry);
  const namedBy = NAMED_BY[name];
  return {
    ...input,
    ...(param === undefined ? {} : { params: { ...input.params, [param]: id } }),
    ...(body === undefined
      ? {}
      : {
          body: {
            ...body,
            ...('id' in body ? { id } : {}),
            ...('bankUID' in body ? { bankUID: id } : {}),
            ...('ids' in body ? { ids: [id] } : {}),
            ...(namedBy === undefined ? {} : { [namedBy]: id }),
          },
        }),
  };
};

/** Files for calls that take neither a picture nor rows of a resource. */
const FILES: Readonly<Record<string, string>> = {
  'organisation.inviteByFile': 'email\nbrought@example.org\n',
  'organisation.addRoomDocument': '%PDF-1.7\n%%EOF\n',
  'papers.addPaper': '%PDF-1.7\n%%EOF\n',
  'papers.replacePaper': '%PDF-1.7\n%%EOF\n',
  'employer.employeesFile':
    'employeeNumber,email,personal.firstName,personal.lastName\nUE-1,employed@example.org,Thandi,Mokoena\n',
  'voucher.codesOfFile': 'Code\nA-1\n',
  'plans.plansFile':
    'year,scheme,plan,network,hospitalPercent,savingsPercent,chronicConditions,incomeFrom,main,adult,child\n2026,Aloe,Core,any,100,0,27,0,1000,900,400\n',
};

const fileOf = ({ name, call: { path } }: Entry): File => {
  const text = FILES[name];
  if (text?.startsWith('%PDF') === true) return new File([text], 'policy.pdf', { type: 'application/pdf' });
  if (text !== undefined) return new File([text], 'people.csv', { type: 'text/csv' });
  return path.endsWith('/csv') ? rowsFile() : pixelFile();
};

const make = (entry: Entry, person: SignedIn | null): Promise<RawAnswer> => {
  const input = inputOf(entry);
  if (entry.call.upload !== undefined) {
    return send(`${service.url}${addressOf(entry.call, input)}`, {
      method: entry.call.method,
      token: person?.token,
      body: formBody(entry.call, input.body ?? {}, fileOf(entry)),
    });
  }
  return send(`${service.url}${addressOf(entry.call, input)}`, {
    method: entry.call.method,
    token: person?.token,
    ...(input.body === undefined ? {} : encodedBody(entry.call, input.body)),
  });
};

/** Makes every read as a person. Leaves out ids and times, because they always differ. */
const seenBy = async (person: SignedIn): Promise<Record<string, string>> => {
  const seen: Record<string, string> = {};
  for (const entry of reads) {
    const { status, text } = await make(entry, person);
    const plain = text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replaceAll(/person\d+@example\.org/g, 'address')
      // Leaves out an administrator's own permissions, because they are not anyone's row.
      .replace(/,"permissions":\[[^\]]*\]/, '');
    seen[entry.name] = `${status} ${plain}`;
  }
  return seen;
};

/** Adds a product to sell and change, and a category to delete. */
const stockShop = async (): Promise<void> => {
  const { token } = administrator;
  const category = async (name: string) => {
    const body = { name, order: 1, isActive: true };
    return (await service.call(categoryCalls.create, { body }, { token })).value.id;
  };
  const [categoryId, empty] = [await category('Courses'), await category('Empty')];
  const body = {
    productName: 'A course',
    sku: 'course-1',
    categoryId,
    price: 100,
    productShortDescription: 'Short',
    productDescription: 'Long',
    link: '',
    isActive: true,
  };
  const { productId } = (await service.call(productCalls.create, { body }, { token })).value;
  given.set('shop.shop-products.specified.create', { body: { ...body, sku: 'course-2' } });
  const filed = (await service.call(productCalls.create, { body: { ...body, sku: 'course-3' } }, { token }))
    .value.productId;
  await grantProducts(service.database, owner.id, [filed], null, service.clock.now());
  rows.set('shop.ownedProductFile', filed);
  for (const name of ['readBeginningFile', 'saveBeginningFile', 'removeBeginningFile'])
    given.set(`shop.${name}`, { params: { id: filed } });
  given.set('shop.shop-products.specified.update', { params: { id: productId }, body });
  given.set('shop.shop-categories.specified.update', {
    params: { id: categoryId },
    body: { name: 'Courses', order: 2, isActive: true },
  });
  given.set('shop.shop-categories.specified.remove', { params: { id: empty } });
  given.set('shop.addToCart', { body: { productId } });
  const size = { id: 'size', label: 'Size', type: 'text' as const, required: false };
  const metaData = { elements: [size] };
  given.set('shop.readProductMetadata', { params: { productId } });
  given.set('shop.defineProductMetadata', { params: { productId }, body: { metaData } });
  await service.call(
    calls.shop.defineProductMetadata,
    { params: { productId }, body: { metaData } },
    { token },
  );
  given.set('shop.saveProductMeta', {
    params: { productId },
    body: { productId, payload: { fields: [{ key: 'size', label: 'Size', value: 'M' }] } },
  });
};

/** Adds the owner's orders: awaiting payment, paid, and awaiting a transfer. */
const stockOrders = async (): Promise<void> => {
  const now = service.clock.now();
  const add = async (state: 'awaiting payment' | 'paid', provider: 'simulator' | 'eft') => {
    const [order] = await service.database
      .insert(shopOrders)
      .values({
        personId: owner.id,
        state,
        fullName: 'Thandi Mokoena',
        email: 'thandi@example.org',
        phone: '0821234567',
        deliveryAddress: '12 Loop Street',
        billingAddress: '12 Loop Street',
        subtotal: 10_000,
        discount: 0,
        total: 10_000,
        vat: 1_304,
        placedAt: now,
        payBefore: new Date(now.getTime() + DAY),
        ...(state === 'paid' ? { paidAt: now, received: 10_000, refundRequestedAt: now } : {}),
      })
      .returning({ id: shopOrders.id });
    const orderId = order?.id ?? 0;
    const id = crypto.randomUUID();
    await service.database
      .insert(shopPayments)
      .values({ id, orderId, provider, state: 'pending', amount: 10_000, createdAt: now });
    return { orderId, paymentId: id };
  };
  const waiting = await add('awaiting payment', 'simulator');
  for (const name of ['payment.read', 'payment.simulate']) rows.set(name, waiting.paymentId);
  for (const name of [
    'readOrder',
    'previousOrderDetails',
    'payOrder',
    'cancelOrder',
    'openOrderNow',
    'requestRefund',
  ])
    rows.set(`shop.${name}`, waiting.orderId);
  for (const name of ['buyAgain', 'invoice', 'creditNote']) rows.set(`shop.${name}`, waiting.orderId);
  const paid = await add('paid', 'simulator');
  const held = await add('paid', 'simulator');
  await service.database
    .update(shopOrders)
    .set({ attention: 'news not handled' })
    .where(eq(shopOrders.id, held.orderId));
  given.set('shop.unhandledNews', {
    params: { id: held.orderId },
    body: { action: 'set aside', reason: 'Looked into by hand' },
  });
  given.set('shop.refundOrder', { params: { id: paid.orderId }, body: { reason: 'Paid back by hand' } });
  const inPart = await add('paid', 'simulator');
  given.set('shop.refundPart', {
    params: { id: inPart.orderId },
    body: { amount: 1, kept: 100, reason: 'Paid back by hand' },
  });
  const silent = await add('awaiting payment', 'simulator');
  await service.database
    .update(shopOrders)
    .set({ attention: 'no news of its payment' })
    .where(eq(shopOrders.id, silent.orderId));
  given.set('shop.recordPaymentEnd', {
    params: { id: silent.orderId },
    body: { paymentId: silent.paymentId, ended: 'not paid', reason: 'Looked up at the provider' },
  });
  const invoiced = await add('paid', 'simulator');
  await service.database
    .update(shopOrders)
    .set({ invoiceNumber: 'INV-2026-900001' })
    .where(eq(shopOrders.id, invoiced.orderId));
  given.set('shop.sendInvoice', { params: { id: invoiced.orderId } });
  const asked = await add('paid', 'simulator');
  given.set('shop.declineRefund', { params: { id: asked.orderId }, body: { reason: 'It was used' } });
  const transfer = await add('awaiting payment', 'eft');
  given.set('payment.confirmEft', {
    params: { id: transfer.paymentId },
    body: { amount: 100, reference: 'FNB 1' },
  });
  const unsettledId = crypto.randomUUID();
  await service.database.insert(shopUnsettled).values({
    id: unsettledId,
    why: 'payment not known',
    provider: 'payfast',
    paymentId: '1',
    reference: '2',
    amount: 10_000,
    since: now,
  });
  given.set('shop.settleMoney', { params: { id: unsettledId }, body: { reason: 'Paid back' } });
  const discount = {
    code: 'SAVE-TEN',
    kind: 'percent' as const,
    value: 10,
    minimumSpend: 0,
    startDate: '2026-01-01',
    endDate: null,
    usageLimit: null,
    perUserLimit: null,
    productIds: [],
    isActive: true,
  };
  const { token } = administrator;
  const { value } = await service.call(discountCalls.create, { body: discount }, { token });
  given.set('shop.shop-discounts.specified.create', { body: { ...discount, code: 'SAVE-MORE' } });
  const { code: _code, ...terms } = discount;
  given.set('shop.createDiscountBatch', { body: { ...terms, count: 2, prefix: 'LETTER' } });
  for (const name of ['shop.discountUses', 'shop.discountUseCount'])
    given.set(name, { params: { id: value.id } });
  given.set('shop.shop-discounts.specified.update', { params: { id: value.id }, body: discount });
};

/** Adds the owner's second factor, recently used, and an account that lost its own. */
const stockFactors = async (): Promise<void> => {
  const now = service.clock.now();
  const add = async (accountId: string) => {
    const id = crypto.randomUUID();
    const known = { kind: 'app', name: 'App for codes', createdAt: now, confirmedAt: now } as const;
    await service.database.insert(accountFactors).values({ ...known, id, accountId });
    return id;
  };
  rows.set('factor.removeOwnFactor', await add(owner.id));
  rows.set('factor.renameFactor', await add(owner.id));
  const until = new Date(now.getTime() + 86_400_000);
  await service.database
    .insert(sessionStepUps)
    .values(stepUps.map((action) => ({ sessionId: owner.sessionId, action, until })));
  const lost = await signedIn(service);
  await add(lost.id);
  given.set('identity.removeLostFactor', { params: { id: lost.id } });
};

/** Names a span, without which no people of an incident are looked for. */
const nameSpan = (): void => {
  const query = { From: '2026-01-01T00:00:00+02:00', Until: '2026-01-02T00:00:00+02:00' };
  for (const name of ['incidents.people', 'incidents.peopleFile']) given.set(name, { query });
};

/** Adds roles to change, delete, grant and revoke. */
const stockRoles = async (): Promise<void> => {
  const { token } = administrator;
  const body = { name: 'Orders', permissions: ['shop.orders.read' as const] };
  const compose = async (name: string) =>
    (await service.call(calls.identity.composeRole, { body: { ...body, name } }, { token })).value.id;
  const [kept, removed] = [await compose('To be changed'), await compose('To be deleted')];
  given.set('identity.composeRole', { body });
  given.set('identity.updateRole', { params: { id: kept }, body: { ...body, name: 'Changed', version: 1 } });
  given.set('identity.removeRole', { params: { id: removed }, query: { Version: 1 } });
  const to = async () => ({ userAccount: (await signedIn(service)).email, roleId: kept });
  const held = await service.call(calls.identity.giveRole, { body: await to() }, { token });
  given.set('identity.giveRole', { body: await to() });
  given.set('identity.takeRole', { params: { id: held.value.id } });
};

/** Makes a message's job fail for good. @returns its id */
const failedJob = async (): Promise<string> => {
  const { boss, failed } = service.services.jobs;
  const about = randomUUID();
  // Runs before all others, with a single attempt.
  await boss.send(delivering.name, { id: about }, { priority: 1_000, retryLimit: 0 });
  const [taken] = await boss.fetch(delivering.name);
  await boss.fail(delivering.name, taken?.id ?? '');
  const job = (await failed.list({ size: 100 })).find((one) => one.about === about);
  if (job === undefined) throw new Error('The job did not fail');
  return job.id;
};

/** Adds people to manage, an audit entry, and failed jobs. */
const stockAdministration = async (): Promise<void> => {
  const person = async () => ({ id: (await signedIn(service)).id });
  const reason = 'They asked for it';
  given.set('identity.lookAtPerson', { params: await person() });
  given.set('identity.personTimeline', { params: await person() });
  given.set('identity.addPersonNote', { params: await person(), body: { text: reason } });
  given.set('identity.checkPerson', {
    params: await person(),
    body: {
      answers: [
        { fact: 'idNumber', answer: '9202204720083' },
        { fact: 'postalCode', answer: '8001' },
      ],
    },
  });
  given.set('identity.revealPerson', { params: await person(), body: { reason } });
  given.set('identity.disablePerson', { params: await person(), body: { reason } });
  given.set('identity.askNewPassword', { params: await person() });
  given.set('identity.viewAs', { params: await person(), body: { reason } });
  given.set('identity.viewings', { params: await person() });
  const disabled = await person();
  await service.database
    .update(accounts)
    .set({ disabledAt: service.clock.now() })
    .where(eq(accounts.id, disabled.id));
  given.set('identity.enablePerson', { params: disabled });
  const { id, sessionId } = await signedIn(service);
  given.set('identity.endSessionOf', { params: { id, sessionId } });
  const [entry] = await service.database.select({ id: auditEntries.id }).from(auditEntries).limit(1);
  given.set('administration.auditEntry', { params: { id: entry?.id } });
  for (const name of ['forgetJobs', 'jobsAgain', 'messagesAgain'])
    given.set(`administration.${name}`, { body: { ids: [await failedJob()] } });
};

/** Adds the owner's bulk jobs: one running, one to stop, one ended. */
const stockBulkJobs = async (): Promise<void> => {
  const now = service.clock.now();
  for (const [name, finishedAt] of [
    ['bulkJobById', null],
    ['stopBulkJob', null],
    ['putAwayBulkJob', now],
  ] as const) {
    const id = randomUUID();
    await service.database.insert(bulkJobs).values({
      id,
      accountId: owner.id,
      resource: 'shop-products',
      action: 'publish',
      operation: randomUUID(),
      ids: [1],
      total: 1,
      requestId: 'one',
      network: '127.0.0.0/24',
      askedAt: now,
      finishedAt,
    });
    rows.set(`administration.${name}`, id);
  }
};

/** Adds an organisation with an open invitation. */
const stockMembers = async (): Promise<void> => {
  const { token } = administrator;
  const params = { guid: UMOYA.guid };
  await service.call(calls.organisation.invite, { params, body: { email: 'waits@example.org' } }, { token });
  const { value } = await service.call(
    calls.organisation.members,
    { params, body: { state: 'invited' } },
    { token },
  );
  // Adds two claims of the owner's membership, one for each answer.
  const name = { firstName: 'Thandi', lastName: 'Mokoena', askedAt: service.clock.now() };
  await service.database
    .insert(membershipAsks)
    .values(
      [owner, other, administrator].flatMap(({ id: accountId }) =>
        [UMOYA, IMBALI].map(({ osNo }) => ({ accountId, osNo, ...name })),
      ),
    );
  given.set('employer.acceptMembership', { body: { osNo: UMOYA.osNo } });
  given.set('employer.refuseMembership', { body: { osNo: IMBALI.osNo } });
  given.set('organisation.invite', { params, body: { email: 'new@example.org' } });
  given.set('organisation.members', { params, body: { state: 'confirmed' } });
  given.set('organisation.withdrawInvitation', { params: { ...params, id: value.members[0]?.id } });
  const policy = new File(['%PDF-1.7\n%%EOF\n'], 'removed.pdf', { type: 'application/pdf' });
  const added = await service.call(calls.organisation.addRoomDocument, { params, file: policy }, { token });
  given.set('organisation.roomDocuments', { params });
  given.set('organisation.addRoomDocument', { params });
  given.set('organisation.removeRoomDocument', { params: { ...params, documentId: added.value.id } });
  given.set('organisation.inviteByFile', { params, body: { dryRun: 'false' } });
  given.set('employer.employeesFile', { params, body: { dryRun: 'false', replace: 'false' } });
};

/** Adds batches of papers, one for each act on them. */
const stockPapers = async (): Promise<void> => {
  const now = service.clock.now();
  const member = await signedIn(service);
  await confirmMembership(service.database, now, {
    osNo: UMOYA.osNo,
    accountId: member.id,
    firstName: 'Sipho',
    lastName: 'Naidoo',
  });
  const stock = async (name: string, state: 'none' | 'matched' | 'handedOver', body?: object) => {
    const ids = { batchId: randomUUID(), paperId: randomUUID() };
    const of = { osNo: UMOYA.osNo, addedAt: now };
    await service.database
      .insert(paperBatches)
      .values({ ...of, id: ids.batchId, kind: 'payslip', title: 'November 2026' });
    const blobId = randomUUID();
    await service.services.blobs.put(`papers/${blobId}`, Buffer.from('%PDF-1.7\n%%EOF\n'));
    await service.database.insert(papers).values({
      ...of,
      id: ids.paperId,
      batchId: ids.batchId,
      personId: state === 'none' ? null : member.id,
      fileName: 'Payslip.pdf',
      size: 15,
      digest: ids.paperId,
      blobId,
      state,
    });
    const call = calls.papers[name as 'choosePerson'];
    const named = Object.entries(ids).filter(([param]) => call.path.includes(`{${param}}`));
    const params = { guid: UMOYA.guid, ...Object.fromEntries(named) };
    given.set(`papers.${name}`, { params, ...(body === undefined ? {} : { body: body as never }) });
  };
  const reason = { reason: 'Wrong month' };
  for (const name of ['addPaper', 'batchById', 'leavePaperOut', 'paperFile', 'papersOfBatch', 'removeBatch'])
    await stock(name, 'none');
  for (const name of ['replacePaper', 'stopHandOver']) await stock(name, 'none');
  await stock('choosePerson', 'none', { personId: member.id });
  await stock('handOver', 'matched');
  await stock('withdrawBatch', 'handedOver', reason);
  await stock('withdrawPaper', 'handedOver', reason);
  given.set('papers.batches', { params: { guid: UMOYA.guid } });
  const body = { kind: 'letter', title: 'Bonus' };
  given.set('papers.addBatch', { params: { guid: UMOYA.guid }, body });
};

/** Adds announcements to change, test, send, stop and delete, and one for the owner. */
const stockAnnouncements = async (): Promise<void> => {
  const { token } = administrator;
  const words = { title: 'Closed on Sunday', text: 'From 8 to 10', byMail: false };
  const draft = async (more: object = { audience: 'everybody' as const }) => {
    const body = { ...words, ...more } as typeof words & { audience: 'everybody' };
    return (await service.call(calls.messaging.draftAnnouncement, { body }, { token })).value;
  };
  given.set('messaging.draftAnnouncement', { body: { ...words, audience: 'everybody' } });
  const body = { ...words, audience: 'everybody', version: 1 };
  given.set('messaging.changeAnnouncement', { params: { id: (await draft()).id }, body });
  given.set('messaging.removeAnnouncement', { params: { id: (await draft()).id } });
  given.set('messaging.announcementReach', { params: { id: (await draft()).id } });
  const tried = { params: { id: (await draft()).id } };
  given.set('messaging.testAnnouncement', tried);
  await service.call(calls.messaging.testAnnouncement, tried, { token });
  given.set('messaging.sendAnnouncement', { params: { id: (await draft()).id }, body: { version: 1 } });
  const sent = await draft({ audience: 'people', people: [owner.email] });
  const send = { params: { id: sent.id }, body: { version: 1 } };
  await service.call(calls.messaging.sendAnnouncement, send, { token });
  await sendDue(service.services);
  rows.set('messaging.openReceived', sent.id);
  const stopped = await draft();
  const later = new Date(service.clock.now().getTime() + DAY).toISOString();
  await service.call(
    calls.messaging.sendAnnouncement,
    { params: { id: stopped.id }, body: { version: 1, sendAt: later } },
    { token },
  );
  given.set('messaging.stopAnnouncement', { params: { id: stopped.id } });
};

/** Adds drafts of media releases, one with a link to withdraw. */
const stockDrafts = async (): Promise<void> => {
  const draft = async (slug: string) => {
    const words = { title: slug, slug, summary: 'In short', body: 'Text', author: 'Naledi Dlamini' };
    const [row] = await service.database
      .insert(mediaReleases)
      .values(words)
      .returning({ id: mediaReleases.id });
    return { params: { id: row?.id ?? 0 } };
  };
  given.set('mediaReleases.readPreviewLink', await draft('to-be-read'));
  given.set('mediaReleases.makePreviewLink', await draft('to-be-shown'));
  const linked = await draft('to-be-hidden');
  await service.call(calls.mediaReleases.makePreviewLink, linked, { token: administrator.token });
  given.set('mediaReleases.withdrawPreviewLink', linked);
};

/** Adds a release to roll back and a remote to withdraw, on a site with a shell. */
const stockReleases = async (): Promise<void> => {
  await installShell(service.services);
  const install = (name: string, version: string, isLive = true) =>
    installRelease(service.services, name, version, { release: buildOf(name), isLive });
  await install('travel', '1.0.0');
  await install('wealth', '1.0.0');
  await install('wealth', '1.0.1');
  await install('career', '1.0.0');
  await install('shop', '1.0.0');
  await install('shop', '1.0.1', false);
  const reason = 'It shows wrong sums';
  given.set('administration.takeReleaseBack', {
    params: { name: 'wealth' },
    body: { inUse: '1.0.1', reason },
  });
  given.set('administration.makeReleaseLive', {
    params: { name: 'shop' },
    body: { version: '1.0.1', inUse: '1.0.0', reason },
  });
  const { value: made } = await service.call(
    calls.administration.makeReleaseToken,
    { body: { remote: 'shop', name: 'CI', days: 1 } },
    { token: administrator.token },
  );
  given.set('administration.revokeReleaseToken', { params: { id: made.id } });
  given.set('administration.makeReleaseToken', { body: { remote: 'travel', name: 'CI', days: 1 } });
  const workflow = {
    issuer: 'https://ci.example',
    repository: 'acme/shop',
    workflow: 'acme/shop/release.yml@refs/heads/main',
    environment: null,
  };
  const { value: trusted } = await service.call(
    calls.administration.trustReleaseWorkflow,
    { body: { ...workflow, remote: 'shop' } },
    { token: administrator.token },
  );
  given.set('administration.endReleaseWorkflow', { params: { id: trusted.id } });
  given.set('administration.trustReleaseWorkflow', { body: { ...workflow, remote: 'travel' } });
  given.set('administration.setTwoPeople', {
    params: { name: 'career' },
    body: { twoPeople: true, reason },
  });
  for (const name of ['advice', 'health', 'news', 'cover']) {
    await install(name, '1.0.0');
    await install(name, '1.0.1', false);
  }
  const held = { version: '1.0.1', organisations: [UMOYA.osNo], thisBrowser: false, revision: 1, reason };
  given.set('administration.rollReleaseOut', {
    params: { name: 'advice' },
    body: { version: '1.0.1', audience: { to: 'testers' }, revision: 1, reason },
  });
  given.set('administration.holdRelease', { params: { name: 'health' }, body: held });
  await service.call(
    calls.administration.holdRelease,
    { params: { name: 'news' }, body: held },
    { token: administrator.token },
  );
  given.set('administration.letReleaseGo', {
    params: { name: 'news', version: '1.0.1' },
    body: { revision: 2, reason },
  });
  given.set('releases.publish', {
    params: { remote: 'travel' },
    body: { manifest: { release: {}, files: {}, commit: null, tests: 'passed' }, by: 'CI' },
  });
  given.set('organisation.remotes', { params: { guid: UMOYA.guid } });
  given.set('organisation.changeRemote', {
    params: { guid: UMOYA.guid, name: 'travel' },
    body: { isUsed: false },
  });
  given.set('administration.purgeRelease', {
    params: { name: 'cover' },
    body: { version: '1.0.1', reason },
  });
  given.set('administration.withdrawRemote', {
    params: { name: 'career' },
    body: { inUse: '1.0.0', reason },
  });
};

beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator' } });
  [owner, other] = [await signedIn(service), await signedIn(service)];
  administrator = await signedIn(service, { role: 'administrator' });
  const { value: taxYears } = await service.call(calls.wealth.taxYears, {});
  const [taxYear] = taxYears;
  given.set('wealth.saveTaxYear', { params: { id: taxYear?.id }, body: { ...taxYear } });
  const { value: tables } = await service.call(calls.wealth.figureTables, {});
  const { table: figures } = tables[0]!;
  const table = {
    params: { kind: figures.kind, from: figures.from },
    body: { table: figures, version: 0 },
  };
  given.set('wealth.saveFigureTable', table);
  given.set('wealth.removeFigureTable', { params: table.params });
  // Saves one, because removing comes first.
  await service.call(calls.wealth.saveFigureTable, table, { token: administrator.token });
  await addOrganisations(service);
  await stockMembers();
  await stockPapers();
  rows.set('account.endSession', owner.sessionId);
  await stockShop();
  await stockRoles();
  nameSpan();
  await stockFactors();
  await stockAdministration();
  await stockBulkJobs();
  await stockReleases();
  await stockDrafts();
  await stockAnnouncements();
  const redeemer = await signedIn(service);
  for (const [name, input] of await voucherInputs(service, administrator.token, redeemer))
    given.set(name, input);
  const OfferId = Number(given.get('voucher.redeemOffer')?.body?.['OfferId']);
  for (const { token } of [owner, other, administrator])
    await service.call(calls.voucher.redeemOffer, { body: { OfferId } }, { token });
  given.set('voucher.markOfferUsed', { body: { OfferId, IsUsed: true } });
  for (const [name, input] of await resourceInputs(service, administrator.token)) given.set(name, input);
  const [advert] = await service.database
    .insert(banners)
    .values({ title: 'To go', type: 1, redirectUri: '/offers', startDate: '2026-01-01', order: 1 })
    .returning({ id: banners.id });
  given.set('banner.banners.specified.remove', { params: { id: advert?.id } });
  await stockOrders();
  const { value: link } = await service.call(
    calls.career.cv.link,
    { params: { id: owner.id }, body: {} },
    { token: owner.token },
  );
  rows.set('career.cv.removeLink', link.id);
});
afterAll(() => service.close());

test.each(all.filter(({ call }) => needsPerson(call.access)))(
  '$name answers no caller who is not signed in, whatever is sent',
  async (entry) => {
    const { status, envelope } = await make(entry, null);
    expect([status, envelope]).toEqual([
      401,
      { isSuccess: false, errorMessage: 'Please sign in', value: null },
    ]);
  },
);

test('a call for anyone answers the same with a token and without', async () => {
  for (const entry of all.filter(({ call }) => call.access === 'anyone')) {
    const [signedOut, signedInAnswer] = [await make(entry, null), await make(entry, other)];
    expect([entry.name, signedInAnswer.status]).toEqual([entry.name, signedOut.status]);
    expect([entry.name, signedOut.status]).not.toEqual([entry.name, 403]);
  }
});

test('a webhook refuses every caller but its provider, whatever role they have', async () => {
  for (const entry of all.filter(({ call }) => call.access === 'webhook')) {
    for (const person of [null, owner, administrator]) {
      const { status, envelope } = await make(entry, person);
      expect([entry.name, status, envelope?.errorMessage]).toEqual([
        entry.name,
        403,
        'The sender could not be verified',
      ]);
    }
  }
});

test('a call of machines takes no person’s token, whatever role they have', async () => {
  for (const entry of all.filter(({ call }) => call.access === 'machine')) {
    for (const person of [null, owner, administrator]) {
      const { status, envelope } = await make(entry, person);
      expect([entry.name, status, envelope?.errorMessage]).toEqual([
        entry.name,
        401,
        'This takes a token for releases',
      ]);
    }
  }
});

test('a call with a permission is refused to a person, and open to an administrator', async () => {
  const entries = all.filter(({ call }) => isMay(call.access));
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    expect([entry.name, (await make(entry, owner)).status]).toEqual([entry.name, 403]);
    expect([entry.name, (await make(entry, administrator)).status]).toEqual([
      entry.name,
      entry.call.status ?? 200,
    ]);
  }
});

test('only the owner sees what they save, and no other account’s call reaches it', async () => {
  const untouched = await seenBy(other);
  // An administrator sees more even of public data.
  const administrators = await seenBy(administrator);

  for (const entry of saves) {
    const { status, envelope, text } = await make(entry, owner);
    expect([entry.name, status, text.slice(0, 300)]).toEqual([
      entry.name,
      entry.call.status ?? 200,
      text.slice(0, 300),
    ]);
    const value = envelope?.value as Record<string, unknown> | null;
    const id = value?.['id'] ?? value?.['documentId'];
    if (typeof id === 'string') rows.set(groupOf(entry.name), id);
    if (entry.name === 'wealth.assets.create') rows.set('wealth.netWorth.setValue', String(id));
    if (entry.name === 'documents.folder.create') rows.set('documents.folder', Number(id));
    if (entry.name === 'shop.addToCart') {
      rows.set('shop.changeQuantity', String(value?.['cartId']));
      rows.set('shop.removeFromCart', String(value?.['cartId']));
    }
    if (entry.name === 'documents.upload') {
      rows.set('documents.remove', String(value?.['blobStorageDocumentName']));
    }
  }
  const owned = await seenBy(owner);
  const ownersReply = new Map<string, string>();
  for (const entry of reads) ownersReply.set(entry.name, (await make(entry, owner)).text);

  // Some saved values must be visible, or the comparison below proves nothing.
  expect(Object.entries(owned).filter(([name, text]) => text !== untouched[name]).length).toBeGreaterThan(3);
  expect(await seenBy(other)).toEqual(untouched);
  expect(await seenBy(administrator)).toEqual(administrators);

  for (const stranger of [other, administrator]) {
    for (const entry of rowCalls) {
      expect([entry.name, typeof (rows.get(entry.name) ?? rows.get(groupOf(entry.name)))]).not.toEqual([
        entry.name,
        'undefined',
      ]);
      const { status, envelope } = await make(entry, stranger);
      expect([entry.name, status, envelope?.errorMessage]).toEqual([entry.name, 404, 'Not found']);
    }
    for (const entry of saves) {
      expect([entry.name, (await make(entry, stranger)).status]).toEqual([
        entry.name,
        entry.call.status ?? 200,
      ]);
    }
  }

  for (const entry of reads.filter(({ name }) => name !== 'account.sessions')) {
    expect([entry.name, (await make(entry, owner)).text]).toEqual([entry.name, ownersReply.get(entry.name)]);
  }
  // The owner's calls reach these rows. Only PUT is tried, as removing and ending would use them up.
  const own = rowCalls.filter(({ call }) => call.method === 'PUT');
  expect(own.length).toBeGreaterThan(0);
  for (const entry of own) expect([entry.name, (await make(entry, owner)).status]).toEqual([entry.name, 200]);
});
