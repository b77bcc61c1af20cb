import { halfAndRest, NET_PAY } from './half-and-rest.ts';

it('divides a pay by half, three tenths and two tenths, with nothing left over', () => {
  expect(halfAndRest(9_000)).toEqual({ needs: 4_500, wants: 2_700, later: 1_800 });
  for (const pay of NET_PAY) {
    const { needs, wants, later } = halfAndRest(pay);
    expect(needs + wants + later).toBeCloseTo(pay, 6);
  }
});
