import { banking, biographical, calls, isMay, itemsOf, nextOfKin, toBody } from '@phila/contract';
import type { AnyCall } from '@phila/contract';
import type { WeatherStandIn } from '@phila/tooling/stand-ins/weather';
import { startWeatherStandIn } from '@phila/tooling/stand-ins/weather';
import { isShort } from '@phila/tooling/tests/extent';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { areas } from '../../areas.ts';
import { addOrganisations, employ, employee, tokenAt, UMOYA } from '../../testing/employer/employ.ts';
import { planting } from '../../testing/voucher/plant.ts';
import { anything, bent, isJson, pathsOf, replaced, texts } from '../../testing/bent-input.ts';
import type { Json } from '../../testing/bent-input.ts';
import { formBody, pixelFile, pixelPng } from '../../testing/form-body.ts';
import { send } from '../../testing/json-request.ts';
import type { RawAnswer } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { SignedIn } from '../../testing/signed-in.ts';
import { encodedBody } from '../../testing/encoded-body.ts';
import { workOf } from '../../testing/work-of.ts';
import { serviceCalls } from '../area.ts';
import { sessions } from '../accounts/tables.ts';
import { validInput } from '../../testing/valid-input.ts';

/*
 * Makes every declared call with valid input mutated in some places, and with unrelated values, as six callers who know
 * another person's row ids. No reply is a 5xx, lacks the envelope, reveals that person's data or takes seconds of work,
 * and nothing is stored that the call would refuse.
 */

/** Fixed, so that failures repeat. */
const SEED = 20_261_121;
/** Requests for each call; the short run makes the first of the long one. */
const RUNS = isShort ? 2 : 100;
/** Runs of calls that may hash a password. */
const SLOW_RUNS = isShort ? 1 : 25;
/**
 * Most CPU time of this process for a reply, in ms; other load on the machine does not count. PostgreSQL runs in other
 * processes and ends a query after 15 s, which is a 503 here.
 */
const MAX_WORK = 2_000;

const all = serviceCalls(areas);

let weather: WeatherStandIn;
let service: TestService;
let person: SignedIn;
let administrator: SignedIn;
/** Works for the same employer as the owner of the foreign rows, and has a record there too. */
let employed: { token: string };
/** Tokens that identify no one: an ended session's, and a forged one. */
let ended: string;
let forged: string;
/** Occurs in every row of the other person, and must be in no reply. */
const MARK = 'Ownersonly';
/** Ids of the other person's rows, to use in paths and bodies. */
const foreign: string[] = [];

/** Adds another person with rows; no reply may reveal anything about them. */
const plantForeignRows = async (): Promise<void> => {
  const owner = await signedIn(service, { email: `${MARK.toLowerCase()}@example.org` });
  const { token } = owner;
  const kin = toBody(nextOfKin, {
    titleID: 1,
    firstName: MARK,
    lastName: MARK,
    relationshipID: 1,
    contactDetails: '0711234567',
  });
  const { value: row } = await service.call(
    calls.details.nextOfKin.create,
    { body: kin as never },
    { token },
  );
  const details = toBody(biographical, { firstName: MARK, lastName: MARK, languages: [] });
  await service.call(calls.details.updateBiographicalDetails, { body: details }, { token });
  const { value: reminder } = await service.call(
    calls.dashboard.addReminder,
    { body: { reminderText: MARK, completeByDate: '2030-01-01T09:00:00+02:00', earlyReminderDate: null } },
    { token },
  );
  const { value: document } = await service.call(
    calls.documents.upload,
    { body: { FolderId: 1 }, file: new File([pixelPng], `${MARK}.png`) },
    { token },
  );
  const { value: account } = await service.call(
    calls.details.banking.create,
    {
      body: toBody(banking, {
        bankId: 1,
        accountNumber: '62001234567',
        accountType: 1,
      }) as never,
    },
    { token },
  );
  const { token: asAdministrator } = await signedIn(service, { role: 'administrator' });
  const plant = planting(service, asAdministrator);
  const OfferId = await plant.offer('uniqueCode');
  await plant.codes(OfferId, `${MARK}-1`);
  await service.call(calls.voucher.redeemOffer, { body: { OfferId } }, { token });
  const { value: ledger } = await service.call(calls.voucher.redemptions, { query: {} }, { token });
  const supplied = { personal: { firstName: MARK }, nextOfKin: [{ firstName: MARK, lastName: MARK }] };
  await employ(service, UMOYA.osNo, employee('owner', owner.email, supplied));
  foreign.push(
    String(account.id),
    owner.id,
    owner.sessionId,
    String(row.id),
    reminder.id,
    document.documentId,
    document.blobStorageDocumentName,
    ...itemsOf(ledger).map(({ id }) => id),
  );
};
beforeAll(async () => {
  weather = await startWeatherStandIn();
  service = await startService({
    settings: {
      LIMIT_SIGN_IN: '1000000/1s',
      LIMIT_RESET: '1000000/1s',
      LIMIT_UPLOAD: '1000000/1s',
      WEATHER_URL: weather.url,
    },
  });
});
// Signs in again for each call, because some end the session or the account.
beforeEach(async () => {
  person = await signedIn(service);
  administrator = await signedIn(service, { role: 'administrator' });
  const colleague = await signedIn(service);
  await employ(
    service,
    UMOYA.osNo,
    employee(colleague.id, colleague.email, { personal: { firstName: 'Sipho' } }),
  );
  employed = { token: await tokenAt(service, colleague, UMOYA.osNo) };
});
beforeAll(async () => {
  await addOrganisations(service);
  await plantForeignRows();
  const gone = await signedIn(service);
  await service.database.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.id, gone.sessionId));
  ended = gone.token;
  const [head = '', , signature = ''] = gone.token.split('.');
  const claims = Buffer.from(JSON.stringify({ sub: foreign[0], sid: foreign[1], exp: 9_999_999_999 }));
  forged = `${head}.${claims.toString('base64url')}.${signature}`;
});
afterAll(async () => {
  await service.close();
  await weather.stop();
});

