import { calls } from '@phila/contract/calls';
import { type CvDocument, cvSections, nothingHidden } from '@phila/contract/cv';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SharedCvPage from './shared-cv-page.tsx';

const { openLink, sharedFile, sharedPage, sharedPages } = calls.career.cv;
const token = 'x'.repeat(43);

const document: CvDocument = {
  template: 0,
  colour: '#1f2933',
  watermark: false,
  locale: 'en-ZA',
  date: '2026-11-22',
  profile: {
    firstName: 'Thandi',
    lastName: 'Mokoena',
    heading: 'Planner',
    personalSummary: 'I plan.\n- Cold stores',
    city: 'Durban',
    mobileNo: null,
    personalEmail: null,
    links: [
      { label: null, url: 'javascript:alert(1)' },
      { label: null, url: 'https://www.linkedin.com/in/thandi/' },
    ],
    picture: null,
  },
  experience: [
    {
      id: '1',
      projectName: 'Imbali Foods',
      positionRole: 'Planner',
      startDate: '2020-03-01',
      currentRole: true,
      responsibilities: '<b>Plants</b>',
    },
  ],
  education: [],
  courses: [{ id: '1', courseName: 'Power BI', startDate: '2023-03-01', endDate: '2023-03-28' }],
  skills: [{ id: '1', skillName: 'Excel', skillLevel: 'Expert' }],
  languages: [],
  memberships: [{ id: '1', name: 'SAPICS', dateValidFrom: '2017-01-01' }],
  registrations: [],
  eligibility: [{ id: '1', name: 'Driving licence', value: 'Code EC, PrDP (goods)' }],
  ownSections: [{ id: '1', title: 'Awards', content: '- Planner of the year' }],
  references: [],
  hidden: nothingHidden(),
  order: ['skills', ...cvSections],
};

const show = (hash = `#token=${token}`) =>
  renderWithPlatform(<SharedCvPage />, {
    signedIn: false,
    path: `/shared-cv${hash}`,
    answers: [
      answer(openLink, { document, expiresOn: '2026-11-29T10:00:00.000Z' }),
      answer(sharedFile, new Blob(['%PDF-1.7'])),
      answer(sharedPages, { pages: 2, unreadable: [] }),
      answer(sharedPage, new Blob(['page'], { type: 'image/webp' })),
    ],
  });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});

it('sends the token of the fragment in the body, once, and shows the CV as text in its order', async () => {
  const { container } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Thandi Mokoena' })).toBeInTheDocument();
  expect(fake.sent(openLink)).toEqual([{ body: { token } }]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Skills',
    'Profile',
    'Work experience',
    'Courses',
    'Memberships',
    'Additional information',
    'Awards',
  ]);
  expect(screen.getByText('Code EC, PrDP (goods)')).toBeInTheDocument();
  expect(screen.getByText('Planner of the year')).toBeInTheDocument();
  const work = screen.getByRole('region', { name: 'Work experience' });
  expect(within(work).getByText('Planner, Imbali Foods')).toBeInTheDocument();
  expect(within(work).getByText('Mar 2020 – Current')).toBeInTheDocument();
  expect(within(work).getByText('<b>Plants</b>')).toBeInTheDocument();
  expect(screen.getByText('Since Jan 2017')).toBeInTheDocument();
  expect(screen.getByText('Mar 2023')).toBeInTheDocument();
  expect(container.querySelector('a[href^="javascript"]')).toBeNull();
  expect(screen.getByRole('link', { name: 'linkedin.com/in/thandi' })).toHaveAttribute(
    'href',
    'https://www.linkedin.com/in/thandi/',
  );
  expect(window.document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('shows the pages as pictures, one at a time, by the token in the body', async () => {
  show();
  expect(await screen.findByRole('img', { name: 'Page 1 of 2 of this CV' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('img', { name: 'Page 2 of 2 of this CV' })).toBeInTheDocument();
  expect(fake.sent(sharedPage).map(({ body }) => body)).toEqual([
    { token, page: 1, width: '720' },
    { token, page: 2, width: '720' },
  ]);
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

it('keeps the text where the pages cannot be drawn', async () => {
  renderWithPlatform(<SharedCvPage />, {
    signedIn: false,
    path: `/shared-cv#token=${token}`,
    answers: [
      answer(openLink, { document, expiresOn: '2026-11-29T10:00:00.000Z' }),
      answer(sharedPages, { pages: 1, unreadable: [] }),
      answer(sharedPage, () => {
        throw new CallError(503, 'Too much is being drawn. Please try again.');
      }),
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much is being drawn. Please try again.');
  expect(screen.getByRole('region', { name: 'Work experience' })).toBeInTheDocument();
});

it('leaves search engines to the next page', async () => {
  const { unmount } = show();
  await screen.findByRole('heading', { level: 1, name: 'Thandi Mokoena' });
  unmount();
  expect(window.document.querySelector('meta[name="robots"]')).toBeNull();
});

it('gives the file, under the name of the person', async () => {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Download as PDF' }));
  await screen.findByRole('button', { name: 'Download as PDF', busy: false });
  expect(fake.sent(sharedFile)).toEqual([{ body: { token } }]);
  expect(names).toEqual(['Thandi MokoenaCV.pdf']);
  jest.restoreAllMocks();
});

it.each(['', '#token=short'])('sends no request for the fragment %j', async (hash) => {
  show(hash);
  expect(await screen.findByRole('heading', { name: 'This CV is not shown any more' })).toBeInTheDocument();
  expect(fake.sent(openLink)).toEqual([]);
});

it('says that a link works no longer', async () => {
  renderWithPlatform(<SharedCvPage />, {
    signedIn: false,
    path: `/shared-cv#token=${token}`,
    answers: [
      answer(openLink, () => {
        throw new CallError(404, 'This link has expired');
      }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'This CV is not shown any more' })).toBeInTheDocument();
});
