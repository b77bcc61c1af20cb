import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { Switch } from './index.ts';

describe('Switch', () => {
  it('is on or off for a screen reader, and changes by its words', async () => {
    const change = jest.fn();
    const { container } = render(
      <Switch checked onChange={change}>
        News by mail
      </Switch>,
    );
    expect(screen.getByRole('switch', { name: 'News by mail' })).toBeChecked();
    await userEvent.setup().click(screen.getByText('News by mail'));
    expect(change).toHaveBeenCalledWith(false);
    expect(await findings(container)).toEqual([]);
  });
});
