import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { Tile, Tiles } from './tiles.tsx';

it('takes another column width for cards that are no tiles', () => {
  renderWithPlatform(
    <Tiles label="Products" least={232} busy>
      <li>Airtime</li>
    </Tiles>,
  );
  const list = screen.getByRole('list', { name: 'Products' });
  expect(list.style.getPropertyValue('--least')).toBe('14.5rem');
  expect(list).toHaveAttribute('aria-busy', 'true');
});

it('leads to a page or opens a dialog, and prefetches its code and data', async () => {
  const onPress = jest.fn();
  const onPrefetch = jest.fn();
  const { container } = renderWithPlatform(
    <Tiles label="Your papers">
      <Tile to="/details/banking" title="BANKING" text="Add your bank account" icon="bank" />
      <Tile
        onPress={onPress}
        onPrefetch={onPrefetch}
        title="Identity"
        text="3 documents"
        corner={<button type="button">Rename</button>}
      />
    </Tiles>,
  );
  expect(screen.getByRole('link', { name: 'BANKING Add your bank account' })).toHaveAttribute(
    'href',
    '/details/banking',
  );
  await userEvent.hover(screen.getByRole('button', { name: 'Identity 3 documents' }));
  expect(onPrefetch).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Identity 3 documents' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(await findings(container)).toEqual([]);
});
