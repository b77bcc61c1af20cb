import { calls, type LookupUse } from '@phila/contract/calls';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import { UsedBy } from './used-by.tsx';

const show = (uses: LookupUse[]) =>
  renderWithPlatform(<UsedBy id={3} />, {
    signedIn: true,
    answers: [answer(calls.voucher.lookupUses, uses)],
  });

it('leads to each row that has the entry, and says how many more do', async () => {
  show([
    { kind: 'offer', count: 22, rows: [{ id: 7, name: 'Flat white' }] },
    { kind: 'cause', count: 1, rows: [{ id: 9, name: 'Ikhaya School' }] },
  ]);
  expect(await screen.findByRole('heading', { name: '22 offers' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Flat white' })).toHaveAttribute(
    'href',
    '/admin/offer-management?row=7',
  );
  expect(screen.getByText(/And 21 more/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '1 cause' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ikhaya School' })).toHaveAttribute(
    'href',
    '/admin/cause-management?row=9',
  );
});

it('says that an entry is not used', async () => {
  show([]);
  expect(await screen.findByText('Not used')).toBeInTheDocument();
});
