import { calls } from '@phila/contract';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { accounts } from '../../core/accounts/tables.ts';
import { removeNotedBlobs } from '../../core/blobs/removal.ts';
import { sweepBlobs } from '../../core/blobs/sweeping.ts';
import { blobRemovals, pendingBlobs } from '../../core/blobs/tables.ts';
import { profileImages } from './tables.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { signedIn, type SignedIn } from '../../testing/signed-in.ts';
import { HOUR } from '../../core/durations.ts';

const { profileImage } = calls;

let service: TestService;
let thandi: SignedIn;
let sipho: SignedIn;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  thandi = await signedIn(service);
  sipho = await signedIn(service);
});
afterAll(() => service.close());

const picture = (format: 'jpeg' | 'png' | 'webp', width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#8B1A2B' } })
    .toFormat(format)
    .toBuffer();
const file = (bytes: Uint8Array, name = 'me.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });
const save = (person: SignedIn, sent: File, type: number = 1) =>
  service.call(profileImage.save, { body: { type }, file: sent }, { token: person.token });
const read = async ({ token }: SignedIn) => {
  const reply = await fetch(`${service.url}/api/v1/Document/profile-image`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};
const named = async ({ token }: SignedIn) =>
  (await service.call(calls.account.profileName, {}, { token })).value.profileImage;
const blobs = () => readdir(join(service.configuration.dataDir, 'blobs', 'profile-images'));

test('is kept as a JPEG of 320 by 320, and shown to its owner alone', async () => {
  expect([(await read(thandi)).reply.status, await named(thandi)]).toEqual([404, undefined]);
  expect((await save(thandi, file(await picture('png'), 'me.png', 'image/png'))).value).toBe(true);
  const { reply, bytes } = await read(thandi);
  expect([
    reply.status,
    reply.headers.get('content-type'),
    reply.headers.get('x-content-type-options'),
  ]).toEqual([200, 'image/jpeg', 'nosniff']);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320 });
  expect(await named(thandi)).toEqual(expect.any(String));
  expect([(await read(sipho)).reply.status, await named(sipho)]).toEqual([404, undefined]);
});

test('twenty first pictures at once leave one, and nothing of the others', async () => {
  const before = await blobs().catch((): string[] => []);
  const sent = file(await picture('jpeg', 40, 40));
  const answers = await Promise.all(Array.from({ length: 20 }, () => save(thandi, sent)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await removeNotedBlobs(service.services);
  const rows = await service.database
    .select()
    .from(profileImages)
    .where(eq(profileImages.personId, thandi.id));
  expect(rows).toHaveLength(1);
  expect((await blobs()).filter((name) => !before.includes(name))).toEqual([rows[0]?.blobId]);
  expect([await service.database.$count(pendingBlobs), await service.database.$count(blobRemovals)]).toEqual([
    0, 0,
  ]);
});

test('a picture that arrives while the account is deleted is refused, and leaves nothing', async () => {
  // Caches the session first: the service then trusts it for some seconds.
  await named(thandi);
  const before = await blobs();
  const sent = file(await picture('jpeg', 40, 40));
  await service.database.delete(accounts).where(eq(accounts.id, thandi.id));
  const { status } = await save(thandi, sent);
  expect(status).toBe(401);
  service.clock.advance(2 * HOUR);
  await sweepBlobs(service.services);
  expect(await blobs()).toEqual(before);
});

test('gives way to the next one, under another name, and nothing of it stays', async () => {
  await save(thandi, file(await picture('jpeg')));
  const [first, kept] = [await named(thandi), (await blobs()).length];
  await save(thandi, file(await picture('jpeg', 100, 900)));
  expect(await named(thandi)).not.toBe(first);
  await removeNotedBlobs(service.services);
  expect(await blobs()).toHaveLength(kept);
  await service.call(profileImage.remove, {}, { token: thandi.token });
  expect([(await read(thandi)).reply.status, await named(thandi)]).toEqual([404, undefined]);
  expect(await blobs()).toHaveLength(kept - 1);
});

const ONLY = 'Please choose a JPEG or PNG picture';

test.each([
  ['a WebP', () => picture('webp'), 415, ONLY],
  [
    'a script under a right name',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    415,
    ONLY,
  ],
  ['a text', async () => Buffer.from('hello'), 415, ONLY],
  ['nothing', async () => Buffer.alloc(0), 422, 'This file is empty'],
  [
    'half a picture',
    async () => (await picture('png')).subarray(0, 120),
    422,
    'We could not read this picture. It may be damaged.',
  ],
])('refuses %s, and the one before stays', async (_what, bytes, status, message) => {
  await save(thandi, file(await picture('jpeg')));
  const [before, kept] = [await named(thandi), await blobs()];
  const answer = await save(thandi, file(await bytes()));
  expect([answer.status, answer.envelope.errors]).toEqual([status, [{ path: 'file', message }]]);
  expect([await named(thandi), await blobs()]).toEqual([before, kept]);
});

test('is a Profile picture: another type is refused', async () => {
  const answer = await save(thandi, file(await picture('jpeg')), 2);
  expect([answer.status, answer.envelope.errors]).toEqual([
    422,
    [{ path: 'type', message: 'Please choose a type' }],
  ]);
});

test('goes with the account', async () => {
  await save(thandi, file(await picture('jpeg')));
  const kept = (await blobs()).length;
  await service.call(calls.personalData.deleteAccount, {}, { token: thandi.token });
  expect(await blobs()).toHaveLength(kept - 1);
});