const segments = () =>
  fc.oneof(
    texts,
    fc.constantFrom(...foreign),
    fc.constantFrom('0', '-1', '1e3', '7', '01935000-0000-7000-8000-0123456789ab', '*', '..'),
  );

/** Encodes for a path. Replaces lone surrogates, because paths cannot contain them. */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

const CALLERS = ['nobody', 'forged', 'ended', 'person', 'employee', 'administrator'] as const;

interface Fed {
  /** The caller; mostly with a sufficient right. */
  caller: (typeof CALLERS)[number];
  path: string;
  search: string;
  body: unknown;
}

const feed = (call: AnyCall): fc.Arbitrary<Fed> => {
  const valid = validInput(call);
  const names = Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const params = fc.tuple(
    ...names.map((name) =>
      fc.oneof(
        { arbitrary: fc.constant(String(valid?.params?.[name] ?? '')), weight: 2 },
        { arbitrary: segments(), weight: 1 },
      ),
    ),
  );
  const search = fc.oneof(
    { arbitrary: fc.constant(''), weight: 3 },
    {
      arbitrary: fc
        .array(
          fc.tuple(fc.oneof(fc.constantFrom('PageNumber', 'PageSize', 'SearchTerm', 'Sort'), texts), texts),
          {
            minLength: 1,
            maxLength: 4,
          },
        )
        .map(
          (pairs) =>
            `?${pairs.map((pair) => pair.map((part) => encoded(part.slice(0, 500))).join('=')).join('&')}`,
        ),
      weight: 1,
    },
  );
  const able = isMay(call.access) ? 'administrator' : 'person';
  return fc.record({
    caller: fc.oneof(
      { arbitrary: fc.constant(able), weight: 3 },
      { arbitrary: fc.constantFrom(...CALLERS), weight: 1 },
    ),
    path: params.map((values) =>
      names.reduce(
        (path, name, at) => path.replace(`{${name}}`, () => encoded((values[at] ?? '').slice(0, 200))),
        call.path,
      ),
    ),
    search,
    body:
      call.body === undefined
        ? fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, { arbitrary: anything, weight: 1 })
        : bent(valid?.body ?? {}, foreign),
  });
};

const NAMES = [
  'a.png',
  'a.pdf',
  '../../a.png',
  'x'.repeat(300),
  '',
  'a\u0000.txt',
  '\u202egnp.txt',
  'a.docx',
];
const STARTS = [
  '',
  '%PDF-1.7\n',
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  'PK\x03\x04',
  'RIFF\x10\0\0\0WEBPVP8 ',
  '<svg',
];

/** Picks a file from the fields beside it: the pixel, or the beginning of a known type. */
const fileFrom = (fields: unknown): File => {
  const text = String(JSON.stringify(fields));
  const at = text.length;
  if (at % 2 === 0) return pixelFile();
  const bytes = Buffer.from(`${STARTS[at % STARTS.length] ?? ''}${text}`, 'latin1');
  return new File([bytes], NAMES[at % NAMES.length] ?? 'a');
};

