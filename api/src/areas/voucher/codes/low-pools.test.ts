import { calls } from '@phila/contract';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { planting } from '../../../testing/voucher/plant.ts';
import { tellOfLowPools } from './low-pools.ts';

const { voucher } = calls;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test('administrators are written to once when codes run out, and again after codes were added', async () => {
  const administrator = await signedIn(service, { role: 'administrator', email: 'admin@example.org' });
  const plant = planting(service, administrator.token);
  const many = await plant.offer('uniqueCode', { name: 'Groceries' });
  await plant.codes(many, ...Array.from({ length: 40 }, (_, at) => `M-${at}`));
  const few = await plant.offer('uniqueCode', { name: 'Coffee' });
  await plant.codes(few, 'SECRET-1', 'SECRET-2');
  const told = async () => {
    // Runs two servers at once; only one of them writes.
    await Promise.all([tellOfLowPools(service.services), tellOfLowPools(service.services)]);
    return (await service.mail()).map(({ recipient, text }) => [recipient, text]);
  };
  const [[to, text] = []] = await told();
  expect([to, text]).toEqual(['admin@example.org', expect.stringContaining('Coffee: 2 codes are left.')]);
  expect(text).not.toContain('Groceries');
  expect(text).not.toContain('SECRET');
  expect(await told()).toHaveLength(1);
  await plant.codes(few, 'SECRET-3');
  for (const person of [await signedIn(service), await signedIn(service), await signedIn(service)])
    await service.call(voucher.redeemOffer, { body: { OfferId: few } }, { token: person.token });
  expect((await told())[1]?.[1]).toContain('Coffee: no code is left.');
});
