import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { onStep, Slider } from './slider.tsx';

const show = (value: unknown) => {
  const onChange = jest.fn<undefined, [number]>();
  const { container } = render(
    <Slider
      label="Slide to change: Deposit"
      value={value}
      from={0}
      to={1_000}
      step={50}
      text={(rand) => `R ${rand}`}
      onChange={onChange}
    />,
  );
  return { onChange, container, slider: screen.getByRole('slider', { name: 'Slide to change: Deposit' }) };
};

it('slides by its steps and says the value in words', async () => {
  const { onChange, slider, container } = show(120);
  expect(slider).toHaveValue('120');
  expect(slider).toHaveAttribute('aria-valuetext', 'R 120');
  fireEvent.change(slider, { target: { value: '333' } });
  expect(onChange).toHaveBeenLastCalledWith(350);
  expect(await findings(container)).toEqual([]);
});

it('goes a step further with the arrow keys, within its ends', async () => {
  const { onChange, slider } = show(980);
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith(1_000);
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith(950);
});

it.each([
  ['much', 0, 'nothing entered'],
  [null, 0, 'nothing entered'],
  [5_000, 1_000, 'R 5000'],
])('shows %p at %d', (value, at, text) => {
  const { slider } = show(value);
  expect(slider).toHaveValue(String(at));
  expect(slider).toHaveAttribute('aria-valuetext', text);
});

it.each([
  [0.3, 0, 30, 0.25, 0.25],
  [10.13, 0, 30, 0.25, 10.25],
  [99, 0, 30, 0.25, 30],
  [-1, 1, 30, 1, 1],
])('%d lies at %d to %d by %d on %d', (value, from, to, step, on) =>
  expect(onStep(value, from, to, step)).toBe(on),
);