const tokenOf = (caller: Fed['caller']): string | undefined =>
  ({
    nobody: undefined,
    forged,
    ended,
    person: person.token,
    employee: employed.token,
    administrator: administrator.token,
  })[caller];

const make = (call: AnyCall, { caller, path, search, body }: Fed): Promise<RawAnswer> => {
  const token = tokenOf(caller);
  if (call.upload !== undefined) {
    return send(`${service.url}/api/v1${path}${search}`, {
      method: call.method,
      token,
      body: formBody(call, isJson(body) ? body : { body }, fileFrom(body)),
    });
  }
  const hasBody = body !== undefined && call.method !== 'GET';
  return send(`${service.url}/api/v1${path}${search}`, {
    method: call.method,
    token,
    ...(hasBody ? encodedBody(call, body) : {}),
  });
};

/** True for record calls whose reply can be sent back as a body (specification: service). */
const givesItsBody = (call: AnyCall): boolean => {
  const answer = validInput(call)?.body;
  const value = call.value as unknown as { shape?: Json } | undefined;
  return (
    answer !== undefined &&
    call.saves !== false &&
    value?.shape !== undefined &&
    Object.keys(answer).every((name) => name in (value.shape ?? {}))
  );
};

/** The fields of a reply that the body has too. */
const bodyPart = (call: AnyCall, value: unknown): Json => {
  const names = Object.keys(validInput(call)?.body ?? {});
  return Object.fromEntries(Object.entries(value as Json).filter(([name]) => names.includes(name)));
};

test.each(all)('$name', async ({ call }) => {
  const sentBack = givesItsBody(call);
  await fc.assert(
    fc.asyncProperty(feed(call), async (fed) => {
      let answer: RawAnswer | undefined;
      const work = await workOf(async () => {
        answer = await make(call, fed);
      });
      // Measures again, because memory may have been freed just then; real work repeats.
      expect(work < MAX_WORK ? work : await workOf(() => make(call, fed))).toBeLessThan(MAX_WORK);
      const { status, envelope, text } = answer as RawAnswer;
      expect(text).not.toContain(MARK);
      // A stored value passes the rules of the call that stored it.
      const refused =
        sentBack && envelope?.isSuccess === true && call.body !== undefined
          ? z.safeParse(call.body, bodyPart(call, envelope.value)).error?.issues
          : undefined;
      // Files come without an envelope.
      const isSuccess = status < 400 ? (call.blob === true ? undefined : true) : false;
      expect([status < 500, envelope?.isSuccess, refused, text]).toEqual([true, isSuccess, undefined, text]);
    }),
    { seed: SEED, numRuns: call.access === 'anyone' && call.body !== undefined ? SLOW_RUNS : RUNS },
  );
});

/** Values that break code that compares, joins or measures without checking. */
const POISON: readonly unknown[] = [{ toString: 1 }, { valueOf: 1, toString: null }, { length: -1, map: 1 }];
const MOMENT = '2030-01-01T09:00:00+02:00';

/** Puts a time into every empty place, to reach checks between two fields. */
const filled = (value: unknown): unknown => {
  if (value === null) return MOMENT;
  if (Array.isArray(value)) return value.map(filled);
  return isJson(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner)]))
    : value;
};

test('no place of any body takes an object that breaks its checks', async () => {
  for (const { name, call } of all.filter(({ call: { body, upload } }) => body && upload === undefined)) {
    const body = filled(validInput(call)?.body ?? {});
    const { path } = fc.sample(feed(call), { seed: SEED, numRuns: 1 })[0] ?? { path: call.path };
    const caller = isMay(call.access) ? 'administrator' : 'person';
    const places = pathsOf(body).filter((place) => place.length > 0);
    const sent = places.flatMap((place) => POISON.map((poison) => replaced(body, place, poison)));
    const answers = await Promise.all(
      sent.map((poisoned) => make(call, { caller, path, search: '', body: poisoned })),
    );
    for (const [at, { status }] of answers.entries())
      expect([name, status < 500, sent[at]]).toEqual([name, true, sent[at]]);
  }
});

test('at least the records give what may be sent back', () => {
  const names = all.filter(({ call }) => givesItsBody(call)).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['details.updateBiographicalDetails', 'details.nextOfKin.create']),
  );
});
