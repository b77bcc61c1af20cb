import { CallError } from '@phila/platform';
import { pictureReads, shopReads } from './shop-reads.ts';
import { voucherReads } from './voucher-reads.ts';

it('keeps what was read fresh for 5 minutes and at hand for 10', () => {
  for (const { staleTime, gcTime } of [shopReads, voucherReads])
    expect([staleTime, gcTime]).toEqual([300_000, 600_000]);
});

it('keeps pictures fresh for 30 minutes', () =>
  expect([pictureReads.staleTime, pictureReads.gcTime]).toEqual([1_800_000, 1_800_000]));

it.each([
  [0, new CallError(0, 'We cannot reach the service.'), true],
  [1, new CallError(503, 'an error occurred'), true],
  [2, new CallError(503, 'an error occurred'), false],
  [0, new CallError(404, 'not found'), false],
  [0, new CallError(409, 'You own this already'), false],
])('after %d repetitions of %s: asks again, %s', (failures, error, asks) =>
  expect(shopReads.retry(failures, error)).toBe(asks),
);
