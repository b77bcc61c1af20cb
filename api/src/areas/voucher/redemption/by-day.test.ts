import { calls } from '@phila/contract';
import { DAY } from '../../../core/durations.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { planting } from '../../../testing/voucher/plant.ts';

const { voucher } = calls;

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-11-22T09:00:00Z') });
});
afterAll(() => service.close());

test('vouchers are counted on the day on which they were redeemed, and not once they were taken back', async () => {
  const administrator = await signedIn(service, { role: 'administrator' });
  const offerId = await planting(service, administrator.token).offer('static');
  const people = [await signedIn(service), await signedIn(service), await signedIn(service)];
  for (const { token } of people)
    await service.call(voucher.redeemOffer, { body: { OfferId: offerId } }, { token });
  const { value: ledger } = await service.call(
    voucher.redemptions,
    { query: {} },
    { token: people[0]?.token ?? '' },
  );
  const [first] = ledger as { id: string }[];
  await service.call(voucher.revokeRedemption, { params: { id: first?.id ?? '' } }, administrator);
  service.clock.advance(DAY);
  const support = await signedIn(service, { role: 'support' });
  const { value } = await service.call(voucher.redemptionsByDay, {}, support);
  expect([value.dates.at(-2), value.redeemed.slice(-2)]).toEqual(['2026-11-22', [2, 0]]);
});
