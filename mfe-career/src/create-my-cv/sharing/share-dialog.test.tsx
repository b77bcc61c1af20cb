import { calls, PASSWORD_NEEDED } from '@phila/contract/calls';
import type { CvLink } from '@phila/contract/cv';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ShareDialog from './share-dialog.tsx';

const { link, links, removeLink } = calls.career.cv;
const CV = '01910000-0000-7000-8000-000000000001';

const there: CvLink = {
  id: '01910000-0000-7000-8000-00000000000a',
  cvId: CV,
  showsContact: false,
  createdOn: '2026-11-20T08:00:00.000Z',
  expiresOn: '2026-11-27T08:00:00.000Z',
  opened: 3,
  lastOpenedOn: '2026-11-21T08:00:00.000Z',
};
const ofAnother: CvLink = { ...there, id: '01910000-0000-7000-8000-00000000000b', cvId: there.id, opened: 9 };

const show = () =>
  renderWithPlatform(<ShareDialog cvId={CV} name="My CV" onClose={() => undefined} />, {
    signedIn: true,
    answers: [
      answer(links, [there, ofAnother]),
      answer(link, {
        ...there,
        id: '01910000-0000-7000-8000-00000000000c',
        address: 'https://phila.example/shared-cv#token=abc',
      }),
      answer(removeLink, true),
      answer(calls.account.signInDetails, {
        email: 'thandi@example.org',
        mobile: null,
        isMobileConfirmed: false,
        change: null,
      }),
    ],
  });

it('makes a link of 7 days without contact details unless others were chosen, and shows it once', async () => {
  show();
  const make = await screen.findByRole('button', { name: 'Make a link' });
  await userEvent.click(make);
  expect(await screen.findByText('https://phila.example/shared-cv#token=abc')).toBeInTheDocument();
  const days = screen.getByLabelText('Days the link works');
  await userEvent.clear(days);
  await userEvent.type(days, '30');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Show contact details/ }));
  await userEvent.click(make);
  await waitFor(() =>
    expect(fake.sent(link)).toEqual([
      { params: { id: CV }, body: { days: 7, showsContact: false } },
      { params: { id: CV }, body: { days: 30, showsContact: true } },
    ]),
  );
});

it.each(['0', '91', '', 'a week', '1.5'])('refuses %j days without asking', async (typed) => {
  show();
  const days = await screen.findByLabelText('Days the link works');
  await userEvent.clear(days);
  if (typed !== '') await userEvent.type(days, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText('Please choose 1 to 90 days')).toBeInTheDocument();
  expect(fake.sent(link)).toEqual([]);
});

it('counts how often the links of this CV were opened, and ends one', async () => {
  show();
  expect(await screen.findByText(/Opened 3 times/)).toBeInTheDocument();
  expect(screen.queryByText(/Opened 9 times/)).not.toBeInTheDocument();
  fake.answer(
    answer(removeLink, () => {
      throw new CallError(404, 'Gone');
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: /^End the link/ }));
  expect(await screen.findByText(/Only you see this CV/)).toBeInTheDocument();
  expect(fake.sent(removeLink)).toEqual([{ params: { id: there.id } }]);
});

it('asks for the password before a link with contact details, and makes it then', async () => {
  let isConfirmed = false;
  show();
  fake.answer(
    answer(link, () => {
      if (!isConfirmed) throw new CallError(403, 'Please confirm your password', [], PASSWORD_NEEDED);
      return { ...there, showsContact: true, address: 'https://phila.example/shared-cv#token=def' };
    }),
    answer(calls.account.confirmPassword, () => {
      isConfirmed = true;
      return true;
    }),
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Show contact details/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  await userEvent.type(dialog.getByLabelText('Password'), 'Correct-Horse-7');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('https://phila.example/shared-cv#token=def')).toBeInTheDocument();
});
