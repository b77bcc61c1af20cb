import { fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MainAction, Page } from './index.ts';

const listeners = new Set<() => void>();
const media = (narrow: boolean) => {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('48em') && narrow,
    media: query,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
};
const before = window.matchMedia;
afterEach(() => {
  window.matchMedia = before;
});

const pressed = jest.fn();
const Harness = () => (
  <Page title="Tax" sentence="Your number.">
    <section aria-label="Tax details">
      <MainAction text="Edit tax details" onClick={pressed}>
        Edit
      </MainAction>
    </section>
  </Page>
);
const inBar = () => fake.pageActions().map(({ text }) => text);

it('is beside the heading on a wide screen and in the bottom bar of a phone', async () => {
  media(false);
  renderWithPlatform(<Harness />);
  const button = screen.getByRole('button', { name: 'Edit' });
  expect(screen.getByRole('heading', { level: 1 }).closest('header')).toContainElement(button);
  expect(screen.getByRole('region', { name: 'Tax details' })).not.toContainElement(button);
  // Shows the action in the bottom bar too while the heading is out of sight.
  expect(inBar()).toEqual(['Edit tax details']);
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);

  media(true);
  act(() => listeners.forEach((listener) => listener()));
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(inBar()).toEqual(['Edit tax details']);
});

it('shows in the bar as well that it is at work', () => {
  media(true);
  renderWithPlatform(
    <Page title="Tax" sentence="Your number.">
      <MainAction text="Save tax details" loading onClick={pressed}>
        Save
      </MainAction>
    </Page>,
  );
  expect(fake.pageActions()).toEqual([{ text: 'Save tax details', busy: true }]);
});

it('is a button where it is written outside of a page', () => {
  media(true);
  renderWithPlatform(
    <MainAction text="Edit tax details" onClick={pressed}>
      Edit
    </MainAction>,
  );
  expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  expect(inBar()).toEqual([]);
});
