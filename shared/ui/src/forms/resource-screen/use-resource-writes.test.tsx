import { clientResourceCalls } from '@phila/contract/resources';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parcel, parcels } from '../../testing/parcel.ts';
import { useResourceWrites } from './use-resource-writes.ts';

const calls = clientResourceCalls(parcel);
const [parcelOf = null] = parcels(1);
const written = { operation: '01910000-0000-4000-8000-000000000001', row: parcelOf } as never;

const Changes = () => {
  const writes = useResourceWrites(parcel);
  const row = { id: 1, version: 7 };
  const acts = {
    Remove: () => writes.remove(row),
    Restore: () => writes.restore(row),
    Publish: () => writes.publish(row, null),
  };
  return Object.entries(acts).map(([name, act]) => (
    <button key={name} type="button" onClick={() => void act()}>
      {name}
    </button>
  ));
};

it('sends the version of a row with each change of it', async () => {
  const { remove, restore, publish } = calls;
  if (restore === undefined || publish === undefined) throw new Error('A parcel is restored and published');
  renderWithPlatform(<Changes />, {
    may: ['shop.catalogue.write'],
    answers: [answer(remove, written), answer(restore, written), answer(publish, written)],
  });
  for (const name of ['Remove', 'Restore', 'Publish'])
    await userEvent.click(screen.getByRole('button', { name }));
  const named = { params: { id: 1 }, query: { Version: 7 } };
  await waitFor(() => expect(fake.sent(publish)).toEqual([{ ...named, body: { at: null } }]));
  expect([fake.sent(remove), fake.sent(restore)]).toEqual([[named], [named]]);
});
