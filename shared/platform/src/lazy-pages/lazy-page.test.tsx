import { act, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { renderWithPlatform } from '../fake.tsx';
import { lazyPage, loadPage, PRELOAD_ERROR } from './lazy-page.tsx';

class Catch extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: `Caught: ${error.message}` });
  override render(): ReactNode {
    return this.state.message === '' ? this.props.children : this.state.message;
  }
}

const failing = () => lazyPage<object>(() => Promise.reject(new Error('Loading chunk 7 failed')));

describe('lazyPage', () => {
  it('shows the page when its code has come, with its properties', async () => {
    const Page = lazyPage(async () => ({ default: ({ name }: { name: string }) => <p>Hello {name}</p> }));
    renderWithPlatform(<Page name="Thandi" />);
    expect(await screen.findByText('Hello Thandi')).toBeInTheDocument();
  });

  it('loads once, however often it is shown', async () => {
    const load = jest.fn(async () => ({ default: () => <p>Page</p> }));
    const Page = lazyPage(load);
    renderWithPlatform(
      <>
        <Page />
        <Page />
      </>,
    );
    expect(await screen.findAllByText('Page')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('draws at once what has come before', async () => {
    const load = jest.fn(async () => ({ default: () => <p>Page</p> }));
    await loadPage(load);
    const Page = lazyPage(load);
    renderWithPlatform(<Page />);
    expect(screen.getByText('Page')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks again for what did not come before', async () => {
    const load = jest
      .fn(async () => ({ default: () => <p>Page</p> }))
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
    await loadPage(load);
    const Page = lazyPage(load);
    renderWithPlatform(<Page />);
    expect(await screen.findByText('Page')).toBeInTheDocument();
  });

  it('raises the event when it does not come, and throws on', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard = jest.fn();
    window.addEventListener(PRELOAD_ERROR, heard, { once: true });
    const Page = failing();
    renderWithPlatform(
      <Catch>
        <Page />
      </Catch>,
    );
    expect(await screen.findByText('Caught: Loading chunk 7 failed')).toBeInTheDocument();
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ cancelable: true, detail: new Error('Loading chunk 7 failed') }),
    );
    jest.restoreAllMocks();
  });

  it('does not wait for longer than 8 seconds', async () => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Page = lazyPage<object>(() => new Promise(() => undefined));
    renderWithPlatform(
      <Catch>
        <Page />
      </Catch>,
    );
    await act(() => jest.advanceTimersByTimeAsync(7_999));
    expect(screen.queryByText(/Caught/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Caught: Nothing came within 8 seconds')).toBeInTheDocument();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('leaves it to a listener that takes it over', async () => {
    window.addEventListener(PRELOAD_ERROR, (event) => event.preventDefault(), { once: true });
    const Page = failing();
    const { container } = renderWithPlatform(
      <Catch>
        <Page />
      </Catch>,
    );
    await act(async () => undefined);
    expect(container).toBeEmptyDOMElement();
  });
});
