import { calls, type EmployerRoom } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import EmployerCard from './employer-card.tsx';
import EmployerPage from './employer-page.tsx';

const { room: readRoom, roomDocumentFile } = calls.organisation;

const empty: EmployerRoom = {
  osNo: 1,
  osName: 'Umoya Energy',
  greeting: null,
  contact: null,
  links: [],
  announcements: [],
  documents: [],
};
const full: EmployerRoom = {
  ...empty,
  greeting: 'Good to have you.',
  contact: { name: 'Lerato Nkosi', email: 'hr@umoya.example', phone: '0215550134' },
  links: [
    { label: 'Ask for leave', address: 'https://leave.umoya.example', icon: 'calendar' },
    { label: 'Payslips', address: 'https://pay.umoya.example', icon: 'wallet' },
  ],
  announcements: [
    { title: 'We close', text: 'From the **24th**.', startDate: '2026-11-20', endDate: '2026-12-31' },
    { title: 'Medical aid', text: null, startDate: '2026-11-01', endDate: '2026-12-01' },
  ],
  documents: [
    {
      id: '01935000-0000-7000-8000-000000000001',
      fileName: 'Leave.pdf',
      size: 2048,
      addedAt: '2026-11-20T08:00:00Z',
    },
  ],
};
const none = answer(calls.voucher.bundles, []);
const regions = () => screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));

it('has all that the organisation filled, under its name', async () => {
  const { container } = renderWithPlatform(<EmployerPage />, {
    signedIn: true,
    answers: [answer(readRoom, full), none],
  });
  expect(await screen.findByRole('region', { name: 'Announcements' })).toBeInTheDocument();
  expect(screen.getByText('Good to have you.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Umoya Energy');
  expect(regions()).toEqual(['Announcements', 'Links', 'Documents', 'Your contact in HR']);
  expect(screen.getByText('24th')).toHaveProperty('tagName', 'STRONG');
  const links = within(screen.getByRole('region', { name: 'Links' })).getAllByRole('link');
  expect(links.map((one) => [one.getAttribute('href'), one.getAttribute('rel')])).toEqual([
    ['https://leave.umoya.example', 'noopener noreferrer'],
    ['https://pay.umoya.example', 'noopener noreferrer'],
  ]);
  expect(screen.getByRole('link', { name: '021 555 0134' })).toHaveAttribute('href', 'tel:0215550134');
  expect((await axe.run(container)).violations).toEqual([]);
});

it('leads to the papers that it handed over to the person, and says how many are new', async () => {
  const handedOver = { ...empty, papers: { all: 3, unread: 2 } };
  renderWithPlatform(<EmployerPage />, { signedIn: true, answers: [answer(readRoom, handedOver), none] });
  const papers = within(await screen.findByRole('region', { name: 'Papers for you' }));
  expect(papers.getByText(/^3 papers, 2 new/)).toBeInTheDocument();
  expect(papers.getByRole('link', { name: 'Open your papers' })).toHaveAttribute('href', '/documents/from-1');
});

it('leads there from the dashboard as well', async () => {
  const handedOver = { ...empty, papers: { all: 1, unread: 0 } };
  renderWithPlatform(<EmployerCard />, { signedIn: true, answers: [answer(readRoom, handedOver)] });
  expect(await screen.findByText('1 paper')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open your papers' })).toHaveAttribute('href', '/documents/from-1');
});

it('leaves out what is empty', async () => {
  renderWithPlatform(<EmployerPage />, {
    signedIn: true,
    answers: [
      answer(readRoom, { ...empty, contact: { name: null, email: 'hr@umoya.example', phone: null } }),
      none,
    ],
  });
  await screen.findByRole('link', { name: 'hr@umoya.example' });
  expect(regions()).toEqual(['Your contact in HR']);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('tells those who have no room so, with a way on', async () => {
  renderWithPlatform(<EmployerPage />, {
    signedIn: true,
    answers: [
      answer(readRoom, () => {
        throw new CallError(404, 'Not found');
      }),
    ],
  });
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to My Dashboard' })).toHaveAttribute('href', '/dashboard');
});

it('downloads a document, and says why where it cannot be had', async () => {
  renderWithPlatform(<EmployerPage />, {
    signedIn: true,
    answers: [
      answer(readRoom, full),
      none,
      answer(roomDocumentFile, () => {
        throw new CallError(404, 'It is gone');
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download Leave.pdf' }));
  expect(fake.sent(roomDocumentFile)).toMatchObject([{ params: { documentId: full.documents[0]?.id } }]);
  expect(fake.notices()).toMatchObject([{ severity: 'error', text: 'It is gone' }]);
});

it('shows on the dashboard what is pinned, the links and the contact, and leads to the page', async () => {
  renderWithPlatform(<EmployerCard />, { signedIn: true, answers: [answer(readRoom, full)] });
  const card = within(await screen.findByRole('region', { name: 'My Employer' }));
  expect(await card.findByRole('heading', { name: 'Umoya Energy' })).toBeInTheDocument();
  expect(card.getByText('We close')).toBeInTheDocument();
  expect(card.queryByText('Medical aid')).not.toBeInTheDocument();
  expect(card.getByRole('link', { name: /^Ask for leave/ })).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Open My Employer' })).toHaveAttribute('href', '/employer');
});

it('draws no card once there is no room', async () => {
  renderWithPlatform(<EmployerCard />, {
    signedIn: true,
    answers: [
      answer(readRoom, () => {
        throw new CallError(404, 'Not found');
      }),
    ],
  });
  expect(screen.getByRole('region', { name: 'My Employer' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});
