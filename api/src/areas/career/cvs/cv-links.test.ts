import { aboutMe, calls, contact, PASSWORD_NEEDED, toBody } from '@phila/contract';
import { LINK_DAYS, MAX_CV_LINKS, newCv } from '@phila/contract/cv';
import { readBack } from '@phila/cv-template/read-back';
import { eq } from 'drizzle-orm';
import { accounts } from '../../../core/accounts/tables.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { type CvOwner, cvOwner, fileOf } from '../../../testing/career/cv-owner.ts';
import { DAY } from '../../../core/durations.ts';
import { altered } from '../../../testing/altered.ts';

const { account, career, details } = calls;
const { cv } = career;

const RUN_OUT = 'This link has expired, was ended by the person who made it, or is not complete.';

let service: TestService;
let thandi: CvOwner;
beforeAll(async () => {
  service = await startService({ settings: { LIMIT_SHARE: '1000/1m', ACCESS_TOKEN_LIFETIME: '2d' } });
});
beforeEach(async () => {
  thandi = await cvOwner(service);
});
afterAll(() => service.close());

const make = async (body: { days?: number; showsContact?: boolean } = {}, id = thandi.id) => {
  const { value } = await service.call(cv.link, { params: { id }, body }, { token: thandi.token });
  return { ...value, token: value.address.split('#token=')[1] ?? '' };
};
const open = (token: string) => service.call(cv.openLink, { body: { token } });
const links = async () => (await service.call(cv.links, {}, { token: thandi.token })).value;

/** Every way to contact the person. */
const enterContacts = async (): Promise<void> => {
  const body = toBody(contact, {
    mobileNo: { value: '0825551234' },
    personalEmail: { value: 'reach.me@example.org' },
    residentialAddress: { city: 'Makhanda' },
  });
  await service.call(details.updateContactDetails, { body }, { token: thandi.token });
  await service.call(
    career.updateAboutMe,
    { body: toBody(aboutMe, { linkedIn: 'linkedin.com/in/reach-me', website: 'reach-me.co.za' }) },
    { token: thandi.token },
  );
  await service.call(
    career.employeeReference.create,
    {
      body: {
        fullName: 'Nomsa Dube',
        company: 'Umoya',
        position: 'Head',
        emailAddress: 'referee@example.org',
        contactNo: '+27845550163',
      },
    },
    { token: thandi.token },
  );
};
const CONTACTS = [
  '0825551234',
  'reach.me@example.org',
  'linkedin.com/in/reach-me',
  'reach-me.co.za',
  'referee@example.org',
  '+27845550163',
];

test('sent again under its key after a lost reply, one link is made', async () => {
  const send = async (key: string) => {
    const by = { token: thandi.token, headers: { 'idempotency-key': key } };
    return (await service.call(cv.link, { params: { id: thandi.id }, body: {} }, by)).value.address;
  };
  const [first, again] = [await send('the-first-filling'), await send('the-first-filling')];
  expect([again, await links()]).toMatchObject([first, [{}]]);
  expect(await send('another-filling-')).not.toBe(first);
  expect(await links()).toHaveLength(2);
});

test('there is none until one is made; it works for seven days, is counted, and its token is shown once', async () => {
  expect(await links()).toEqual([]);
  const { id, address, token, expiresOn, createdOn } = await make();
  expect(new URL(address)).toMatchObject({ pathname: '/shared-cv', search: '', hash: `#token=${token}` });
  expect(Date.parse(expiresOn) - Date.parse(createdOn)).toBe(LINK_DAYS.usual * DAY);
  expect((await open(token)).value.document.profile.lastName).toBe('Mokoena');
  expect((await open(token)).status).toBe(200);
  await fileOf(service, cv.sharedFile, { body: { token } });
  expect(await links()).toMatchObject([{ id, cvId: thandi.id, opened: 2, showsContact: false }]);
  expect(JSON.stringify(await links())).not.toContain(token);
  expect(service.logged().join('\n')).not.toContain(token);
});

