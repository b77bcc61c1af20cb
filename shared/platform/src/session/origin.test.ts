import { originInMind, ownPath, rememberOrigin, stopFirstAt, takeOrigin } from './origin.ts';

describe('the origin', () => {
  it('is given back once, with its query and section', () => {
    rememberOrigin('/details/tax?year=2026#office');
    expect(takeOrigin()).toBe('/details/tax?year=2026#office');
    expect(takeOrigin()).toBeNull();
  });

  it('can be looked at without being taken', () => {
    expect(originInMind()).toBeNull();
    rememberOrigin('/details/tax');
    expect([originInMind(), originInMind(), takeOrigin(), originInMind()]).toEqual([
      '/details/tax',
      '/details/tax',
      '/details/tax',
      null,
    ]);
  });

  it('comes after the pages to stop at first, each once', () => {
    rememberOrigin('/details/tax');
    stopFirstAt(['/left-over']);
    stopFirstAt(['/choose-account', '/sync-account']);
    expect([takeOrigin(), takeOrigin(), takeOrigin(), takeOrigin()]).toEqual([
      '/choose-account',
      '/sync-account',
      '/details/tax',
      null,
    ]);
    stopFirstAt(['/choose-account']);
    stopFirstAt([]);
    expect(takeOrigin()).toBeNull();
    rememberOrigin('/choose-account');
    stopFirstAt(['/choose-account']);
    expect([takeOrigin(), takeOrigin()]).toEqual(['/choose-account', null]);
    stopFirstAt(['//evil.example/']);
    expect(takeOrigin()).toBeNull();
  });

  it.each(['/sign-in', '/sign-in?x=1', '/sign-out', '/sign-out#x'])(
    'is not %s, which would lead round in a circle',
    (path) => {
      rememberOrigin(path);
      expect(takeOrigin()).toBeNull();
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'details',
    '',
    ' /x',
  ])('is never %p, of another site', (address) => {
    expect(ownPath(address)).toBeNull();
    sessionStorage.setItem('phila.origin', address);
    expect(takeOrigin()).toBeNull();
  });
});
