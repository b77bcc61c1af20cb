import { areaOf, pathnameOf } from './path-pattern.ts';

describe('parts of a target', () => {
  it('takes page and area apart', () => {
    expect(pathnameOf('/contactUs?from=menu#values')).toBe('/contactUs');
    expect(areaOf('/details/personal/contact')).toBe('/details');
    expect(areaOf('/')).toBe('/');
  });
});
