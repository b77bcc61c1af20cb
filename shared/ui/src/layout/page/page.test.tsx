import { render, screen } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { Page } from './page.tsx';

it('frames a page: one heading, one sentence, one main action', async () => {
  const { container } = render(
    <Page title="Biographical" sentence="Who you are." action={<button type="button">Edit</button>}>
      <p>Content</p>
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Biographical' })).toBeInTheDocument();
  expect(screen.getByText('Who you are.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
});
