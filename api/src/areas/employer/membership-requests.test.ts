import { biographical, calls, toBody } from '@phila/contract';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../core/audit/tables.ts';
import { organisations } from '../../core/accounts/organisations.ts';
import { accounts, authenticationEvents, profiles } from '../../core/accounts/tables.ts';
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
import { startService, type TestService } from '../../testing/service.ts';
import { type SignedIn, signedIn } from '../../testing/signed-in.ts';
import { saveEmployees } from './import/save-employees.ts';
import { employerRecords } from './tables.ts';
import { tellOfRequests } from './telling-of-requests.ts';

const { acceptMembership, employeesFile, employerRecord, membershipRequests, refuseMembership } =
  calls.employer;
const { syncPersonalDetails } = calls.employer;

let service: TestService;
let lead: SignedIn;
let thandi: SignedIn;
let count = 0;
beforeAll(async () => {
  service = await startService();
  await addOrganisations(service);
  lead = await signedIn(service, { role: 'organisationAdministrator', roleAt: UMOYA.osNo });
});
beforeEach(async () => {
  count += 1;
  thandi = await signedIn(service, { email: `thandi${count}@example.org` });
});
afterAll(() => service.close());

const HEADER = 'employeeNumber,email,mobile,personal.firstName,personal.lastName,personal.identityNumber';
const file = async (dryRun: 'true' | 'false', ...lines: string[]) => {
  const { value } = await service.call(
    employeesFile,
    {
      params: { guid: UMOYA.guid },
      body: { dryRun, replace: 'false' },
      file: new File([[HEADER, ...lines].join('\n')], 'employees.csv', { type: 'text/csv' }),
    },
    { token: lead.token },
  );
  return value;
};
const number = () => `MR-${count}`;
const line = () => `${number()},${thandi.email},,Tandi,Mokwena,`;
const asked = async () => (await service.call(membershipRequests, {}, { token: thandi.token })).value;
const answer = async (call: typeof acceptMembership | typeof refuseMembership, osNo = UMOYA.osNo) =>
  (await service.call(call, { body: { osNo } }, { token: thandi.token })).status;
const people = async (state: 'confirmed' | 'claimed' | 'refused', text = '') =>
  (
    await service.call(
      calls.organisation.members,
      { params: { guid: UMOYA.guid }, body: { state, text } },
      { token: lead.token },
    )
  ).value.members.filter(({ id }) => id === thandi.id);
const profilesOf = () => service.database.select().from(profiles).where(eq(profiles.accountId, thandi.id));
const recordsOf = () =>
  service.database.$count(
    employerRecords,
    and(eq(employerRecords.accountId, thandi.id), eq(employerRecords.osNo, UMOYA.osNo)),
  );
const mails = async () => (await service.mail()).filter(({ recipient }) => recipient === thandi.email);

test('a file with the address of an account confirms no one: the person is claimed, and sees who says so', async () => {
  const saved = await file('false', line());
  expect(saved).toMatchObject({ isSaved: true, accounts: 0, lines: [{ verdict: 'added', message: null }] });
  expect((await profilesOf()).map(({ osNo }) => osNo)).toEqual([null]);
  expect(await people('confirmed')).toEqual([]);
  // Shows the organisation's own name for the person, and no address.
  expect(await people('claimed')).toMatchObject([{ name: 'Tandi Mokwena', address: null, state: 'claimed' }]);
  expect(await people('claimed', 'mokwena')).toHaveLength(1);
  expect(await people('claimed', 'mokoena')).toEqual([]);
  expect(await asked()).toEqual([{ osNo: UMOYA.osNo, osName: UMOYA.osName, askedAt: expect.any(String) }]);
});

test('the person is notified once, by mail and in the bell, however often the file is imported', async () => {
  await file('false', line());
  await tellOfRequests(service.services);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Do you belong to Umoya Energy?');
  expect(mail?.text).toMatch(/\/membership/);
  const bell = await service.call(calls.messaging.receivedAnnouncements, {}, { token: thandi.token });
  expect(bell.value).toMatchObject({
    unopened: 1,
    items: [{ title: 'Do you belong to Umoya Energy?', to: '/membership' }],
  });
  await file('false', line());
  await tellOfRequests(service.services);
  expect(await mails()).toHaveLength(1);
});

