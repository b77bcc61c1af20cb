import { biographical, calls, contact, type PersonFact, toBody, type TimelineKind } from '@phila/contract';
import { readAudit } from '../../../core/audit/audit.ts';
import { HOUR, MINUTE } from '../../../core/durations.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { addProduct, type Shopper, shopper } from '../../../testing/shop/shopper.ts';
import { renewedToken, type SignedIn, signedIn } from '../../../testing/signed-in.ts';

const { identity } = calls;
const ID_NUMBER = '9202204720083';

let service: TestService;
let lead: SignedIn;
let support: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { PAYMENT_PROVIDER: 'simulator', LIMIT_PERSON_CHECK: '5/1h' } });
  lead = await signedIn(service, { role: 'administrator', isConfirmed: 'throughout' });
  support = await signedIn(service, { role: 'support', isConfirmed: 'throughout' });
});
afterAll(() => service.close());

/** Gives staff tokens of now, after time went by. */
const renew = async (): Promise<void> => {
  for (const one of [lead, support]) Object.assign(one, await renewedToken(service, one));
};
beforeEach(renew);

const events = async (
  { id }: { id: string },
  by: SignedIn,
  query: { Kind?: TimelineKind; Before?: string } = {},
) => (await service.call(identity.personTimeline, { params: { id }, query }, by)).value;
const titles = async (of: { id: string }, by: SignedIn, query: { Kind?: TimelineKind } = {}) =>
  (await events(of, by, query)).events.map(({ kind, title }) => `${kind}: ${title}`);
const note = (id: string, text: string, by: SignedIn = lead) =>
  service.call(identity.addPersonNote, { params: { id }, body: { text } }, by);

/** Buys something for R 149.00, and has R 49.00 of it paid back. */
const buyAndRefund = async (buyer: Shopper): Promise<string> => {
  await buyer.put(await addProduct(service, 14_900));
  const { orderId: id } = await buyer.checkOut();
  await buyer.settle(id, 'pay');
  const { orderNumber } = await buyer.order(id);
  const reason = 'One part did not take place';
  await service.call(
    calls.shop.refundPart,
    { params: { id }, body: { amount: 49, kept: 149, reason, note: 'By card' } },
    lead,
  );
  return orderNumber;
};

