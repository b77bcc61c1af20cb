import { render, screen } from '@testing-library/react';
import { Badge } from './badge.tsx';

it('says its state in words, beside its colour', () => {
  render(<Badge tone="danger">Expired</Badge>);
  expect(screen.getByText('Expired')).toHaveAttribute('data-tone', 'danger');
});
