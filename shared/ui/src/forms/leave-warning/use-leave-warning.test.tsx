import { render } from '@testing-library/react';
import { useLeaveWarning } from './use-leave-warning.ts';

const Harness = ({ loses }: { loses: boolean }) => {
  useLeaveWarning(() => loses);
  return null;
};
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('has the browser ask only while there is something to lose, and no longer than it is shown', () => {
  const { rerender, unmount } = render(<Harness loses />);
  expect(leave()).toBe(true);
  rerender(<Harness loses={false} />);
  expect(leave()).toBe(false);
  rerender(<Harness loses />);
  unmount();
  expect(leave()).toBe(false);
});