describe('the timeline of a person', () => {
  test('tells orders, payments, refunds, notes and looks, the latest first, each linked to more', async () => {
    const buyer = await shopper(service);
    const number = await buyAndRefund(buyer);
    await note(buyer.id, 'Prefers to be called');
    await service.call(identity.lookAtPerson, { params: { id: buyer.id } }, lead);
    const { events: all } = await events(buyer, lead);
    const told = all.map(({ kind, title }) => `${kind}: ${title}`);
    expect(told.slice(0, 2)).toEqual([
      expect.stringMatching(/^look: \S+ Mokoena looked at this page$/),
      expect.stringMatching(/^note: Note by \S+ Mokoena$/),
    ]);
    const own = told.filter((one) => !/^(?:look|note):/.test(one));
    expect(own[0]).toMatch(new RegExp(`^refund: R\\s49.00 of ${number} refunded$`));
    expect(own).toEqual(
      expect.arrayContaining([
        `order: ${number}: Paid`,
        `payment: Payment of ${number} came`,
        `order: ${number}: Awaiting payment`,
      ]),
    );
    const times = all.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all.find(({ kind }) => kind === 'refund')).toMatchObject({
      detail: 'By card',
      to: expect.stringMatching(/^\/admin\/administrative\/orders\?show=all&row=\d+$/) as string,
    });
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test('shows each kind alone, and only to those who may see what it is about', async () => {
    const buyer = await shopper(service);
    await buyAndRefund(buyer);
    await note(buyer.id, 'Prefers to be called');
    for (const kind of ['order', 'payment', 'refund', 'note'] as const)
      expect(new Set((await events(buyer, lead, { Kind: kind })).events.map((one) => one.kind))).toEqual(
        new Set([kind]),
      );
    await service.call(identity.lookAtPerson, { params: { id: buyer.id } }, support);
    // Support may not read the audit.
    expect(await titles(buyer, support, { Kind: 'look' })).toEqual([]);
    expect(await titles(buyer, lead, { Kind: 'look' })).not.toEqual([]);
    const person = await signedIn(service);
    expect((await service.call(identity.personTimeline, { params: person, query: {} }, person)).status).toBe(
      403,
    );
  });

  test('tells looks of one of staff once a day, and what they did one by one', async () => {
    const person = await signedIn(service);
    const params = { id: person.id };
    for (const day of [1, 2]) {
      for (const _time of [1, 2, 3]) {
        await service.call(identity.lookAtPerson, { params }, lead);
        service.clock.advance(12 * MINUTE);
        await renew();
      }
      await service.call(identity.revealPerson, { params, body: { reason: 'They phoned us' } }, lead);
      if (day === 1) service.clock.advance(24 * HOUR);
      await renew();
    }
    const { events: looks } = await events(person, lead, { Kind: 'look' });
    expect(looks.map(({ title }) => title.replace(/^\S+ \S+ /, ''))).toEqual([
      'was shown what is masked',
      'looked at this page',
      'was shown what is masked',
      'looked at this page',
    ]);
    expect(looks[0]?.detail).toBe('Why: They phoned us');
    expect(looks[0]?.to).toContain(`audit?of=${person.id}&row=`);
  });

  test('is read page by page, with nothing left out and nothing twice', async () => {
    const person = await signedIn(service);
    const texts = Array.from({ length: 60 }, (_, at) => `Note ${at}`);
    for (const text of texts) await note(person.id, text);
    const seen: (string | null)[] = [];
    let before: string | null = '';
    while (before !== null) {
      const page: Awaited<ReturnType<typeof events>> = await events(person, lead, {
        Kind: 'note',
        ...(before === '' ? {} : { Before: before }),
      });
      seen.push(...page.events.map(({ detail }) => detail));
      before = page.next;
    }
    expect(seen).toEqual(texts.toReversed());
  });
});

describe('a note', () => {
  test('is written by those who may, and its words are in no audit', async () => {
    const person = await signedIn(service);
    expect((await note(person.id, ' ')).envelope.errors).toEqual([
      { path: 'text', message: 'Please write the note' },
    ]);
    expect((await note(person.id, 'Prefers to be called', support)).status).toBe(403);
    expect((await note(person.id, 'Prefers to be called')).status).toBe(201);
    const { entries } = await readAudit(service.database, { rowId: person.id }, { size: 5 });
    expect(entries.map(({ action, difference }) => [action, difference])).toEqual([['note', []]]);
    expect(JSON.stringify(entries)).not.toContain('Prefers');
  });
});

describe('is it them?', () => {
  const caller = async (): Promise<SignedIn> => {
    const person = await signedIn(service);
    await service.call(
      calls.details.updateBiographicalDetails,
      {
        body: toBody(biographical, {
          identityNumber: ID_NUMBER,
          firstName: 'Thandi',
          lastName: 'Mokoena',
          titleID: 3,
          countryKey: 'ZA',
        }),
      },
      person,
    );
    await service.call(
      calls.details.updateContactDetails,
      {
        body: toBody(contact, {
          mobileNo: { value: '083 555 0147' },
          residentialAddress: { postalCode: '8001' },
        }),
      },
      person,
    );
    return person;
  };
  const ask = (id: string, said: Partial<Record<PersonFact, string>>, by = support) =>
    service.call(
      identity.checkPerson,
      {
        params: { id },
        body: {
          answers: Object.entries(said).map(([fact, answer]) => ({ fact: fact as PersonFact, answer })),
        },
      },
      by,
    );

  test('two facts are answered yes or no, and nothing of them is shown, kept or logged', async () => {
    const { id } = await caller();
    const { value } = await service.call(identity.lookAtPerson, { params: { id } }, support);
    expect(value.facts).toEqual(['idNumber', 'postalCode']);
    const right = await ask(id, { idNumber: '920220 4720 083', postalCode: ' 8001' });
    expect(right.value).toEqual({ isRight: true });
    expect((await ask(id, { idNumber: ID_NUMBER, postalCode: '8002' })).value).toEqual({ isRight: false });
    expect((await ask(id, { idNumber: ID_NUMBER, bankAccount: '1234' })).value).toEqual({ isRight: false });
    const { entries } = await readAudit(service.database, { rowId: id }, { size: 5 });
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual(
      Array.from({ length: 3 }, () => ['check', support.id]),
    );
    expect(entries.at(-1)?.difference).toEqual([
      { field: 'Asked', before: null, after: 'ID number and postal code' },
      { field: 'Answers', before: null, after: 'right' },
    ]);
    expect(`${JSON.stringify([value, entries])}${service.logged().join('')}`).not.toMatch(/4720083|8001/);
  });

  test('one fact, the same twice and a blank answer are refused', async () => {
    const { id } = await caller();
    expect((await ask(id, { idNumber: ID_NUMBER })).status).toBe(422);
    const { envelope } = await ask(id, { idNumber: ' ', postalCode: '8001' });
    expect(envelope.errors).toEqual([{ path: 'answers.0.answer', message: 'Please enter what they answer' }]);
    const twice = { fact: 'idNumber' as const, answer: ID_NUMBER };
    const { status } = await service.call(
      identity.checkPerson,
      { params: { id }, body: { answers: [twice, twice] } },
      support,
    );
    expect(status).toBe(422);
  });

  test('is asked five times an hour of one person, by all of staff together', async () => {
    const [{ id }, other] = [await caller(), await caller()];
    const wrong = { idNumber: ID_NUMBER, postalCode: '0000' };
    for (const by of [support, lead, support, lead, support])
      expect((await ask(id, wrong, by)).value).toEqual({ isRight: false });
    const { status, envelope } = await ask(id, { idNumber: ID_NUMBER, postalCode: '8001' }, lead);
    expect([status, envelope.errorMessage]).toEqual([
      429,
      'This person has been asked too often. Please try again later.',
    ]);
    expect((await ask(other.id, wrong)).status).toBe(200);
    service.clock.advance(HOUR);
    await renew();
    expect((await ask(id, { idNumber: ID_NUMBER, postalCode: '8001' })).value).toEqual({ isRight: true });
  });

  test('is not asked of a person with more rights', async () => {
    expect((await ask(lead.id, { idNumber: ID_NUMBER, postalCode: '8001' })).status).toBe(403);
  });
});
