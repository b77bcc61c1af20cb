import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field/index.ts';
import { findings } from '../../testing/findings.ts';
import { DateInput } from './index.ts';

// Loads the calendar once, so that no test waits for it.
beforeAll(() => import('./calendar.tsx'));

const changed = jest.fn();
const sent = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
const outer = jest.fn();
const Harness = ({ initial, isPart }: { initial: string; isPart: boolean }) => {
  const [value, setValue] = useState(initial);
  return (
    // Receives keys that bubble from the input.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- receives keys from the input inside
    <div onKeyDown={outer}>
      <form onSubmit={sent}>
        <Field label="Start date" hint="The first day">
          {(wiring) => (
            <DateInput
              {...wiring}
              isPart={isPart}
              value={value}
              onChange={(next) => {
                changed(next);
                setValue(next);
              }}
            />
          )}
        </Field>
      </form>
    </div>
  );
};
const show = (initial = '', isPart = false) => {
  for (const mock of [changed, sent, outer]) mock.mockClear();
  const { container } = render(<Harness initial={initial} isPart={isPart} />);
  return { container, input: screen.getByLabelText('Start date'), person: userEvent.setup({ delay: null }) };
};
const opener = () => screen.getByRole('button', { name: 'Choose from a calendar' });

describe('DateInput', () => {
  it('understands a typed day at its last letter, and writes it out when it is left', async () => {
    const { input, person } = show();
    await person.type(input, '22/11/2026');
    expect(changed).toHaveBeenLastCalledWith('2026-11-22');
    expect(input).toHaveValue('22/11/2026');
    await person.tab();
    expect(input).toHaveValue('22 Nov 2026');
  });

  it('takes the day with the first Enter and sends with the second', async () => {
    const { input, person } = show();
    await person.type(input, '22112026{Enter}');
    expect(input).toHaveValue('22 Nov 2026');
    expect(sent).not.toHaveBeenCalled();
    await person.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('keeps what it does not understand, gives it to the form, and says so', async () => {
    const { input, person } = show('2024-03-05');
    await person.clear(input);
    expect(changed).toHaveBeenLastCalledWith('');
    await person.type(input, '31 Feb 2026');
    expect(changed).toHaveBeenLastCalledWith('31 Feb 2026');
    await person.tab();
    expect(input).toHaveValue('31 Feb 2026');
    expect(input).toHaveAccessibleDescription(
      'The first day We cannot read this as a day. Write it as 31 Jan 2030.',
    );
  });

  it('has a calendar that opens at the day, is worked by keys, and gives the focus back', async () => {
    const { container, person, input } = show('2024-03-05');
    await person.click(opener());
    const calendar = within(await screen.findByRole('dialog', { name: 'Choose a day' }));
    const fifth = await calendar.findByRole('button', { name: /March 5th, 2024/ });
    await waitFor(() => expect(fifth).toHaveFocus());
    expect(await findings(container)).toEqual([]);
    await person.keyboard('{ArrowRight}{Enter}');
    expect(changed).toHaveBeenLastCalledWith('2024-03-06');
    expect(input).toHaveValue('06 Mar 2024');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('closes its calendar by Escape, which no dialog around it hears', async () => {
    const { person } = show('2024-03-05');
    await person.click(opener());
    await screen.findByRole('button', { name: /March 5th, 2024/ });
    outer.mockClear();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(outer).not.toHaveBeenCalled();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('where a part of a date is enough', () => {
  test.each([
    ['2019', '2019', '2019'],
    ['maart 2019', '2019-03', 'Mar 2019'],
    ['3/2019', '2019-03', 'Mar 2019'],
    ['5/3/2019', '2019-03-05', '05 Mar 2019'],
  ])('%s is kept as %s and shown as %s', async (typed, kept, shown) => {
    const { input, person } = show('', true);
    await person.type(input, typed);
    await person.tab();
    expect(changed).toHaveBeenLastCalledWith(kept);
    expect(input).toHaveValue(shown);
    expect(screen.queryByText(/We cannot read this/)).not.toBeInTheDocument();
  });

  test('another text stays, with how to write it', async () => {
    const { input, person } = show('', true);
    await person.type(input, 'last summer');
    await person.tab();
    expect(input).toHaveValue('last summer');
    expect(screen.getByText(/Write it as 2019, Mar 2019 or 31 Jan 2019/)).toBeInTheDocument();
  });

  test('a year alone is no day where a day is asked for', async () => {
    const { input, person } = show();
    await person.type(input, '2019');
    await person.tab();
    expect(screen.getByText(/We cannot read this as a day\./)).toBeInTheDocument();
  });
});
