import { calls } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BannerStrip } from './banner-strip.tsx';

const advert = (id: number, title: string, redirectUri: string) => ({
  id,
  version: 1,
  title,
  redirectUri,
  bannerFileBase64String: 'AAAA',
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (...adverts: ReturnType<typeof advert>[]) => {
  renderWithPlatform(<BannerStrip />, {
    answers: [answer(calls.banner.advertisementByType, adverts)],
  });
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};
const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('shows the next advert after 11 seconds, unless it is paused', async () => {
  const person = show(
    advert(1, 'Savings', 'https://bank.example/a'),
    advert(2, 'Your details', '/details/overview'),
    advert(3, 'Evil', 'javascript:alert(1)'),
  );
  const first = await screen.findByRole('link', { name: 'Savings (opens in a new tab)' });
  expect(first).toHaveAttribute('href', 'https://bank.example/a');
  await after(10_900);
  expect(screen.getByRole('link', { name: /^Savings/ })).toBeInTheDocument();
  await after(200);
  expect(screen.getByRole('link', { name: 'Your details' })).toHaveAttribute('href', '/details/overview');
  await after(11_000);
  expect(screen.getByRole('link', { name: /^Savings/ })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Pause the adverts' }));
  await person.unhover(screen.getByRole('button', { name: 'Pause the adverts' }));
  act(() => (document.activeElement as HTMLElement).blur());
  await after(60_000);
  expect(screen.getByRole('link', { name: /^Savings/ })).toBeInTheDocument();
});

it('is not there without adverts', async () => {
  show();
  await after(1_000);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
