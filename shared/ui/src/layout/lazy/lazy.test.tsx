import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazy } from './index.ts';

interface ShownProps {
  name: string;
}

const Part = ({ name }: ShownProps) => <p>Part {name}</p>;
const load = jest.fn<Promise<{ default: ComponentType<ShownProps> }>, []>();
const chunkError = () => new Error('Loading chunk 7 failed');
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));

beforeEach(() => {
  load.mockReset();
  load.mockResolvedValue({ default: Part });
  // Silences React: it logs errors that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('draws its placeholder until the code has loaded, and itself at once from then on', async () => {
  const Lazy = lazy(load, { what: 'the history' });
  expect(load).not.toHaveBeenCalled();
  const { unmount } = render(<Lazy name="A" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the history');
  expect(await screen.findByText('Part A')).toBeInTheDocument();
  unmount();
  render(<Lazy name="B" />);
  expect(screen.getByText('Part B')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('takes a custom placeholder, which may use the properties', async () => {
  const Lazy = lazy(load, { standIn: ({ name }) => <p>Shape {name}</p> });
  render(<Lazy name="A" />);
  expect(screen.getByText('Shape A')).toBeInTheDocument();
  expect(await screen.findByText('Part A')).toBeInTheDocument();
});

it('keeps its surroundings if its code fails to load, and Retry loads it again', async () => {
  load.mockRejectedValueOnce(chunkError()).mockRejectedValueOnce(chunkError());
  const Lazy = lazy(load, { what: 'the history' });
  const Form = () => {
    const [text, setText] = useState('');
    return (
      <>
        <input value={text} onChange={(event) => setText(event.target.value)} />
        <Lazy name="A" />
      </>
    );
  };
  render(<Form />);
  expect(
    await screen.findByRole('heading', { name: 'The history can’t be shown right now' }),
  ).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox'), 'typed');
  await retry();
  await screen.findByRole('alert');
  await retry();
  expect(await screen.findByText('Part A')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('typed');
  expect(load).toHaveBeenCalledTimes(3);
});

it('asks again when it is drawn again after a failure', async () => {
  load.mockRejectedValueOnce(chunkError());
  const Lazy = lazy(load);
  const { unmount } = render(<Lazy name="A" />);
  await screen.findByRole('alert');
  unmount();
  render(<Lazy name="A" />);
  expect(await screen.findByText('Part A')).toBeInTheDocument();
});

it('takes a custom fault panel', async () => {
  load.mockRejectedValueOnce(chunkError());
  const Lazy = lazy(load, {
    fault: (again, { name }) => (
      <button type="button" onClick={again}>
        No {name}. Retry
      </button>
    ),
  });
  render(<Lazy name="A" />);
  await userEvent.click(await screen.findByRole('button', { name: 'No A. Retry' }));
  expect(await screen.findByText('Part A')).toBeInTheDocument();
});

it('gives code up that hangs, after 8 seconds', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => undefined));
  const Lazy = lazy(load);
  render(<Lazy name="A" />);
  await act(() => jest.advanceTimersByTimeAsync(7_999));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  jest.useRealTimers();
});

it('raises an event for code that fails to load, with the error', async () => {
  const heard = jest.fn();
  window.addEventListener('phila:preload-error', heard, { once: true });
  load.mockRejectedValueOnce(chunkError());
  const Lazy = lazy(load);
  render(<Lazy name="A" />);
  await screen.findByRole('alert');
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ cancelable: true, detail: chunkError() }));
});

it('keeps what was there while it waits in the boundary above, and loads again by Retry alone', async () => {
  load.mockRejectedValueOnce(chunkError());
  const Lazy = lazy(load, { what: 'the menu', waitsAbove: true });
  render(
    <Suspense fallback={<p>Before</p>}>
      <Lazy name="A" />
    </Suspense>,
  );
  expect(screen.getByText('Before')).toBeInTheDocument();
  expect(
    await screen.findByRole('heading', { name: 'The menu can’t be shown right now' }),
  ).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await retry();
  expect(await screen.findByText('Part A')).toBeInTheDocument();
});

it('draws at once what something else loaded', () => {
  const Lazy = lazy(load, { loaded: () => Part });
  render(<Lazy name="A" />);
  expect(screen.getByText('Part A')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

class Catch extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render(): ReactNode {
    return this.state.message === '' ? this.props.children : `Page fault: ${this.state.message}`;
  }
}

it('passes on the component’s own errors', async () => {
  const Broken = (): ReactNode => {
    throw new Error('a mistake in it');
  };
  load.mockResolvedValue({ default: Broken });
  const Lazy = lazy(load);
  render(
    <Catch>
      <Lazy name="A" />
    </Catch>,
  );
  expect(await screen.findByText('Page fault: a mistake in it')).toBeInTheDocument();
});
