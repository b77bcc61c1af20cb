import { screen, waitFor, within } from '@testing-library/react';
import {
  advisesOnPension,
  calculatorNamed,
  cases,
  figure,
  opened,
  pensionAdvice,
  refusesBadAmounts,
  refusesItsOwn,
  show,
  type,
} from './testing/bad-entries.tsx';

afterEach(() => sessionStorage.clear());

// Leaves every amount and the portal to bad-entries.long.test.tsx.
it.each(cases)(
  '$name says of each bad entry at its field what to do, and the last good answer stays, greyed',
  async (one) => {
    const last = await opened(one, false);
    await refusesItsOwn(one, last);
    await refusesBadAmounts(2, last);
    expect(figure()).toBe(last);
  },
);

it('says of a bad entry of the household what to do, and whether the loan can be carried stays, greyed', async () => {
  show(calculatorNamed('mortgage'), false);
  await screen.findByRole('region', { name: 'Answer' });
  const check = screen.getByRole('region', { name: 'Can you afford it?' });
  const answer = () => within(check).queryByText(/a month is left, and this loan takes/)?.textContent;
  expect(answer()).toBeUndefined();
  type(screen.getByLabelText(/^Gross income a month/), '90000');
  await waitFor(() => expect(answer()).toMatch(/^Yes|^No/));
  const last = answer();
  const household = within(check).getAllByRole('textbox');
  expect(household).toHaveLength(4);
  for (const input of household as HTMLInputElement[]) {
    const before = input.value;
    type(input, 'many');
    expect(input).toBeInvalid();
    await waitFor(() =>
      expect(check.querySelector('[data-old]')).toHaveTextContent('This is your last answer'),
    );
    expect(answer()).toBe(last);
    type(input, before);
    await waitFor(() => expect(check.querySelector('[data-old]')).toBeNull());
  }
  expect(answer()).toBe(last);
});

it('says of a pension that never lasts what to do, before the field that changes it', async () => {
  await advisesOnPension(false);
  await waitFor(() => expect(pensionAdvice()).not.toBeInTheDocument());
});
