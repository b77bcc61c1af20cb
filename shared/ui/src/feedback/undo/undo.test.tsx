import { act, fireEvent, render, screen } from '@testing-library/react';
import { Undo } from './undo.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const after = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

it('goes after its time, which stands still while it has the focus', async () => {
  const onEnd = jest.fn();
  render(
    <Undo onUndo={() => undefined} onEnd={onEnd} time={5_000}>
      cv.pdf moved to the trash
    </Undo>,
  );
  await after(4_000);
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await after(20_000);
  expect(onEnd).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  await after(5_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('takes it back, or says that it could not and lets it be tried again', async () => {
  const onEnd = jest.fn();
  const onUndo = jest.fn(() => Promise.reject(new Error('No')));
  render(
    <Undo onUndo={onUndo} onEnd={onEnd}>
      cv.pdf moved to the trash
    </Undo>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await after(0);
  expect(screen.getByRole('status')).toHaveTextContent('Please try again');
  onUndo.mockImplementation(() => Promise.resolve() as never);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await after(0);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
