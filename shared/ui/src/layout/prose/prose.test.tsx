import { render, screen } from '@testing-library/react';
import { Prose } from './prose.tsx';

it('keeps the document as it was written', () => {
  render(
    <Prose>
      <h2>What we keep</h2>
      <p>Only what you give us.</p>
    </Prose>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'What we keep' })).toBeInTheDocument();
});
