import { registry } from './fixture.ts';
import { layoutOfArea } from './layout-of-area.ts';

describe('the layout around an address that no remote declares', () => {
  it.each([
    ['/shop', 'public'],
    ['/', 'public'],
    ['/sign-out', 'centred'],
    ['/details/nothing/here', 'portal'],
  ])('%s: %s', (pathname, layout) => {
    expect(layoutOfArea(registry, pathname)).toBe(layout);
  });
});
