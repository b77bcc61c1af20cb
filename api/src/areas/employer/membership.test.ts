import { call, calls } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createApp } from '../../app.ts';
import { area } from '../../core/area.ts';
import { implement } from '../../core/calls/implement.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { isConfirmedMember } from '../../core/accounts/membership.ts';
import { accounts, profiles } from '../../core/accounts/tables.ts';
import { send } from '../../testing/json-request.ts';
import { startService } from '../../testing/service.ts';
import type { TestService } from '../../testing/service.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { saveEmployees } from './import/save-employees.ts';
import {
  addOrganisations,
  employ,
  employee,
  IMBALI,
  join,
  supply,
  tokenAt,
  UMOYA,
} from '../../testing/employer/employ.ts';

/* An invented call that costs Umoya Energy something. */

const claim = call({
  method: 'POST',
  path: '/Costly',
  access: 'person',
  summary: 'Costs the organisation something.',
  value: z.number(),
});

const NOT_CONFIRMED = 'This is for members';

let service: TestService;
let url: string;
let close: () => Promise<void>;
beforeAll(async () => {
  service = await startService();
  await addOrganisations(service);
  const answers = [
    implement(claim, async (_input, { database, person }) => {
      const isMember = isConfirmedMember(database, person.id, UMOYA.osNo);
      const found = await database.$count(accounts, and(eq(accounts.id, person.id), isMember));
      if (found === 0) throw new Refusal(403, NOT_CONFIRMED);
      return UMOYA.osNo;
    }),
  ];
  const app = await createApp({ ...service.services, areas: [area({ name: 'test', answers })] }, [claim]);
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1${claim.path}`;
  close = async () => {
    await app.close();
  };
});
afterAll(async () => {
  await close();
  await service.close();
});

const ask = async (token: string): Promise<[number, unknown]> => {
  const { status, envelope } = await send(url, { method: 'POST', token });
  return [status, envelope?.isSuccess === true ? envelope.value : envelope?.errorMessage];
};
const refused = [403, NOT_CONFIRMED];
let count = 0;
const newEmail = (): string => {
  count += 1;
  return `member${count}@example.org`;
};

test('a member by the public link is refused what costs, until they accept what the employer’s record says', async () => {
  const email = newEmail();
  const person = await signedIn(service, { email });
  await join(service, person, UMOYA.osNo);
  const token = await tokenAt(service, person, UMOYA.osNo);
  expect(await ask(token)).toEqual(refused);
  await supply(service, UMOYA.osNo, employee(`M-${count}`, email, {}));
  expect(await ask(token)).toEqual(refused);
  const body = { osNo: UMOYA.osNo };
  expect((await service.call(calls.employer.acceptMembership, { body }, { token })).status).toBe(200);
  expect(await ask(token)).toEqual([200, UMOYA.osNo]);
});

test('neither no profile at all, nor a consumer’s, nor another organisation’s record is enough', async () => {
  const email = newEmail();
  const person = await signedIn(service, { email });
  expect(await ask(person.token)).toEqual(refused);
  expect(await ask(await tokenAt(service, person, UMOYA.osNo))).toEqual(refused);
  await employ(service, IMBALI.osNo, employee(`I-${count}`, email, {}));
  expect(await ask(await tokenAt(service, person, IMBALI.osNo))).toEqual(refused);
  expect(await ask(await tokenAt(service, person, UMOYA.osNo))).toEqual(refused);
});

test('an employee who is no longer supplied is a claimed member again, and the others stay confirmed', async () => {
  const [leaving, staying] = [newEmail(), newEmail()];
  const [leaver, stayer] = [
    await signedIn(service, { email: leaving }),
    await signedIn(service, { email: staying }),
  ];
  const one = employee('L-1', leaving, {});
  const other = employee('L-2', staying, {});
  await employ(service, UMOYA.osNo, one, other);
  const tokens = [
    await tokenAt(service, leaver, UMOYA.osNo),
    await tokenAt(service, stayer, UMOYA.osNo),
  ] as const;
  expect([await ask(tokens[0]), await ask(tokens[1])]).toEqual([
    [200, UMOYA.osNo],
    [200, UMOYA.osNo],
  ]);
  await service.database.transaction((tx) =>
    saveEmployees(service.services, tx, UMOYA.osNo, [other], { replace: true }),
  );
  expect([await ask(tokens[0]), await ask(tokens[1])]).toEqual([refused, [200, UMOYA.osNo]]);
});

test('an unchanged record keeps the time at which it was confirmed first', async () => {
  const email = newEmail();
  const person = await signedIn(service, { email });
  const same = employee(`S-${count}`, email, {});
  const confirmedAt = async () => {
    const [profile] = await service.database
      .select({ at: profiles.membershipConfirmedAt })
      .from(profiles)
      .where(and(eq(profiles.accountId, person.id), eq(profiles.osNo, UMOYA.osNo)));
    return profile?.at;
  };
  await employ(service, UMOYA.osNo, same);
  const first = await confirmedAt();
  expect(first).toBeInstanceOf(Date);
  service.clock.advance(60_000);
  await employ(service, UMOYA.osNo, same);
  expect(await confirmedAt()).toEqual(first);
});
