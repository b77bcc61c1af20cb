import { render, screen } from '@testing-library/react';
import { findings } from '../testing/findings.ts';
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
