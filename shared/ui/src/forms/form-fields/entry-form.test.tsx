import { amount, amountBetween, required, text, whole, wholeNumber, yesNo } from '@phila/contract/fields';
import { form, type Entry } from '@phila/contract/records';
import { renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SubmitButton } from '../form/index.ts';
import { findings } from '../../testing/findings.ts';
import { EntryForm, firstEntry } from './index.ts';

const loan = form({
  fields: {
    amount: amount('Amount', amountBetween(1, 1_000_000, 'How much?')),
    months: whole('Months', { unit: 'months' }, wholeNumber(1, 360, 'How long?')),
    withInsurance: yesNo('With insurance'),
    insurer: text('Insurer', undefined),
    name: text('Name', required('Whose?')),
  },
  hide: { insurer: ({ withInsurance }) => withInsurance !== true },
  check: {
    '': ({ amount: much, months }) =>
      much !== null && months !== null && much < months && 'Less than R 1 a month',
  },
});
const suggested = { months: 12, name: 'Ann' };

const show = () => {
  const onEntry = jest.fn<undefined, [Entry<typeof loan>]>();
  const { container } = renderWithPlatform(
    <EntryForm type={loan} label="Loan" suggested={suggested} onEntry={onEntry}>
      <SubmitButton>Calculate</SubmitButton>
    </EntryForm>,
  );
  const last = () => onEntry.mock.lastCall?.[0];
  return { onEntry, last, container, person: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
};
const field = (label: string) => screen.getByLabelText(label);

it('gives the first entry at once, and says nothing before anything was typed', async () => {
  const { onEntry, container } = show();
  expect(onEntry).toHaveBeenCalledTimes(1);
  expect(onEntry).toHaveBeenCalledWith(firstEntry(loan, suggested));
  expect(onEntry.mock.lastCall?.[0]).toEqual({
    entry: null,
    errors: [{ path: 'amount', message: 'How much?' }],
  });
  expect(screen.queryByText('How much?')).not.toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
});

it('shows an example pale in a field that is blank, and takes nothing from it', async () => {
  const onEntry = jest.fn<undefined, [Entry<typeof loan>]>();
  renderWithPlatform(
    <EntryForm type={loan} label="Loan" examples={{ amount: 15_000, months: 60 }} onEntry={onEntry} />,
  );
  expect(field('Amount')).toHaveAttribute('placeholder', 'e.g. 15 000');
  expect(field('Amount')).toHaveValue('');
  expect(onEntry.mock.lastCall?.[0].entry).toBeNull();
});

it('gives only what the rules accept while it is typed', async () => {
  const { last, onEntry, person } = show();
  await person.type(field('Amount'), '1500');
  expect(last()).toEqual({
    entry: { amount: 1500, months: 12, withInsurance: null, insurer: null, name: 'Ann' },
    errors: [],
  });
  const before = onEntry.mock.calls.length;
  // The same number in another spelling is the same entry.
  await person.type(field('Amount'), ',0');
  expect(onEntry).toHaveBeenCalledTimes(before);
  await person.clear(field('Months'));
  expect(last()).toEqual({ entry: null, errors: [{ path: 'months', message: 'How long?' }] });
});

it('says what is wrong with a field once it was left, and takes it back as it is right', async () => {
  const { person } = show();
  await person.type(field('Amount'), 'much');
  expect(field('Amount')).toBeValid();
  await person.tab();
  expect(field('Amount')).toBeInvalid();
  expect(field('Amount')).toHaveAccessibleDescription('How much?');
  await person.clear(field('Amount'));
  await person.type(field('Amount'), '5000');
  expect(field('Amount')).toBeValid();
});

it('says all of it for Enter, and what concerns the whole once nothing else is wrong', async () => {
  const { person } = show();
  await person.clear(field('Name'));
  await person.type(field('Name'), '{Enter}');
  await waitFor(() => expect(field('Amount')).toHaveFocus());
  expect(field('Amount')).toBeInvalid();
  expect(field('Name')).toBeInvalid();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await person.type(field('Amount'), '5');
  await person.type(field('Name'), 'Ann');
  expect(screen.getByRole('alert')).toHaveTextContent('Less than R 1 a month');
});

it('gives what is hidden as blank', async () => {
  const { last, person } = show();
  await person.type(field('Amount'), '1500');
  await person.selectOptions(field('With insurance'), 'Yes');
  await person.type(field('Insurer'), 'Old');
  expect(last()?.entry).toMatchObject({ insurer: 'Old' });
  await person.selectOptions(field('With insurance'), 'No');
  expect(last()?.entry).toMatchObject({ insurer: null });
});
