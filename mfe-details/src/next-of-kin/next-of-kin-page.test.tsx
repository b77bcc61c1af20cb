import { calls } from '@phila/contract/calls';
import { nextOfKin as record } from '@phila/contract/records';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordScreen } from '@phila/ui';

const { nextOfKin } = calls.details;

jest.setTimeout(60_000);

it('adds the first next of kin, and the overview counts anew', async () => {
  renderWithPlatform(<RecordScreen type={record} />, {
    answers: [
      answer(calls.lookup.titles, [{ titleTypeNo: 1, titleType: 'Mr' }]),
      answer(calls.lookup.relations, [{ id: 1, name: 'Brother' }]),
      answer(nextOfKin.list, []),
      answer(nextOfKin.create, ({ body }) => ({
        titleID: null,
        relationshipID: null,
        firstName: body.firstName,
        lastName: body.lastName,
        contactDetails: body.contactDetails,
        id: '01910000-0000-7000-8000-000000000001',
        version: 1,
      })),
    ],
  });
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  expect(await screen.findByText('No Next of Kin Available')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add your next of kin details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Next of Kin Details' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('Required')).toHaveLength(2);
  expect(dialog.getByText('Invalid South African mobile number')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('First name'), 'Bongani');
  await user.type(dialog.getByLabelText('Last name'), 'Mokoena');
  await user.type(dialog.getByLabelText('Contact details'), '0711234567');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.sent(nextOfKin.create)).toHaveLength(1));
  expect(fake.notices()).toMatchObject([{ severity: 'success', text: 'Details updated successfully!' }]);
});
