import { type AdvertClicks, calls } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PixelAnalyticsPage from './pixel-analytics-page.tsx';

const { advertClicks } = calls.analytics;

const group = (name: string, clicks: number | null): AdvertClicks['groups'][number] => ({
  key: name,
  name,
  place: 'Strip, 1400 × 150',
  organisation: 'Everybody',
  address: `https://${name.toLowerCase()}.example/`,
  clicks,
  byDay: [clicks ?? 0, 0],
  isShared: false,
});
const found: AdvertClicks = {
  dates: ['2026-11-24', '2026-11-25'],
  byDay: [7, 0],
  clicks: 7,
  groups: [{ ...group('Bank', 7), isShared: true }, group('Travel', 0), group('Hidden', null)],
};

const show = (path: string, value: AdvertClicks = found) => {
  renderWithPlatform(<PixelAnalyticsPage />, {
    may: ['banner.banners.read'],
    path,
    answers: [answer(advertClicks, value)],
  });
  return userEvent.setup({ delay: null });
};

it('shows clicks a day and in all, with what is shared and what is not shown', async () => {
  show('/');
  expect(await screen.findByText('7 clicks in 2 days, the most on 24 Nov 2026.')).toBeInTheDocument();
  expect(screen.getByText('7, shared with others that lead there')).toBeInTheDocument();
  expect(screen.getByText('Not shown: adverts of others lead there as well')).toBeInTheDocument();
  // Lists groups without a click, but charts none of them.
  expect(screen.getAllByText('Travel')).toHaveLength(1);
});

it('keeps what is chosen in its address, and leaves out what it does not understand', async () => {
  const person = show('/?by=place&from=yesterday&until=2026-11-25');
  await waitFor(() =>
    expect(fake.sent(advertClicks).at(-1)).toEqual({ query: { By: 'place', Until: '2026-11-25' } }),
  );
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Group by' }), 'Organisation');
  await waitFor(() => expect(fake.place().search).toContain('by=organisation'));
  await waitFor(() => expect(fake.sent(advertClicks).at(-1)?.query?.By).toBe('organisation'));
});

it('says so where no one opened anything', async () => {
  show('/', { ...found, clicks: 0, byDay: [0, 0], groups: [group('Bank', 0)] });
  expect(await screen.findByText('No clicks in these days')).toBeInTheDocument();
  expect(screen.queryByText('Show as a table')).not.toBeInTheDocument();
});
