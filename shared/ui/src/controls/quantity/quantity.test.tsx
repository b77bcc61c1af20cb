import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findings } from '../../testing/findings.ts';
import { Quantity } from './quantity.tsx';

const Harness = ({ onChange }: { onChange: (value: number) => void }) => {
  const [value, setValue] = useState(2);
  return (
    <Quantity
      label="voucher"
      value={value}
      max={5}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
};

it('counts by its buttons and by arrows, within its limits', async () => {
  const onChange = jest.fn();
  const { container } = render(<Harness onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'One less voucher' }));
  expect(onChange).toHaveBeenLastCalledWith(1);
  expect(screen.getByRole('button', { name: 'One less voucher' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox'), '{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(2);
  expect(await findings(container)).toEqual([]);
});

it('takes what is typed once it is left, and what is beyond as the limit', async () => {
  const onChange = jest.fn();
  render(<Harness onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Quantity of voucher' });
  await userEvent.clear(field);
  await userEvent.type(field, '40');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(5);
  expect(field).toHaveValue('5');
});

it('goes back to what it was where nothing is typed', async () => {
  const onChange = jest.fn();
  render(<Harness onChange={onChange} />);
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field).toHaveValue('2');
  expect(onChange).not.toHaveBeenCalled();
});

it('asks instead of going below its limit, and keeps its number', async () => {
  const [onChange, onBelow] = [jest.fn(), jest.fn()];
  render(<Quantity label="voucher" value={1} onChange={onChange} onBelow={onBelow} />);
  await userEvent.click(screen.getByRole('button', { name: 'One less voucher' }));
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '0{Enter}');
  expect([onBelow.mock.calls.length, onChange.mock.calls.length]).toEqual([2, 0]);
  expect(screen.getByRole('textbox')).toHaveValue('1');
});

it('counts each press while the change before it is still on its way', async () => {
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const Slow = () => {
    const [value, setValue] = useState(3);
    return (
      <Quantity
        label="voucher"
        value={value}
        onChange={async (next) => {
          asked.push(next);
          await new Promise<void>((resolve) => answers.push(resolve));
          setValue(next);
        }}
      />
    );
  };
  render(<Slow />);
  const less = screen.getByRole('button', { name: 'One less voucher' });
  await userEvent.click(less);
  await userEvent.click(less);
  expect(asked).toEqual([2, 1]);
  expect(screen.getByRole('textbox')).toHaveValue('1');
  await act(async () => answers[0]?.());
  expect(screen.getByRole('textbox')).toHaveValue('1');
  await act(async () => answers[1]?.());
  expect(screen.getByRole('textbox')).toHaveValue('1');
});

it('goes back to what it was where a change is refused', async () => {
  render(<Quantity label="voucher" value={2} onChange={() => Promise.reject(new Error('Full'))} />);
  await userEvent.click(screen.getByRole('button', { name: 'One more voucher' }));
  expect(await screen.findByDisplayValue('2')).toBeInTheDocument();
});