test('an address is mailed twice a day for all organisations together; the bell tells the rest', async () => {
  await supply(service, IMBALI.osNo, employee(number(), thandi.email, {}));
  const administrator = await signedIn(service, { role: 'administrator' });
  await service.call(
    calls.organisation.invite,
    { params: { guid: IMBALI.guid }, body: { email: thandi.email } },
    { token: administrator.token },
  );
  await file('false', line());
  await tellOfRequests(service.services);
  expect(await mails()).toHaveLength(2);
  expect(
    (await service.call(calls.messaging.receivedAnnouncements, {}, { token: thandi.token })).value.unopened,
  ).toBe(2);
});

test('accepting makes a confirmed member under their own name, and the supplied record applies', async () => {
  await file('false', line());
  expect(await answer(acceptMembership)).toBe(200);
  const [own] = await service.database
    .select()
    .from(profiles)
    .where(and(eq(profiles.accountId, thandi.id), eq(profiles.osNo, UMOYA.osNo)));
  expect(own).toMatchObject({ firstName: 'Thandi', membershipConfirmedAt: expect.any(Date) });
  const token = await tokenAt(service, thandi, UMOYA.osNo);
  expect((await service.call(employerRecord, {}, { token })).value).toMatchObject({
    employeeNumber: number(),
  });
  expect(await asked()).toEqual([]);
  expect(await people('claimed')).toEqual([]);
  expect(await people('confirmed')).toMatchObject([{ state: 'confirmed' }]);
  expect(await answer(acceptMembership)).toBe(404);
  expect(await answer(refuseMembership)).toBe(404);
  const events = await service.database
    .select({ event: authenticationEvents.event })
    .from(authenticationEvents)
    .where(eq(authenticationEvents.accountId, thandi.id));
  expect(events).toContainEqual({ event: 'membership accepted' });
  // Importing the file again asks nothing.
  expect((await file('false', line())).lines).toMatchObject([{ verdict: 'same' }]);
  expect(await asked()).toEqual([]);
});

test('before acceptance no supplied value is read or copied, even for a member who joined by the link', async () => {
  await join(service, thandi, UMOYA.osNo);
  const token = await tokenAt(service, thandi, UMOYA.osNo);
  const own = toBody(biographical, { firstName: 'Thandi', lastName: 'Mokoena' });
  await service.call(calls.details.updateBiographicalDetails, { body: own }, { token });
  await file('false', line());
  expect((await service.call(employerRecord, {}, { token })).value).toBeNull();
  expect((await service.call(syncPersonalDetails, {}, { token })).status).toBe(404);
  expect(await people('claimed')).toMatchObject([{ name: 'Tandi Mokwena', address: null }]);
  expect(await answer(acceptMembership)).toBe(200);
  expect((await service.call(syncPersonalDetails, {}, { token })).value.changes).toContainEqual(
    expect.objectContaining({ label: 'Last name', from: 'Mokoena', to: 'Mokwena' }),
  );
});

test('refusing ends the membership: the record is deleted, the employer sees the refusal, and later files do not ask again', async () => {
  await join(service, thandi, UMOYA.osNo);
  await file('false', line());
  expect(await answer(refuseMembership)).toBe(200);
  expect((await profilesOf()).map(({ osNo }) => osNo)).toEqual([null]);
  expect(await recordsOf()).toBe(0);
  expect(await people('claimed')).toEqual([]);
  expect(await people('refused')).toMatchObject([{ name: 'Tandi Mokwena', address: null, state: 'refused' }]);
  const again = await file('false', line());
  expect(again.lines).toMatchObject([{ verdict: 'same', message: 'This person refused the membership' }]);
  expect(await recordsOf()).toBe(0);
  await tellOfRequests(service.services);
  expect(await mails()).toEqual([]);
  expect(await asked()).toEqual([]);
  expect(await answer(acceptMembership)).toBe(404);
});

test('a person without another profile goes on as a consumer, in the same session', async () => {
  await service.database.update(profiles).set({ osNo: UMOYA.osNo }).where(eq(profiles.accountId, thandi.id));
  await file('false', line());
  expect(await answer(refuseMembership)).toBe(200);
  expect((await profilesOf()).map(({ osNo }) => osNo)).toEqual([null]);
  expect((await service.call(calls.account.profileName, {}, { token: thandi.token })).status).toBe(200);
});

