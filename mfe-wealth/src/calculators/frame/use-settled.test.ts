import { act, renderHook } from '@testing-library/react';
import { useSettled } from './use-settled.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = () => act(() => jest.advanceTimersByTime(1000));

describe('a changing value’s announcements to screen readers', () => {
  it('says nothing of what the page opens with', () => {
    const { result } = renderHook(useSettled, { initialProps: 'R 1.00' });
    wait();
    expect(result.current).toBe('');
  });

  it('says a change once it stands still, and the value of the beginning when it comes back', () => {
    const { result, rerender } = renderHook(useSettled, { initialProps: 'R 1.00' });
    rerender('R 2.00');
    expect(result.current).toBe('');
    wait();
    expect(result.current).toBe('R 2.00');
    rerender('R 1.00');
    wait();
    expect(result.current).toBe('R 1.00');
  });
});