test('it ends after the days that were chosen, and as soon as it is revoked', async () => {
  const [short, long] = [await make({ days: 1 }), await make({ days: 90 })];
  service.clock.advance(DAY);
  expect([(await open(short.token)).envelope.errorMessage, (await open(long.token)).status]).toEqual([
    RUN_OUT,
    200,
  ]);
  expect(
    (await service.call(cv.removeLink, { params: { id: long.id } }, { token: thandi.token })).status,
  ).toBe(200);
  expect((await open(long.token)).status).toBe(404);
  expect((await fileOf(service, cv.sharedFile, { body: { token: long.token } })).refused).toBe(RUN_OUT);
  expect(await links()).toEqual([]);
});

test('its pages are pictures of the linked CV, do not count as openings, and end with the link', async () => {
  await enterContacts();
  const [plain, ticked] = [await make(), await make({ showsContact: true })];
  const { value } = await service.call(cv.sharedPages, { body: { token: plain.token } });
  expect(value).toEqual({ pages: 1, unreadable: [] });
  const picture = (token: string, page = 1) =>
    fileOf(service, cv.sharedPage, { body: { token, page, width: '360' } });
  const [first, withContacts] = [await picture(plain.token), await picture(ticked.token)];
  expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'no-store',
  ]);
  expect(Buffer.compare(first.bytes, withContacts.bytes)).not.toBe(0);
  expect((await picture(plain.token, 2)).status).toBe(404);
  expect((await links()).map(({ opened }) => opened)).toEqual([0, 0]);
  expect(service.logged().join('\n')).not.toContain(plain.token);

  await service.call(cv.removeLink, { params: { id: plain.id } }, { token: thandi.token });
  expect((await picture(plain.token)).refused).toBe(RUN_OUT);
  expect((await service.call(cv.sharedPages, { body: { token: plain.token } })).status).toBe(404);
});

test.each([0, 91, 1.5, '7', null])('%j days are refused', async (days) => {
  const body = { days } as never;
  const { status, envelope } = await service.call(
    cv.link,
    { params: { id: thandi.id }, body },
    { token: thandi.token },
  );
  expect([status, envelope.errors]).toEqual([422, [{ path: 'days', message: 'Please choose 1 to 90 days' }]]);
});

test('an invented token, one of another kind and none at all are answered alike', async () => {
  const { token } = await make();
  const wrong = altered(token);
  expect([(await open(wrong)).status, (await open(wrong)).envelope.errorMessage]).toEqual([404, RUN_OUT]);
  expect((await open('short')).status).toBe(422);
});

test('no account ends another person’s link', async () => {
  const { id, token } = await make();
  const sipho = await cvOwner(service);
  expect((await service.call(cv.removeLink, { params: { id } }, { token: sipho.token })).status).toBe(404);
  expect((await open(token)).status).toBe(200);
});

test('contact details are shown only where they were ticked, in the page’s data and in the file', async () => {
  await enterContacts();
  const [plain, ticked] = [await make(), await make({ showsContact: true })];
  const seen = async (token: string): Promise<string> => {
    const { document } = (await open(token)).value;
    const { bytes } = await fileOf(service, cv.sharedFile, { body: { token } });
    const { text, links: addresses } = await readBack(bytes);
    // Joins the texts without spaces too, because the file groups digits.
    return `${JSON.stringify(document)} ${text} ${text.replaceAll(' ', '')} ${addresses.join(' ')}`;
  };
  const [hidden, shown] = [await seen(plain.token), await seen(ticked.token)];
  for (const one of CONTACTS) {
    expect([one, hidden.includes(one)]).toEqual([one, false]);
    expect([one, shown.includes(one)]).toEqual([one, true]);
  }
  expect([hidden.includes('Nomsa Dube'), hidden.includes('Makhanda')]).toEqual([true, true]);
});

