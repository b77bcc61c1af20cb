import { calls } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../core/audit/tables.ts';
import { authenticationEvents, profiles } from '../../core/accounts/tables.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';
import { addOrganisations, join, tokenAt, UMOYA } from '../../testing/employer/employ.ts';
import { DAY } from '../../core/durations.ts';
import { altered } from '../../testing/altered.ts';

const { acceptInvitation, invitation, invite } = calls.organisation;

let service: TestService;
let administrator: SignedIn;
let thandi: SignedIn;
beforeAll(async () => {
  service = await startService({ settings: { ACCESS_TOKEN_LIFETIME: '90d', REFRESH_TOKEN_LIFETIME: '90d' } });
  await addOrganisations(service);
});
beforeEach(async () => {
  administrator = await signedIn(service, { role: 'administrator' });
  thandi = await signedIn(service);
});
afterAll(() => service.close());

let count = 0;
const invited = async (): Promise<string> => {
  count += 1;
  const email = `invited${count}@example.org`;
  await service.call(
    invite,
    { params: { guid: UMOYA.guid.toUpperCase() }, body: { email } },
    { token: administrator.token },
  );
  const mail = (await service.mail()).findLast(({ recipient }) => recipient === email);
  return /\/invitation#token=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
};
const accept = (token: string, person: { token: string } = thandi) =>
  service.call(acceptInvitation, { body: { token } }, { token: person.token });
const look = (token: string) => service.call(invitation, { body: { token } }, { token: thandi.token });
const profileAt = async ({ id }: SignedIn, osNo: number) => {
  const [found] = await service.database
    .select()
    .from(profiles)
    .where(and(eq(profiles.accountId, id), eq(profiles.osNo, osNo)));
  return found;
};

test('an invited person sees to what, accepts, and is a confirmed member with a profile of their own name', async () => {
  const token = await invited();
  expect((await look(token)).value).toMatchObject({
    osNo: UMOYA.osNo,
    osName: 'Umoya Energy',
    isMember: false,
  });
  expect((await accept(token)).value).toEqual({ osNo: UMOYA.osNo });
  const [own] = await service.database.select().from(profiles).where(eq(profiles.accountId, thandi.id));
  expect(await profileAt(thandi, UMOYA.osNo)).toMatchObject({
    firstName: own?.firstName,
    lastName: own?.lastName,
    membershipConfirmedAt: expect.any(Date),
  });
  const person = await service.services.tokens.verifyAccessToken(await tokenAt(service, thandi, UMOYA.osNo));
  expect(person?.osNo).toBe(UMOYA.osNo);
  const events = await service.database
    .select({ event: authenticationEvents.event })
    .from(authenticationEvents)
    .where(eq(authenticationEvents.accountId, thandi.id));
  expect(events).toContainEqual({ event: 'invitation accepted' });
});

test('a membership that was only claimed is confirmed by it', async () => {
  await join(service, thandi, UMOYA.osNo);
  expect((await profileAt(thandi, UMOYA.osNo))?.membershipConfirmedAt).toBeNull();
  await accept(await invited());
  expect((await profileAt(thandi, UMOYA.osNo))?.membershipConfirmedAt).not.toBeNull();
  expect((await look(await invited())).value.isMember).toBe(true);
});

test('it works once, for the first who accepts, and for two weeks', async () => {
  const token = await invited();
  const people = await Promise.all(Array.from({ length: 5 }, () => signedIn(service)));
  const answers = await Promise.all(people.map((person) => accept(token, person)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  const late = await invited();
  service.clock.advance(14 * DAY);
  const { status, envelope } = await accept(late);
  expect([status, envelope.errorMessage, (await look(late)).status]).toEqual([
    404,
    'This invitation was accepted already, has expired, or is not complete. Ask your organisation for a new one.',
    404,
  ]);
  expect(await profileAt(thandi, UMOYA.osNo)).toBeUndefined();
});

test('administrators alone invite, to an organisation that there is, and it is audited without the address', async () => {
  const ask = (guid: string, token?: string) =>
    service.call(
      invite,
      { params: { guid }, body: { email: 'audited@example.org' } },
      token === undefined ? {} : { token },
    );
  expect((await ask(UMOYA.guid)).status).toBe(401);
  expect((await ask(UMOYA.guid, thandi.token)).status).toBe(403);
  expect((await ask('01935000-0000-7000-8000-0123456789ab', administrator.token)).status).toBe(404);
  expect((await ask(UMOYA.guid, administrator.token)).status).toBe(201);
  const entries = await service.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actorId, administrator.id));
  expect(entries).toEqual([
    expect.objectContaining({
      call: 'POST /Account/organizational-structure/{guid}/invitations',
      rowIds: [String(UMOYA.osNo)],
      fields: ['invitations'],
    }),
  ]);
  expect(`${JSON.stringify(entries)}${service.logged().join('')}`).not.toContain('audited@example.org');
});

test('an invitation accepted twice by the same person, or forged, changes nothing', async () => {
  const token = await invited();
  expect((await accept(token)).status).toBe(200);
  expect((await accept(token)).status).toBe(404);
  expect((await accept(altered(token))).status).toBe(404);
  expect((await service.call(acceptInvitation, { body: { token } })).status).toBe(401);
  expect(service.logged().join('')).not.toContain(token);
});
