import { iconNames } from '@phila/contract/remote';
import { render } from '@testing-library/react';
import { DeclaredIcon } from './icon.tsx';

const pathOf = (icon: string | undefined) =>
  render(<DeclaredIcon icon={icon} />)
    .container.querySelector('path')
    ?.getAttribute('d');

it.each(iconNames)('draws %s', (name) => expect(pathOf(name)).toMatch(/^M/));

it('draws the path data of a remote, and nothing for an unknown name', () => {
  expect(pathOf('M4 7h16')).toBe('M4 7h16');
  expect([pathOf('walet'), pathOf(undefined)]).toEqual([undefined, undefined]);
});