test('a link shows neither hidden parts of the CV nor ids', async () => {
  const hiddenId = await thandi.worked({ projectName: 'Hidden Works' });
  const shownId = await thandi.worked({ projectName: 'Umoya' });
  await thandi.choose({ hidden: { ...newCv().hidden, experience: [hiddenId] } });
  const text = JSON.stringify((await open((await make()).token)).value);
  expect(text).toContain('Umoya');
  for (const gone of ['Hidden Works', hiddenId, shownId, thandi.id]) expect(text).not.toContain(gone);
});

test('it shows the CV as it is now, and dies with it', async () => {
  const { value: second } = await service.call(
    cv.create,
    { body: { ...newCv(), name: 'For Eskom', heading: 'Electrician' } },
    { token: thandi.token },
  );
  const { token } = await make({}, second.id);
  expect((await open(token)).value.document.profile.heading).toBe('Electrician');
  const body = { ...newCv(), name: 'For Eskom', heading: 'Fitter' };
  await service.call(cv.update, { params: { id: second.id }, body }, { token: thandi.token });
  expect((await open(token)).value.document.profile.heading).toBe('Fitter');
  await service.call(cv.remove, { params: { id: second.id } }, { token: thandi.token });
  expect((await open(token)).status).toBe(404);
});

test('it outlives signing out everywhere, and dies with the account', async () => {
  const { token } = await make();
  await service.call(account.endEverySession, {}, { token: thandi.token });
  expect((await open(token)).status).toBe(200);
  await service.database.delete(accounts).where(eq(accounts.id, thandi.id));
  expect((await open(token)).status).toBe(404);
});

test('at most twenty work at the same time', async () => {
  for (let made = 0; made < MAX_CV_LINKS; made += 1) await make();
  const { status, envelope } = await service.call(
    cv.link,
    { params: { id: thandi.id }, body: {} },
    { token: thandi.token },
  );
  expect([status, envelope.errorMessage]).toEqual([
    422,
    'You have 20 links to your CVs, which is as many as we keep. End one to make another.',
  ]);
});

test('opening is limited for each address', async () => {
  const limited = await startService({ settings: { LIMIT_SHARE: '2/1m' } });
  try {
    const body = { token: 'a'.repeat(43) };
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1)
      statuses.push((await limited.call(cv.openLink, { body })).status);
    expect(statuses).toEqual([404, 404, 429]);
  } finally {
    await limited.close();
  }
});

test('an access token alone makes no link with contact details; without them it does', async () => {
  service.clock.advance(6 * 60_000);
  const send = (showsContact: boolean) =>
    service.call(cv.link, { params: { id: thandi.id }, body: { showsContact } }, { token: thandi.token });
  const refused = await send(true);
  expect([refused.status, refused.envelope.value]).toEqual([403, PASSWORD_NEEDED]);
  expect(await links()).toEqual([]);
  expect((await send(false)).status).toBe(201);
});

test('the mail about a new password counts the links that still open a CV', async () => {
  await make();
  await make({ showsContact: true });
  const [person] = await service.database.select().from(accounts).where(eq(accounts.id, thandi.id));
  const email = person?.email ?? '';
  await service.call(account.forgotPassword, { body: { userAccount: email } });
  const reset = (await service.mail()).findLast(({ recipient }) => recipient === email);
  const token = /token=([\w-]{43})/.exec(reset?.text ?? '')?.[1] ?? '';
  const { status } = await service.call(account.forgotPasswordReset, {
    body: { userAccount: email, token, newPassword: 'Purple-Otter-91', confirmPassword: 'Purple-Otter-91' },
  });
  expect(status).toBe(200);
  const told = (await service.mail()).findLast(({ recipient }) => recipient === email);
  expect(told?.text).toContain('2 links to your CVs still open them, 1 with your contact details');
});
