import { render, screen } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { Surface } from './surface.tsx';

it('is a region with a name, a heading and an action', async () => {
  const { container } = render(
    <Surface title="Personal" action={<button type="button">Edit</button>}>
      <p>Content</p>
    </Surface>,
  );
  expect(screen.getByRole('region', { name: 'Personal' })).toHaveTextContent('Content');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Personal');
  expect(await findings(container)).toEqual([]);
});
