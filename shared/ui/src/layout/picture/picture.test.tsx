import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

it('keeps its place, offers its widths and waits until it is near', () => {
  render(
    <Picture
      src="/a.webp"
      alt="A kettle"
      width={640}
      height={400}
      widths={{ 320: '/a-320.webp', 640: '/a.webp' }}
      sizes="320px"
    />,
  );
  const image = screen.getByRole('img', { name: 'A kettle' });
  expect(image).toHaveAttribute('srcset', '/a-320.webp 320w, /a.webp 640w');
  expect(image).toHaveAttribute('sizes', '320px');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image.parentElement).toHaveStyle({ aspectRatio: '640 / 400' });
});

it.each([
  ['there is none', null],
  ['it does not come', '/gone.webp'],
])('is our motif where %s', (_, src) => {
  render(<Picture src={src} alt="A kettle" width={640} height={400} />);
  if (src !== null) fireEvent.error(screen.getByRole('img', { name: 'A kettle' }));
  expect(screen.getByRole('img', { name: 'A kettle' }).tagName).toBe('SPAN');
});

it('asks again when it becomes another picture', () => {
  const { rerender } = render(<Picture src="/gone.webp" alt="A kettle" width={1} height={1} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture src="/new.webp" alt="A kettle" width={1} height={1} />);
  expect(screen.getByRole('img').tagName).toBe('IMG');
});

it('shows a given text if there is no picture', () => {
  const { rerender } = render(
    <Picture src={null} alt="" width={2} height={1} missing="No image available: Bundle" />,
  );
  expect(screen.getByText('No image available: Bundle')).toBeInTheDocument();
  rerender(<Picture src="/a.webp" alt="" width={2} height={1} missing="No image available: Bundle" />);
  expect(screen.queryByText(/No image/)).not.toBeInTheDocument();
});
