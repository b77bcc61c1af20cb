import { calls } from '@phila/contract/calls';
import type { OverviewPart } from '@phila/contract/remote';
import { CallError } from '@phila/platform';
import { answer, declareOverview, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import declaration from '../../remote.ts';
import OverviewRing from '../overview-ring/index.tsx';
import OverviewPage from './overview-page.tsx';

const { myDetails } = calls.overview;

beforeEach(() => declareOverview((declaration.overview ?? []) as OverviewPart[]));

const BY_CATEGORY = [0, 100, 50, 0, 40, 75, 0, 100];
const percentages = answer(myDetails, ({ params }) => {
  const enumValue = Number(params.category);
  return { enumValue, percentage: BY_CATEGORY[enumValue] ?? 0 };
});
const name = answer(calls.account.profileName, {
  firstName: 'Thandi',
  lastName: 'Mokoena',
  osNo: null,
  orgIdGuid: null,
});

it('has the six tiles of specification: details, each with a ring, a verb and its way', async () => {
  const { container } = renderWithPlatform(<OverviewPage />, { answers: [percentages] });
  expect(await screen.findByRole('img', { name: 'TAX: 100 percent complete' })).toBeInTheDocument();
  const tiles = screen.getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['100%BIOGRAPHICALCheck your personal details', '/details/personal/biographical'],
    ['50%CONTACTComplete your phone number and address', '/details/personal/contact'],
    ['Not startedNEXT OF KINAdd your next of kin', '/details/personal/next-of-kin'],
    ['75%PASSPORTS AND PERMITSComplete your passport or permit', '/details/passports-and-permits'],
    ['Not startedBANKINGAdd your bank account', '/details/banking'],
    ['100%TAXCheck your tax number', '/details/tax'],
  ]);
  // Words the page's main action unlike its tile, as no two actions on a screen may share a name.
  expect(
    screen.getByRole('button', { name: 'Go on with your phone number and address' }),
  ).toBeInTheDocument();
  expect(screen.getAllByText('Complete your phone number and address')).toHaveLength(1);
  expect(
    fake
      .sent(myDetails)
      .map(({ params }) => Number(params.category))
      .toSorted(),
  ).toEqual([1, 2, 3, 5, 6, 7]);
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});

it('starts with the first part where nothing is there yet', async () => {
  renderWithPlatform(<OverviewPage />, {
    answers: [answer(myDetails, ({ params }) => ({ enumValue: Number(params.category), percentage: 0 }))],
  });
  expect(await screen.findByRole('button', { name: 'Start with your personal details' })).toBeInTheDocument();
});

it('steps by 10 percent every 0.8 s until the real percentage is there, and says where it could not be had', async () => {
  jest.useFakeTimers();
  try {
    renderWithPlatform(<OverviewPage />, {
      answers: [
        answer(myDetails, async ({ params }) => {
          await new Promise((resolve) => setTimeout(resolve, 2000));
          if (Number(params.category) === 7) throw new CallError(400, 'no');
          return { enumValue: Number(params.category), percentage: 50 };
        }),
      ],
    });
    const contact = () => screen.getByRole('img', { name: /^CONTACT/ });
    expect(contact()).toHaveAccessibleName('CONTACT: loading');
    expect(contact().parentElement).toHaveTextContent('0%');
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(contact().parentElement).toHaveTextContent('10%');
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(contact().parentElement).toHaveTextContent('20%');
    await act(() => jest.advanceTimersByTimeAsync(800));
    expect(contact()).toHaveAccessibleName('CONTACT: 50 percent complete');
    expect(screen.getByRole('img', { name: 'TAX: not known just now' }).parentElement).toHaveTextContent('–');
  } finally {
    jest.useRealTimers();
  }
});

it('tells how complete the whole is: the mean of the seven', async () => {
  renderWithPlatform(<OverviewRing />, { answers: [percentages, name] });
  // (100 + 50 + 0 + 40 + 75 + 0 + 100) / 7, in the order of the specification (details).
  expect(await screen.findByRole('img', { name: 'Your profile: 52 percent complete' })).toBeInTheDocument();
  expect(await screen.findByText('Thandi')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Your profile' })).toHaveTextContent(
    'Complete your Profile Thandi you are on',
  );
});
