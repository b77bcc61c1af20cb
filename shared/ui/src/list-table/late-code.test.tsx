import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ComponentType } from 'react';
import { KeptPlace, lateCode } from './index.ts';

const Drawn = () => (
  <section>
    <a href="/a">A</a>
    <a href="/b">B</a>
    <div className="ant-table-content" />
  </section>
);

const load = jest.fn<Promise<ComponentType>, []>();
beforeEach(() => load.mockReset());

/** Holds the code back. @returns lets it come */
const held = (): (() => void) => {
  let come: (() => void) | undefined;
  const promise = new Promise<ComponentType>((resolve) => {
    come = () => resolve(Drawn);
  });
  load.mockReturnValue(promise);
  return () => come?.();
};

/** A place of links that are drawn again once the code has come, with a menu that opens. */
const placeOf = () => {
  const useDrawn = lateCode(load);
  return ({ isWanted }: { isWanted: boolean }) => {
    const place = useRef<HTMLDivElement>(null);
    const { code: Late, failed, retry } = useDrawn(isWanted, place);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <KeptPlace drawnBy={Late} place={place}>
          {Late === null ? (
            <>
              <a href="/a">A</a>
              <a href="/b">B</a>
              <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                Menu
              </button>
              <div data-sideways="" />
            </>
          ) : (
            <Late />
          )}
        </KeptPlace>
        {failed && (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      </>
    );
  };
};

const region = () => document.querySelector('section');

it('asks for the code once what stands before it is wanted and on the screen', async () => {
  load.mockResolvedValue(Drawn);
  const Place = placeOf();
  const { rerender } = render(<Place isWanted={false} />);
  await act(async () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(load).not.toHaveBeenCalled();
  rerender(<Place isWanted />);
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => expect(region()).not.toBeNull());
  expect(load).toHaveBeenCalledTimes(1);
});

it('draws with it at once where it came before', async () => {
  load.mockResolvedValue(Drawn);
  const Place = placeOf();
  const { unmount } = render(<Place isWanted />);
  await waitFor(() => expect(region()).not.toBeNull());
  unmount();
  render(<Place isWanted />);
  expect(region()).not.toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps the focus on what has the same name, and what was moved sideways', async () => {
  const comes = held();
  const Place = placeOf();
  const { container } = render(<Place isWanted />);
  screen.getByRole('link', { name: 'B' }).focus();
  const before = container.querySelector('[data-sideways]');
  if (before !== null) before.scrollLeft = 40;
  comes();
  await waitFor(() => expect(region()).not.toBeNull());
  expect(screen.getByRole('link', { name: 'B' })).toHaveFocus();
  expect(container.querySelector('.ant-table-content')?.scrollLeft).toBe(40);
});

it('waits while a menu is open', async () => {
  const comes = held();
  const Place = placeOf();
  const person = userEvent.setup();
  render(<Place isWanted />);
  await waitFor(() => expect(load).toHaveBeenCalled());
  await person.click(screen.getByRole('button', { name: 'Menu' }));
  await act(async () => comes());
  await person.keyboard('{Shift}');
  expect(region()).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Menu' }));
  await waitFor(() => expect(region()).not.toBeNull());
});

it('says that it did not come, and asks again', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  load.mockResolvedValue(Drawn);
  const Place = placeOf();
  const person = userEvent.setup();
  render(<Place isWanted />);
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(region()).not.toBeNull());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
