import { waitFor } from '@testing-library/react';
import {
  advisesOnPension,
  cases,
  figure,
  opened,
  pensionAdvice,
  refusesBadAmounts,
  refusesItsOwn,
} from './testing/bad-entries.tsx';

afterEach(() => sessionStorage.clear());

// Tries 20 amounts. That is enough for a budget, because its fields are all alike.
it.each(cases)(
  '$name says of each bad amount at its field what to do, and the last good answer stays, greyed',
  async (one) => {
    const last = await opened(one, false);
    await refusesBadAmounts(20, last);
    expect(figure()).toBe(last);
  },
);

describe('in the portal', () => {
  // Tries only the first amounts here: both addresses share the form.
  it.each(cases)('$name does so of each bad entry', async (one) => {
    const last = await opened(one, true);
    await refusesItsOwn(one, last);
    await refusesBadAmounts(3, last);
    expect(figure()).toBe(last);
  });

  it('a pension that never lasts has its advice', async () => {
    await advisesOnPension(true);
    await waitFor(() => expect(pensionAdvice()).not.toBeInTheDocument());
  });
});
