import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/accessibility.ts';
import MembershipPage from './membership-page.tsx';

const { acceptMembership, membershipRequests, refuseMembership } = calls.employer;
const umoya = { osNo: 1, osName: 'Umoya Energy', askedAt: '2026-11-28T12:00:00.000Z' };
const imbali = { osNo: 2, osName: 'Imbali Foods', askedAt: '2026-11-27T12:00:00.000Z' };

const open = (...answers: Parameters<typeof fake.answer>) =>
  renderWithPlatform(<MembershipPage />, { path: '/membership', osNo: null, answers });

it('says who claims the person and what each answer means, and accepts', async () => {
  let asked = [umoya];
  open(
    answer(membershipRequests, () => asked),
    answer(acceptMembership, () => {
      asked = [];
      return { osNo: 1 };
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Do you belong to Umoya Energy?' })).toBeInTheDocument();
  expect(screen.getByText(/it sees nothing of your account/)).toBeInTheDocument();
  expect(screen.getByText(/you choose what to copy/)).toBeInTheDocument();
  expect(screen.getByText(/its record about you is deleted/)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Accept: I belong to Umoya Energy' }));
  expect(await screen.findByRole('heading', { name: 'There is nothing to answer' })).toBeInTheDocument();
  expect(fake.sent(acceptMembership)).toEqual([{ body: { osNo: 1 } }]);
  expect(fake.notices()).toMatchObject([{ severity: 'success', text: 'You belong to Umoya Energy now' }]);
});

it('refuses one of several, and the others go on being asked', async () => {
  let asked = [umoya, imbali];
  open(
    answer(membershipRequests, () => asked),
    answer(refuseMembership, () => {
      asked = [umoya];
      return true as const;
    }),
  );
  await userEvent.click(
    await screen.findByRole('button', { name: 'Refuse: I do not belong to Imbali Foods' }),
  );
  await waitFor(() => expect(screen.queryByText('Imbali Foods')).not.toBeInTheDocument());
  expect(fake.sent(refuseMembership)).toEqual([{ body: { osNo: 2 } }]);
  expect(screen.getByRole('button', { name: 'Refuse: I do not belong to Umoya Energy' })).toBeEnabled();
});

it('says why an answer was not saved, and leads on without one', async () => {
  open(
    answer(membershipRequests, [umoya]),
    answer(acceptMembership, () => {
      throw new CallError(404, 'Not found');
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  await userEvent.click(screen.getByRole('button', { name: 'Answer later' }));
  expect(window.location.pathname).toBe('/sign-in');
});
