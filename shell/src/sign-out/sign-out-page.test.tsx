import { store } from '@phila/platform';
import { fake } from '@phila/platform/fake';
import { act, screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';
import { SIGN_OUT_REDIRECT } from './sign-out-page.tsx';

describe('signing out', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // Fakes fetch: the platform calls it directly, because the page may be closing.
    globalThis.fetch = jest.fn(() => Promise.reject(new Error('offline')));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says so, clears the session at once and goes home after 2 seconds', async () => {
    renderShell({ path: '/sign-out' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are being Signed Out');
    expect(window.localStorage.getItem('phila.access-token')).toBeNull();
    for (const [name, to] of [
      ['Terms and Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Back to Sign In', '/sign-in'],
    ] as const)
      expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute('href', to);
    await act(() => jest.advanceTimersByTimeAsync(SIGN_OUT_REDIRECT - 1));
    expect(fake.place().pathname).toBe('/sign-out');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(fake.place().pathname).toBe('/');
  });

  it('has the whole screen wait until the session has ended on the server', async () => {
    let end = (): void => undefined;
    globalThis.fetch = jest.fn(
      () =>
        new Promise<Response>((_, reject) => {
          end = () => reject(new TypeError('Failed to fetch'));
        }),
    );
    renderShell({ path: '/sign-out' });
    expect(store.getState().chrome.loading).toBe(1);
    await act(async () => end());
    expect(store.getState().chrome.loading).toBe(0);
  });
});
