import { renderWithPlatform } from '@phila/platform/fake';
import { waitFor } from '@testing-library/react';
import { useOpenedByAddress } from './use-opened-by-address.ts';

const opened = jest.fn();
const Probe = ({ ready }: { ready: boolean }) => {
  useOpenedByAddress(ready, opened);
  return null;
};

const ID = '01910000-0000-7000-8000-000000000001';

beforeEach(() => opened.mockReset());

it.each([
  ['#add', { what: 'add' }],
  ['#edit', { what: 'edit', id: null }],
  [`#edit-${ID}`, { what: 'edit', id: ID }],
])('opens what %s asks for, once, and takes it off the address', async (hash, asked) => {
  renderWithPlatform(<Probe ready />, { path: `/career/skills${hash}` });
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(opened).toHaveBeenCalledWith(asked);
  expect(window.location.href).toMatch(/\/career\/skills$/);
});

it.each(['', '#edit-x', '#values', '#added'])('opens nothing for %j', (hash) => {
  renderWithPlatform(<Probe ready />, { path: `/career/skills${hash}` });
  expect(opened).not.toHaveBeenCalled();
  expect(window.location.hash).toBe(hash);
});

it('waits until the page has read what it needs', () => {
  renderWithPlatform(<Probe ready={false} />, { path: '/career/skills#add' });
  expect(opened).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('#add');
});
