import { render } from '@testing-library/react';
import { useLeaveWarning } from './use-leave-warning.ts';

const Shown = ({ loses }: { loses: boolean }) => {
  useLeaveWarning(() => loses);
  return null;
};
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('has the browser ask only while there is something to lose, and no longer than it is shown', () => {
  const { rerender, unmount } = render(<Shown loses />);
  expect(leave()).toBe(true);
  rerender(<Shown loses={false} />);
  expect(leave()).toBe(false);
  rerender(<Shown loses />);
  unmount();
  expect(leave()).toBe(false);
});
