import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import { BannerPreview } from './banner-preview.tsx';

const PICTURE = '/Image/banner.webp';

const show = (place: number | null, picture: string | null = PICTURE) =>
  renderWithPlatform(<BannerPreview place={place} title="Save on books" picture={picture} />);

it('shows the picture in its place at both widths, and the text that is read out', () => {
  const { container } = show(1);
  expect(screen.getAllByRole('figure').map((one) => one.textContent)).toEqual([
    expect.stringContaining('On a computer, 1280 wide'),
    expect.stringContaining('On a phone, 375 wide'),
  ]);
  expect([...container.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
    PICTURE,
    PICTURE,
  ]);
  expect(screen.getByText(/only the left part of the picture/)).toBeInTheDocument();
  expect(screen.getByText('Save on books')).toBeInTheDocument();
});

it('says where a picture is added, and what is shown once a place is chosen', () => {
  const { rerender } = show(2, null);
  expect(screen.getAllByText('No picture yet')).toHaveLength(2);
  expect(screen.getByText(/under Pictures/)).toBeInTheDocument();
  rerender(<BannerPreview place={null} title="" picture={null} />);
  expect(screen.getByText(/^Choose a place/)).toBeInTheDocument();
});

describe('cuts a picture as its page does', () => {
  const sheet = (file: string) => readFileSync(path.join(__dirname, '../../..', file), 'utf8');
  const own = sheet('mfe-admin/src/banners/banner-preview.module.css');

  it('in the strip', () => {
    const real = sheet('mfe-shop-vouchers/src/banner-strip/banner-strip.module.css');
    for (const rule of ['aspect-ratio: 1400 / 150', 'object-fit: cover', 'object-position: left']) {
      expect(real).toContain(rule);
      expect(own).toContain(rule);
    }
    expect(real).toContain('min-block-size: 4rem');
    expect(own).toContain('min-block-size: calc(64 * var(--px))');
  });

  it('in the column of the dashboard', () => {
    const board = sheet('mfe-details/src/dashboard/dashboard-page.module.css');
    expect(sheet('mfe-details/src/dashboard/adverts/adverts-column.module.css')).toContain(
      'aspect-ratio: 640 / 400',
    );
    expect(own).toContain('aspect-ratio: 640 / 400');
    // Three of twelve columns of 968 pixels, with gaps of 24.
    expect(board).toContain('grid-area: 3 / span 3 / span 2 / -1');
    expect(own).toContain('calc(224 * var(--px))');
  });
});
