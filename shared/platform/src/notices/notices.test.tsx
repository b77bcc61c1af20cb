import { act, screen } from '@testing-library/react';
import { fake, renderWithPlatform } from '../fake.tsx';
import { hideNotice, pressNotice, useNotices } from './notices.ts';
import { notify } from './notify.ts';

const Notices = () => (
  <ul>
    {useNotices().map(({ id, severity, text, hideAfter }) => (
      <li key={id}>
        <button type="button" onClick={() => hideNotice(id)}>{`${severity}: ${text} (${hideAfter})`}</button>
      </li>
    ))}
  </ul>
);

const shown = (): (string | null)[] => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('notices', () => {
  it('are shown for 5 s by default, and hidden', () => {
    renderWithPlatform(<Notices />);
    act(() => {
      notify({ severity: 'success', text: 'Details updated successfully!' });
      notify({ severity: 'error', text: 'Something went wrong', hideAfter: 3_000 });
    });
    expect(shown()).toEqual([
      'success: Details updated successfully! (5000)',
      'error: Something went wrong (3000)',
    ]);
    act(() => screen.getAllByRole('button')[0]?.click());
    expect(shown()).toEqual(['error: Something went wrong (3000)']);
  });

  it('said again while it is shown, begins again instead of standing there twice', () => {
    renderWithPlatform(<Notices />);
    act(() => {
      notify({ severity: 'error', text: 'A' });
      notify({ severity: 'error', text: 'B' });
    });
    const before = screen.getByText('error: A (5000)');
    act(() => notify({ severity: 'error', text: 'A' }));
    expect(shown()).toEqual(['error: B (5000)', 'error: A (5000)']);
    expect(screen.getByText('error: A (5000)')).not.toBe(before);
    act(() => notify({ severity: 'info', text: 'A' }));
    expect(shown()).toHaveLength(3);
  });

  it('about a failure go once the same act succeeds, and others stay', () => {
    renderWithPlatform(<Notices />);
    act(() => {
      notify({ severity: 'error', text: 'Server says no', about: 'saving a skill' });
      notify({ severity: 'error', text: 'Another', about: 'saving a course' });
      notify({ severity: 'error', text: 'A third' });
      notify({ severity: 'success', text: 'Saved', about: 'saving a skill' });
      notify({ severity: 'success', text: 'Done' });
    });
    expect(fake.notices().map(({ text }) => text)).toEqual(['Another', 'A third', 'Saved', 'Done']);
  });

  it('never cover the screen: the newest four are shown', () => {
    renderWithPlatform(<Notices />);
    act(() => {
      for (const text of 'ABCDEF') notify({ severity: 'info', text });
    });
    expect(
      fake
        .notices()
        .map(({ text }) => text)
        .join(''),
    ).toBe('CDEF');
  });
});

describe('a notice that offers something', () => {
  const Offers = () => (
    <ul>
      {useNotices().map(({ id, text, action, hideAfter }) => (
        <li key={id}>
          {`${text} (${hideAfter}) `}
          {action !== undefined && (
            <button type="button" onClick={() => pressNotice(id)}>
              {action}
            </button>
          )}
        </li>
      ))}
    </ul>
  );

  it('stays 10 s, and goes as what it offers is done', () => {
    const onPress = jest.fn();
    renderWithPlatform(<Offers />);
    act(() =>
      notify({ severity: 'error', text: 'The form did not come', action: { text: 'Retry', onPress } }),
    );
    expect(screen.getByText('The form did not come (10000)')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/The form did not come/)).not.toBeInTheDocument();
  });

  it('said again, does what it offered last', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    renderWithPlatform(<Offers />);
    for (const onPress of [first, second])
      act(() => notify({ severity: 'error', text: 'Not there', action: { text: 'Retry', onPress } }));
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });
});
