import { render, screen } from '@testing-library/react';
import { SocialLinks } from './social-links.tsx';

it.each([
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['telegram', 'Telegram'],
  ['whatsapp', 'WhatsApp'],
  ['reddit', 'Reddit'],
  ['pinterest', 'Pinterest'],
  ['x', 'X'],
])('draws %s as an icon, and names it %s', (name, shown) => {
  render(
    <SocialLinks
      of="Flat white"
      links={[{ socialMediaId: 701, name, socialMediaLink: 'https://karoo.example/', order: 0 }]}
    />,
  );
  const link = screen.getByRole('link', { name: `${shown} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', 'https://karoo.example/');
  expect(link.querySelector('svg path')).not.toBeNull();
});

it('leaves out an address that leads nowhere safe', () => {
  render(
    <SocialLinks
      of="Flat white"
      links={[{ socialMediaId: 701, name: 'facebook', socialMediaLink: 'javascript:alert(1)', order: 0 }]}
    />,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
