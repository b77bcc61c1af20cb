import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useContainerWidth } from './use-container-width.ts';

const { ResizeObserver: before } = globalThis;
afterEach(() => {
  globalThis.ResizeObserver = before;
});

const Harness = () => {
  const box = useRef<HTMLDivElement>(null);
  const width = useContainerWidth(box);
  return <div ref={box}>{width === null ? 'not known' : width}</div>;
};

it('follows the element, and is null where there is no layout', () => {
  let report: ResizeObserverCallback = () => undefined;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      report = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(<Harness />);
  expect(screen.getByText('not known')).toBeInTheDocument();
  const resized = (width: number) =>
    act(() => report([{ contentRect: { width } } as ResizeObserverEntry], {} as ResizeObserver));
  resized(640);
  expect(screen.getByText('640')).toBeInTheDocument();
  resized(320);
  expect(screen.getByText('320')).toBeInTheDocument();
});
