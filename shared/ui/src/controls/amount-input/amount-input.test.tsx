import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field/index.ts';
import { AmountInput } from './index.ts';

const changed = jest.fn();
const Harness = ({ initial }: { initial: number | null }) => {
  const [value, setValue] = useState<number | string | null>(initial);
  return (
    <Field label="Salary">
      {(wiring) => (
        <AmountInput
          {...wiring}
          value={value}
          onChange={(next) => {
            changed(next);
            setValue(next);
          }}
        />
      )}
    </Field>
  );
};
const show = (initial: number | null = null) => {
  changed.mockReset();
  render(<Harness initial={initial} />);
  const input: HTMLInputElement = screen.getByLabelText('Salary');
  return { input, person: userEvent.setup() };
};

describe('AmountInput', () => {
  it('parts thousands while a number is typed, and gives the number', async () => {
    const { input, person } = show();
    await person.type(input, '1234567');
    expect(input).toHaveValue('1 234 567');
    expect(changed).toHaveBeenLastCalledWith(1_234_567);
    await person.type(input, ',5');
    expect(input).toHaveValue('1 234 567,5');
    expect(changed).toHaveBeenLastCalledWith(1_234_567.5);
    await person.tab();
    expect(input).toHaveValue('1 234 567.50');
  });

  it('keeps the caret behind the digit that was put in', async () => {
    const { input, person } = show(1234);
    await person.click(input);
    input.setSelectionRange(1, 1);
    await person.keyboard('99');
    expect(input).toHaveValue('199 234');
    await person.keyboard('8');
    expect(input).toHaveValue('1 998 234');
    expect(input.selectionStart).toBe(5);
  });

  it('takes what was copied from a statement', async () => {
    const { input, person } = show();
    await person.click(input);
    await person.paste('R 1 234,50');
    expect(changed).toHaveBeenLastCalledWith(1234.5);
    await person.tab();
    expect(input).toHaveValue('1 234.50');
  });

  it('gives letters as they are, for the rule to refuse, and null for nothing', async () => {
    const { input, person } = show(5);
    await person.clear(input);
    expect(changed).toHaveBeenLastCalledWith(null);
    await person.type(input, 'lots');
    await person.tab();
    expect(changed).toHaveBeenLastCalledWith('lots');
    expect(input).toHaveValue('lots');
  });

  it('does not join what a person has parted: it is no amount, and they are told', async () => {
    const { input, person } = show();
    await person.click(input);
    await person.paste('12 50');
    await person.tab();
    expect(changed).toHaveBeenLastCalledWith('12 50');
    expect(input).toHaveValue('12 50');
    expect(input).toHaveAccessibleDescription('We cannot read this as an amount. Write it as 1 234.50.');
    await person.type(input, '0');
    expect(changed).toHaveBeenLastCalledWith(12_500);
  });

  it('asks what may be read in two ways', async () => {
    const { input, person } = show();
    await person.type(input, '1.234');
    await person.tab();
    expect(changed).toHaveBeenLastCalledWith('1.234');
    expect(input).toHaveAccessibleDescription(
      /^This can be R\s1\s234\.00 or 1\.234\. Write 1234 or 1\.23\.$/,
    );
  });

  it('takes spaces of one’s own between thousands', async () => {
    const { input, person } = show();
    await person.type(input, '12 345,50');
    expect(changed).toHaveBeenLastCalledWith(12_345.5);
    await person.tab();
    expect(input).toHaveValue('12 345.50');
  });
});
