import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findings } from '../../testing/findings.ts';
import { Tabs } from './tabs.tsx';

const Harness = ({ first = 'one' }: { first?: string }) => {
  const [chosen, setChosen] = useState(first);
  return (
    <Tabs
      label="Years"
      chosen={chosen}
      onChoose={setChosen}
      tabs={['one', 'two', 'three'].map((key) => ({ key, text: `Tab ${key}`, content: `Content ${key}` }))}
    />
  );
};

it('shows the chosen tab’s content, by press and by arrow, and round', async () => {
  const { container } = render(<Harness />);
  expect(screen.getByRole('tabpanel', { name: 'Tab one' })).toHaveTextContent('Content one');
  await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
  expect(screen.getByRole('tabpanel', { name: 'Tab two' })).toHaveTextContent('Content two');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Tab three', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Tab one', selected: true })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Tab three' })).toHaveFocus();
  expect(await findings(container)).toEqual([]);
});

it('is one stop of the Tab key', async () => {
  render(<Harness />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Tab one' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
});

it('shows the first where the chosen one is not there', () => {
  render(<Harness first="none" />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Content one');
});

it('has the chosen tab in sight where the row scrolls', () => {
  const { ResizeObserver: before } = globalThis;
  // Reports once for each observed element, as a browser does in the same frame.
  globalThis.ResizeObserver = class extends before {
    readonly #report: () => void;
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      this.#report = () => callback([], this);
    }
    override observe() {
      this.#report();
    }
  };
  // Makes each tab 200 wide in a row of 300: jsdom has no layout.
  const spies = [
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200),
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300),
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 200;
    }),
  ];
  try {
    render(<Harness first="three" />);
    expect(screen.getByRole('tablist').scrollLeft).toBe(350);
  } finally {
    for (const spy of spies) spy.mockRestore();
    globalThis.ResizeObserver = before;
  }
});
