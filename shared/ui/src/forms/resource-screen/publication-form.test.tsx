import { renderWithPlatform } from '@phila/platform/fake';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parcel, parcels } from '../../testing/parcel.ts';
import { Publication } from './publication-form.tsx';
import type { ResourceWrites } from './use-resource-writes.ts';

const now = '2026-11-28T06:30:00Z';

/** Shows a row published at one time, on a device with another time. */
const show = (publishedAt: string | null, device: string) => {
  jest.useFakeTimers({ now: Date.parse(device), advanceTimers: true });
  const publish = jest.fn<Promise<null>, [object, string | null]>(() => Promise.resolve(null));
  const [row] = parcels(1);
  if (row === undefined) throw new Error('There is one');
  renderWithPlatform(
    <Publication
      resource={parcel}
      row={{ ...row, publishedAt }}
      name="P1"
      canWrite
      writes={{ publish } as unknown as ResourceWrites}
      onWritten={() => {}}
    />,
    { now },
  );
  return publish;
};

afterEach(() => jest.useRealTimers());

it.each(['2026-11-28T06:30:00Z', '2027-11-28T06:30:00Z', '2025-11-28T06:30:00Z', '2026-11-27T16:30:00Z'])(
  'has the service say when "now" is, where the device says %s',
  async (device) => {
    const publish = show(null, device);
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Publish now' }));
    expect(publish).toHaveBeenCalledWith(expect.objectContaining({ id: 1, version: 1 }), 'now');
  },
);

const schedule = async (typed: string) => {
  const publish = show(null, now);
  fireEvent.change(screen.getByLabelText(/^Or at a time/), { target: { value: typed } });
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Schedule' }));
  return publish;
};

it('schedules at a time of South Africa', async () => {
  const publish = await schedule('2026-12-01T09:00');
  expect(publish).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), '2026-12-01T09:00:00+02:00');
});

it.each([
  '12026-12-01T09:00',
  '20261-12-01T09:00',
  '275760-09-13T00:00',
  '99999-01-01T00:00',
  '10000-01-01T00:00',
])('says of %s that a year has four digits', async (typed) => {
  const publish = await schedule(typed);
  expect(publish).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('a year of four digits');
});

it.each([
  ['2026-11-28T06:29:00Z', 'Published'],
  ['2026-11-28T07:00:00Z', 'Scheduled'],
])('what is published at %s is %s by the clock of the service', (publishedAt, word) => {
  for (const device of ['2027-11-28T06:30:00Z', '2025-11-28T06:30:00Z']) {
    show(publishedAt, device);
    expect(screen.getByText(word)).toBeInTheDocument();
  }
});

it('of a row that a field publishes has no time, and links the page that shows it', async () => {
  const publish = jest.fn<Promise<null>, [object, string | null]>(() => Promise.resolve(null));
  const [row] = parcels(1);
  if (row === undefined) throw new Error('There is one');
  const resource = { ...parcel, isPublished: false, publishedBy: 'isFragile' };
  const open = (isFragile: boolean) =>
    renderWithPlatform(
      <Publication
        resource={resource as typeof parcel}
        row={{ ...row, isFragile, publishedAt: null }}
        name="P1"
        canWrite
        writes={{ publish } as unknown as ResourceWrites}
        onWritten={() => {}}
        page="/parcel/1"
      />,
    );
  const draft = open(false);
  expect(screen.getByText('A draft: only administrators see it.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See its page' })).toHaveAttribute('href', '/parcel/1');
  expect(screen.queryByLabelText(/^Or at a time/)).not.toBeInTheDocument();
  const person = userEvent.setup({ delay: null });
  await person.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(publish).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), 'now');
  draft.unmount();
  open(true);
  expect(screen.getByText('Everyone sees it.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Back to a draft' }));
  expect(publish).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), null);
});
