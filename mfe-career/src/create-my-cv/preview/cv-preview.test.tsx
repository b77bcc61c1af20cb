import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CvPreview } from './cv-preview.tsx';
import type { Engine } from './use-engine.ts';

const retry = jest.fn();
const engine = (now: Pick<Engine, 'state'> & Partial<Engine>): Engine => ({
  layout: null,
  attach: () => undefined,
  show: () => undefined,
  file: () => Promise.reject(new Error('not asked for here')),
  retry,
  ...now,
});
const show = (now: Parameters<typeof engine>[0]) =>
  renderWithPlatform(<CvPreview engine={engine(now)} document={null} />, { signedIn: true });

it('shows how far the engine has come', () => {
  show({ state: { status: 'starting', done: 1, of: 4 } });
  expect(screen.getByRole('progressbar', { name: 'The preview is loading' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows each page, named by its number', () => {
  show({ state: { status: 'ready' }, layout: { pages: 2, unreadable: [] } });
  expect(screen.getAllByRole('img').map((page) => page.getAttribute('aria-label'))).toEqual([
    'Page 1 of 2 of your CV',
    'Page 2 of 2 of your CV',
  ]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('keeps the pages that it has while the engine restarts', () => {
  show({ state: { status: 'starting', done: 0, of: 3 }, layout: { pages: 1, unreadable: [] } });
  expect(screen.getByRole('img')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says which letters cannot be printed', () => {
  show({ state: { status: 'ready' }, layout: { pages: 1, unreadable: ['中', 'ש'] } });
  expect(screen.getByText('Some letters cannot be printed and are shown as □: 中 ש')).toBeInTheDocument();
});

it('says that it failed, and starts again when asked', async () => {
  show({ state: { status: 'failed', message: 'We could not draw your CV. Please try again.' } });
  expect(screen.getByRole('alert')).toHaveTextContent('We could not draw your CV. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
