import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { ButtonLink } from './index.ts';

it('leads to another page in a button’s look', async () => {
  const { container } = renderWithPlatform(
    <ButtonLink to="/sign-up" type="primary" size="large" className="own">
      Create your account
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Create your account' });
  expect(link).toHaveAttribute('href', '/sign-up');
  expect(link).toHaveAttribute('data-type', 'primary');
  expect(link).toHaveClass('button', 'own');
  expect(await findings(container)).toEqual([]);
});