test('an invitation that is accepted answers as well, also after a refusal', async () => {
  await file('false', line());
  await answer(refuseMembership);
  const body = { email: thandi.email };
  await service.call(
    calls.organisation.invite,
    { params: { guid: UMOYA.guid }, body },
    { token: lead.token },
  );
  const token = /#token=([\w-]{43})\s/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
  await service.call(calls.organisation.acceptInvitation, { body: { token } }, { token: thandi.token });
  expect(await people('refused')).toEqual([]);
  expect((await file('false', line())).lines).toMatchObject([{ verdict: 'added' }]);
  expect(await people('confirmed')).toHaveLength(1);
});

test('a person whom the file no longer has is asked nothing any more', async () => {
  const one = employee(number(), thandi.email, {});
  const other = employee(`${number()}-other`, `other${count}@example.org`, {});
  await supply(service, IMBALI.osNo, one, other);
  expect(await asked()).toHaveLength(1);
  await service.database.transaction((tx) =>
    saveEmployees(service.services, tx, IMBALI.osNo, [other], { replace: true }),
  );
  expect(await asked()).toEqual([]);
});

test('a trial says nothing of accounts: the same of an address with one, of one without, and of two of one account', async () => {
  const stranger = `MR-${count}-s,nobody${count}@example.org,,Tandi,Mokwena,`;
  const [there, none] = [await file('true', line()), await file('true', stranger)];
  expect(there.lines).toMatchObject([{ verdict: 'added' }]);
  expect({ ...there, lines: [] }).toEqual({ ...none, lines: [] });
  expect(there.accounts).toBe(0);
  expect([await asked(), await recordsOf(), await people('claimed')]).toEqual([[], 0, []]);
  // Known to the organisation from its own file.
  await file('false', line());
  expect((await file('true', line())).lines).toMatchObject([{ verdict: 'same' }]);
});

test('two lines of one account are not reported when they are saved either', async () => {
  const mobile = `+2782${String(5_550_000 + count)}`;
  await service.database
    .update(accounts)
    .set({ mobile, mobileVerifiedAt: service.clock.now() })
    .where(eq(accounts.id, thandi.id));
  const byMobile = `MR-${count}-m,,${mobile},Sipho,Naidoo,`;
  for (const dryRun of ['true', 'false'] as const)
    expect((await file(dryRun, line(), byMobile)).lines).toMatchObject([
      { verdict: 'added' },
      { verdict: 'added' },
    ]);
});

test('an account that a file made is confirmed at once, as before', async () => {
  const email = `made${count}@example.org`;
  expect(await file('false', `MR-${count},${email},,Zola,Dlamini,`)).toMatchObject({ accounts: 1 });
  const confirmed = await service.call(
    calls.organisation.members,
    { params: { guid: UMOYA.guid }, body: { state: 'confirmed', text: 'zola' } },
    { token: lead.token },
  );
  expect(confirmed.value.members).toMatchObject([{ name: 'Zola Dlamini' }]);
  await tellOfRequests(service.services);
  expect((await service.mail()).filter(({ recipient }) => recipient === email)).toEqual([]);
});

test('an archived organisation imports nothing, and its request cannot be seen', async () => {
  await employ(service, IMBALI.osNo, employee(`${number()}-i`, `i${count}@example.org`, {}));
  const administrator = await signedIn(service, { role: 'administrator' });
  await supply(service, IMBALI.osNo, employee(number(), thandi.email, {}));
  expect(await asked()).toHaveLength(1);
  await service.database
    .update(organisations)
    .set({ deletedAt: service.clock.now() })
    .where(eq(organisations.osNo, IMBALI.osNo));
  expect(await asked()).toEqual([]);
  const { status } = await service.call(
    employeesFile,
    {
      params: { guid: IMBALI.guid },
      body: { dryRun: 'false', replace: 'false' },
      file: new File([`${HEADER}\n${line()}`], 'employees.csv'),
    },
    { token: administrator.token },
  );
  expect(status).toBe(409);
  await service.database
    .update(organisations)
    .set({ deletedAt: null })
    .where(eq(organisations.osNo, IMBALI.osNo));
  expect(JSON.stringify(await service.database.select().from(auditEntries))).not.toContain('Mokwena');
});
