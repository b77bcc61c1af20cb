import { act, renderHook, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderWithPlatform } from '../fake.tsx';
import { organisationSlice } from '../store/organisation-slice.ts';
import { reset, store } from '../store/store.ts';
import { startTheme } from './start-theme.ts';
import { useTheme } from './use-look.ts';

const root = document.documentElement;
const property = (name: string): string => root.style.getPropertyValue(`--phila-${name}`);

/** Sets the system's preferences. Returns how to change them. */
const system = (preferred: string[]) => {
  const listeners = new Set<() => void>();
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return preferred.some((one) => query.includes(one));
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  return {
    prefer: (...now: string[]) => {
      preferred = now;
      for (const listener of listeners) listener();
    },
    listeners,
  };
};

const WithStore = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

let stop: () => void = () => undefined;
const began = (): void => {
  stop = startTheme();
};

afterEach(() => {
  stop();
  jest.restoreAllMocks();
  localStorage.clear();
  store.dispatch(reset());
});

describe('the theme', () => {
  it('is at first what the system prefers, and follows it', () => {
    const { prefer, listeners } = system(['dark']);
    began();
    expect([root.dataset['mode'], property('ground'), root.style.colorScheme]).toEqual([
      'dark',
      '#12151c',
      'dark',
    ]);
    prefer('light');
    expect([root.dataset['mode'], property('ground')]).toEqual(['light', '#faf7f4']);
    stop();
    expect(listeners.size).toBe(0);
  });

  it('is then what the person chose, remembered, whatever the system says, and in every tab', async () => {
    const { prefer } = system(['dark']);
    const Toggle = () => {
      const { mode, toggle } = useTheme();
      return (
        <button type="button" onClick={toggle}>
          {mode}
        </button>
      );
    };
    renderWithPlatform(<Toggle />);
    act(began);
    await userEvent.setup().click(screen.getByRole('button', { name: 'dark' }));
    expect(screen.getByRole('button', { name: 'light' })).toBeInTheDocument();
    expect(localStorage.getItem('phila.mode')).toBe('light');
    act(() => prefer('dark'));
    expect(root.dataset['mode']).toBe('light');
    act(() => {
      localStorage.setItem('phila.mode', 'dark');
      window.dispatchEvent(new StorageEvent('storage', { key: 'phila.mode' }));
    });
    expect(screen.getByRole('button', { name: 'dark' })).toBeInTheDocument();
  });

  it('follows the device again once that is chosen', () => {
    const device = system(['dark']);
    began();
    const { result } = renderHook(() => useTheme(), { wrapper: WithStore });
    act(() => result.current.choose('light'));
    expect(result.current).toMatchObject({ mode: 'light', choice: 'light' });
    act(() => result.current.choose(null));
    expect(result.current).toMatchObject({ mode: 'dark', choice: null });
    act(() => device.prefer());
    expect(result.current).toMatchObject({ mode: 'light', choice: null });
    expect(localStorage).toHaveLength(0);
  });

  it('names every property that style sheets use', () => {
    system([]);
    began();
    const names =
      'ground card line text muted chrome on-chrome action on-action action-text accent success warning danger on-danger info radius-card radius font focus';
    for (const name of names.split(' ')) expect([name, property(name)]).not.toEqual([name, '']);
    expect([property('radius-card'), property('radius'), property('chrome'), property('action')]).toEqual([
      '0.75rem',
      '0.5rem',
      '#14213d',
      '#8b1a2b',
    ]);
  });

  it('leaves to the style sheets what they say already, in whatever spelling', () => {
    system([]);
    root.style.cssText = '';
    const sheet = document.createElement('style');
    sheet.textContent = ':root { --phila-ground: #faf7f4; --phila-card: #fff; --phila-text: #000 }';
    document.head.append(sheet);
    began();
    expect([property('ground'), property('card'), property('text')]).toEqual(['', '', '#1b1f2a']);
    sheet.remove();
  });

  it('takes the colours of an organisation, and gives them back', () => {
    system([]);
    began();
    const { organisationCame, organisationLeft } = organisationSlice.actions;
    store.dispatch(
      organisationCame({
        name: 'Umoya Energy',
        logo: null,
        background: null,
        primaryColor: '#0B6E4F',
        secondaryColor: '#F2A541',
      }),
    );
    expect([property('chrome'), root.dataset['organisation']]).toEqual(['#0b6e4f', '']);
    store.dispatch(organisationLeft());
    expect([property('chrome'), root.dataset['organisation']]).toEqual(['#14213d', undefined]);
  });

  it('stands still where the system asks for less motion', () => {
    const { prefer } = system(['reduce']);
    began();
    expect(property('motion')).toBe('0ms');
    prefer();
    expect(property('motion')).toBe('160ms');
  });
});
