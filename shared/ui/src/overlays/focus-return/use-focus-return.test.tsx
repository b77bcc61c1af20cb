import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

const Harness = ({ ready }: { ready: boolean }) => {
  const add = useRef<HTMLButtonElement>(null);
  const [isThere, setThere] = useState(true);
  const giveFocus = useFocusReturn(ready);
  return (
    <>
      <button type="button" ref={add}>
        Add
      </button>
      {isThere && (
        <button
          type="button"
          onClick={() => {
            giveFocus(add);
            setThere(false);
          }}
        >
          Delete
        </button>
      )}
    </>
  );
};
const remove = () => {
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  fireEvent.click(button);
};

it('focuses the replacement of a removed element', () => {
  render(<Harness ready />);
  remove();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

it('waits until it may', () => {
  const { rerender } = render(<Harness ready={false} />);
  remove();
  expect(document.body).toHaveFocus();
  rerender(<Harness ready />);
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
});

it('leaves it to the person who went on', () => {
  const { rerender } = render(<Harness ready={false} />);
  remove();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  rerender(<Harness ready />);
  expect(document.body).toHaveFocus();
});
