import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { FaultPanel } from './fault-panel.tsx';

describe('FaultPanel', () => {
  it('names the area and is announced', async () => {
    const { container } = render(<FaultPanel area="My details" onRetry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('My details can’t be shown right now');
    expect(await findings(container)).toEqual([]);
  });

  it('asks once at a time, and again after that', async () => {
    let done: () => void = () => undefined;
    const onRetry = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
    render(<FaultPanel area="My details" onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: /Retry/ }));
    await userEvent.click(screen.getByRole('button', { name: /Retry/ }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await act(async () => done());
    await userEvent.click(screen.getByRole('button', { name: /Retry/ }));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});
