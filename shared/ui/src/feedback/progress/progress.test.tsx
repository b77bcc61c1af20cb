import { render, screen } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { Progress } from './progress.tsx';

it('says how far work is, within its bounds, or that it cannot be told', async () => {
  const { container, rerender } = render(<Progress label="Uploading cv.pdf" value={1.4} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading cv.pdf' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
  expect(await findings(container)).toEqual([]);
  rerender(<Progress label="Uploading cv.pdf" value={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

it('is a meter of room that warns when it is nearly full', () => {
  render(<Progress kind="full" label="Storage" value={0.95} text="950 MB of 1 GB" />);
  const meter = screen.getByRole('meter', { name: 'Storage' });
  expect(meter).toHaveAttribute('aria-valuetext', '950 MB of 1 GB');
  expect(meter).toHaveAttribute('data-tight');
});

it('tells how much is done as a state, and announces it like any progress', () => {
  render(<Progress kind="share" label="Financial Wellbeing" value={4 / 7} />);
  const bar = screen.getByRole('progressbar', { name: 'Financial Wellbeing' });
  expect(bar).toHaveAttribute('aria-valuenow', '57');
  expect(bar).toHaveAttribute('data-share');
});
