import { notify } from '@phila/platform';
import { renderWithPlatform } from '@phila/platform/fake';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Notices } from './notices.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  renderWithPlatform(<Notices />, { signedIn: false });
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const say = (text: string, hideAfter?: number) =>
  act(() => notify({ severity: 'success', text, ...(hideAfter === undefined ? {} : { hideAfter }) }));

describe('the room of notices', () => {
  let resized: () => void = () => undefined;
  const original = globalThis.ResizeObserver;
  beforeEach(() => {
    globalThis.ResizeObserver = class {
      constructor(heard: ResizeObserverCallback) {
        resized = () => heard([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ bottom: 61.5 } as DOMRect);
    renderWithPlatform(<Notices />, { signedIn: false });
  });
  afterEach(() => {
    globalThis.ResizeObserver = original;
    jest.restoreAllMocks();
  });
  const room = () => document.documentElement.style.getPropertyValue('--phila-notices');

  it('is told to dialogs, which keep out of it, and given back once they are gone', () => {
    resized();
    expect(room()).toBe('');
    say('Saved');
    resized();
    expect(room()).toBe('70px');
    pass(5000);
    resized();
    expect(room()).toBe('');
  });
});

describe('a notice', () => {
  it('lies at the foot of the window where it offers Undo, apart from the others', () => {
    say('Saved');
    const action = { text: 'Undo', onPress: () => undefined };
    act(() => notify({ severity: 'success', text: 'It is gone', action }));
    const place = (text: string) => screen.getByText(text).closest('[aria-live], output');
    expect(place('It is gone')?.className).toContain('offers');
    expect(place('It is gone')).not.toBe(place('Saved'));
  });
  it('goes after 5 seconds, or after its own time', () => {
    say('Details updated successfully!');
    say('Added to your cart', 3000);
    pass(2999);
    expect(screen.getByText('Added to your cart')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Added to your cart')).not.toBeInTheDocument();
    pass(1999);
    expect(screen.getByText('Details updated successfully!')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Details updated successfully!')).not.toBeInTheDocument();
  });

  it('waits while the mouse is over it or the focus in it', () => {
    say('Saved');
    const card = screen.getByText('Saved').closest('[data-severity]') as HTMLElement;
    fireEvent.pointerEnter(card);
    pass(60_000);
    expect(card).toBeInTheDocument();
    act(() => within(card).getByRole('button').focus());
    fireEvent.pointerLeave(card);
    pass(60_000);
    expect(card).toBeInTheDocument();
    act(() => within(card).getByRole('button').blur());
    pass(5000);
    expect(card).not.toBeInTheDocument();
  });

  it('names what it is about beside a fixed text, and stands once for each of them', () => {
    const saved = (detail: string) =>
      act(() => notify({ severity: 'success', text: 'Details updated successfully!', detail }));
    saved('Banking details added');
    saved('Tax details saved');
    saved('Tax details saved');
    expect(screen.getAllByText('Details updated successfully!')).toHaveLength(2);
    expect(screen.getByText('Banking details added')).toBeInTheDocument();
    expect(screen.getByText('Tax details saved')).toBeInTheDocument();
  });

  it('that only looks like an error is announced politely, and not called one', () => {
    act(() => notify({ severity: 'error', role: 'status', text: 'You changed your mind' }));
    expect(within(screen.getByRole('status')).getByText('You changed your mind')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
  });

  it('is announced: errors and warnings at once, the rest politely', () => {
    act(() => notify({ severity: 'error', text: 'Not saved' }));
    act(() => notify({ severity: 'warning', text: 'Nearly full' }));
    act(() => notify({ severity: 'info', text: 'By the way' }));
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('img')
        .map((icon) => icon.getAttribute('aria-label')),
    ).toEqual(['Error', 'Warning']);
    expect(within(screen.getByRole('status')).getByText('By the way')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Hide: Not saved' }));
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  it('may offer something, which it does as it goes', () => {
    const onPress = jest.fn();
    act(() => notify({ severity: 'error', text: 'Not loaded', action: { text: 'Retry', onPress } }));
    const card = screen.getByText('Not loaded').closest('[data-severity]') as HTMLElement;
    fireEvent.click(within(card).getByRole('button', { name: 'Retry' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(card).not.toBeInTheDocument();
  });
});
