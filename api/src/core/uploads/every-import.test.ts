import type { AnyCall } from '@phila/contract';
import { areas } from '../../areas.ts';
import { addOrganisations, UMOYA } from '../../testing/employer/employ.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { serviceCalls } from '../area.ts';

/* Every call that takes a table of lines is held to the same bounds, and keeps nobody waiting: a new one is in here by itself. */

const imports = serviceCalls(areas).filter(
  ({ call: { upload, path } }) => upload !== undefined && path.endsWith('/csv'),
);

let service: TestService;
let administrator: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_UPLOAD: '1000/1m' } });
  await addOrganisations(service);
  administrator = await signedIn(service, { role: 'administrator' });
});
afterAll(() => service.close());

const MB = 1024 * 1024;
const fill = (size: number, piece: string): string => piece.repeat(Math.floor(size / piece.length));

const send = async (call: AnyCall, text: string) => {
  const form = new FormData();
  if (call.body !== undefined) form.append('dryRun', 'true');
  if (call.path.includes('employees')) form.append('replace', 'false');
  form.append('File', new File([text], 'rows.csv', { type: 'text/csv' }));
  const reply = await fetch(`${service.url}/api/v1${call.path.replace('{guid}', UMOYA.guid)}`, {
    method: call.method,
    headers: { authorization: `Bearer ${administrator.token}` },
    body: form,
  });
  return { status: reply.status, answer: (await reply.json()) as { errorMessage: string | null } };
};

/** How long the service takes to answer that it lives, again and again while something goes on: the slowest, in ms. */
const slowestHealth = async (work: () => Promise<unknown>): Promise<number> => {
  const state = { isOver: false };
  const done = work().finally(() => {
    state.isOver = true;
  });
  let slowest = 0;
  do {
    const since = performance.now();
    await (await fetch(`${service.url}/health/live`)).text();
    slowest = Math.max(slowest, performance.now() - since);
  } while (!state.isOver);
  await done;
  return slowest;
};

const idle = async (): Promise<void> => {
  for (let at = 0; at < 50; at += 1) await (await fetch(`${service.url}/health/live`)).text();
};

test('there are those of employees, invitations, plans, codes and rows', () => {
  const names = imports.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'employer.employeesFile',
      'organisation.inviteByFile',
      'plans.plansFile',
      'voucher.codesOfFile',
    ]),
  );
  expect(names.filter((name) => name.endsWith('importRows')).length).toBeGreaterThan(5);
});

/** Beyond what a file may be, each in another way. */
const hostile: readonly (readonly [what: string, text: (largest: number) => string])[] = [
  ['lines of one quoted cell', (largest) => fill(largest, '"a,b,c"\n')],
  ['cells without an end', (largest) => fill(largest, ',')],
  ['a quotation mark that is not closed', (largest) => `a,b\n"${fill(largest, 'a\n')}`],
];

/** The slowest answer of an idle service counts as so much at least, in ms: a busy machine takes a moment away. */
const LEAST_USUAL = 100;
const TIMES_USUAL = 10;
/** A moment that was taken away does not come three times; what keeps the loop does. */
const TRIES = 3;

const isAnswering = async (work: () => Promise<unknown>): Promise<boolean> => {
  for (let at = 0; at < TRIES; at += 1) {
    const usual = Math.max(await slowestHealth(idle), LEAST_USUAL);
    if ((await slowestHealth(work)) < TIMES_USUAL * usual) return true;
  }
  return false;
};

/** Rows of all resources are read by one function: those of one stand for all where the file is not the worst. */
const [rows] = imports.filter(({ name }) => name.endsWith('importRows'));
const oneOfEach = imports.filter((one) => one === rows || !one.name.endsWith('importRows'));

test.each(hostile)(
  'a file of %s is refused by every importer in one sentence, and others are answered meanwhile',
  async (_, text) => {
    const memory = process.memoryUsage().rss;
    for (const { name, call } of text === hostile[0]?.[1] ? imports : oneOfEach) {
      const file = text(Math.min(call.upload?.largest ?? 0, 4 * MB) - 1024);
      const answering = await isAnswering(async () => {
        const { status, answer } = await send(call, file);
        expect([name, status, answer.errorMessage]).toEqual([
          name,
          422,
          expect.stringMatching(/^(?:At most|Line \d).*Nothing was imported\.$/) as string,
        ]);
      });
      expect([name, answering]).toEqual([name, true]);
    }
    // A parser for each line took three gigabytes.
    expect(process.memoryUsage().rss - memory).toBeLessThan(900 * MB);
  },
);
