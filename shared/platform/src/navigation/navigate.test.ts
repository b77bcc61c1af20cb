import { waitFor } from '@testing-library/react';
import { fake, startFake } from '../fake.tsx';
import { loadNextPage } from './next-page.ts';
import { navigate } from './navigate.ts';

const scrolled = jest.fn();

beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this.id, (options as ScrollIntoViewOptions).behavior);
  };
  startFake({ path: '/here?x=1' });
  document.body.innerHTML = '';
});

const section = (id: string): void =>
  document.body.insertAdjacentHTML('beforeend', `<section id="${id}"></section>`);

describe('navigate', () => {
  it('goes to a page of this site, by path or by whole address', () => {
    navigate('/details/tax?year=2026');
    expect(fake.place()).toEqual({ pathname: '/details/tax', search: '?year=2026', hash: '' });
    navigate(`${window.location.origin}/dashboard`);
    expect(fake.place().pathname).toBe('/dashboard');
  });

  it('can take the place of the present address', () => {
    const { length } = window.history;
    navigate('/there', { replace: true });
    expect(window.history.length).toBe(length);
    navigate('/further');
    expect(window.history.length).toBe(length + 1);
  });

  it('does not add the same address again', () => {
    const { length } = window.history;
    navigate('/here?x=1');
    expect(window.history.length).toBe(length);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])('refuses %s', (address) => {
    expect(() => navigate(address)).toThrow(TypeError);
    expect(fake.place().pathname).toBe('/here');
  });
});

describe('the section that an address names', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is scrolled to smoothly after 100 ms, and the keyboard goes on from there', () => {
    section('values');
    navigate('/contactUs#values');
    jest.advanceTimersByTime(99);
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrolled.mock.calls).toEqual([['values', 'smooth']]);
    expect(document.activeElement?.id).toBe('values');
  });

  it('is scrolled to again when it is chosen again', () => {
    section('a b');
    for (const _ of [1, 2]) {
      navigate('#a%20b');
      jest.advanceTimersByTime(100);
    }
    expect(scrolled).toHaveBeenCalledTimes(2);
    expect(fake.place()).toEqual({ pathname: '/here', search: '?x=1', hash: '#a%20b' });
  });

  it('is waited for while its page is still coming', async () => {
    navigate('/contactUs#values');
    jest.advanceTimersByTime(3_000);
    section('values');
    jest.useRealTimers();
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  });

  it.each<[string, () => void]>([
    ['scrolls', () => window.dispatchEvent(new Event('wheel'))],
    ['waited long enough', () => jest.advanceTimersByTime(8_000)],
    ['goes elsewhere', () => navigate('/elsewhere')],
  ])('is given up when the person %s', async (_, act) => {
    navigate('/contactUs#values');
    jest.advanceTimersByTime(200);
    act();
    await jest.advanceTimersByTimeAsync(50);
    section('values');
    await jest.advanceTimersByTimeAsync(200);
    expect(scrolled).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is jumped to where the system asks for less motion', () => {
    const preference = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    section('values');
    navigate('#values');
    jest.advanceTimersByTime(100);
    expect(scrolled.mock.calls).toEqual([['values', 'auto']]);
    preference.mockRestore();
  });
});

it('leaves another page to who loads it whole, and stays itself within a page', () => {
  const load = jest.fn();
  loadNextPage(load);
  navigate('/career#goals');
  expect(load.mock.calls).toEqual([['/career#goals']]);
  const { pathname } = window.location;
  navigate(`${pathname}?page=2`);
  navigate('/career', { replace: true });
  expect(load).toHaveBeenCalledTimes(1);
  loadNextPage(null);
});
