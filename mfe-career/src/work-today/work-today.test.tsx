import { calls } from '@phila/contract/calls';
import { newCv } from '@phila/contract/cv';
import { CallError } from '@phila/platform';
import { answer, type Answer, renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import WorkToday from './index.tsx';

const { career, overview } = calls;
const cv = {
  ...newCv(),
  id: '01910000-0000-7000-8000-000000000001',
  name: 'For Eskom',
  changedOn: null,
  version: 1,
};
const link = {
  id: '01910000-0000-7000-8000-00000000000a',
  cvId: cv.id,
  showsContact: false,
  createdOn: '2026-11-20T08:00:00.000Z',
  expiresOn: '2026-11-27T08:00:00.000Z',
  opened: 3,
  lastOpenedOn: '2026-11-21T08:00:00.000Z',
};

const show = (careerAverage: number, more: Answer[] = []) =>
  renderWithPlatform(<WorkToday />, {
    signedIn: true,
    answers: [
      answer(overview.careerStrength, {
        careerAverage,
        parts: [{ enumValue: 2, percentage: Math.round(careerAverage), advice: null }],
      }),
      answer(career.cv.list, [cv]),
      answer(career.cv.links, []),
      ...more,
    ],
  });

it('says how strong the CV is, by the number of My Career, and what became of the links to it', async () => {
  show(86.17, [answer(career.cv.links, [link, { ...link, id: cv.id, opened: 2, lastOpenedOn: null }])]);
  expect(await screen.findByText('86% complete')).toBeInTheDocument();
  expect(screen.getByText('For Eskom')).toBeInTheDocument();
  expect(screen.getByText('2 open, seen 5 times, last on 21 Nov 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open my CV' })).toHaveAttribute('href', '/career/create-my-cv');
});

it('counts several CVs', async () => {
  show(40, [answer(career.cv.list, [cv, { ...cv, id: link.id }])]);
  expect(await screen.findByText('CVs')).toBeInTheDocument();
  expect(screen.getByText('CVs').nextElementSibling).toHaveTextContent(/^2$/);
});

it('says that no link is open', async () => {
  show(40);
  expect(await screen.findByText('None open')).toBeInTheDocument();
});

it('asks somebody with nothing for the one thing to do', async () => {
  // A sign-up brings only a name and an address.
  show(0, [
    answer(overview.careerStrength, {
      careerAverage: 2.75,
      parts: [{ enumValue: 4, percentage: 16, advice: null }],
    }),
  ]);
  expect(await screen.findByRole('link', { name: 'Begin your CV' })).toBeInTheDocument();
  expect(screen.queryByText(/%$/)).not.toBeInTheDocument();
});

it('says that it cannot be shown, and tries again', async () => {
  show(86, [
    answer(career.cv.links, () => {
      throw new CallError(400, 'down');
    }),
  ]);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
