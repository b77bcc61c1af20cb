import { calls, type ValueOf } from '@phila/contract/calls';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import ContactPage from './contact-page.tsx';

const { contactDetails: read, updateContactDetails: update } = calls.details;
type Contact = NonNullable<ValueOf<typeof read>>;

const home = {
  complexNameAndNumber: null,
  streetAndNumber: '4 Marula',
  area: 'Brandwag',
  city: 'Bloemfontein',
};
const saved: Contact = {
  mobileNo: { typeId: 1, type: 'personal', value: '0711234567' },
  homeTel: { typeId: 3, type: 'personal', value: null },
  workTel: { typeId: 2, type: 'work', value: null },
  personalEmail: { typeId: 1, type: 'personal', value: null },
  workEmail: { typeId: 2, type: 'work', value: null },
  workAddress: {
    complexNameAndNumber: null,
    streetAndNumber: null,
    area: null,
    city: null,
    postalCode: null,
    type: 'Work',
    typeId: 3,
  },
  residentialAddress: { ...home, postalCode: '9301', type: 'Home', typeId: 1 },
  postalAddress: { ...home, postalCode: '9300', type: 'Postal', typeId: 2 },
  version: 2,
};

const opened = async (row: Contact) => {
  const { container } = renderWithPlatform(<ContactPage />, {
    answers: [answer(read, row), answer(update, row)],
  });
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Contact Details' }));
  const section = (name: string) => within(dialog.getByRole('group', { name }));
  return { container, user, dialog, section };
};
const box = { name: 'Postal same as Residential' };

it('copies the residential address into the postal one, and follows it while ticked', async () => {
  const { user, dialog, section } = await opened(saved);
  const same = dialog.getByRole('checkbox', box);
  const code = (address: string) => section(address).getByLabelText('Postal code');
  expect(same).not.toBeChecked();
  await user.click(same);
  expect(code('Postal Address')).toHaveValue('9301');
  fireEvent.change(code('Residential Address'), { target: { value: '9302' } });
  await waitFor(() => expect(code('Postal Address')).toHaveValue('9302'));
  expect(same).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.sent(update)).toHaveLength(1));
  expect(fake.sent(update)[0]?.body).toMatchObject({
    residentialAddress: { postalCode: '9302', typeId: 1 },
    postalAddress: { postalCode: '9302', typeId: 2 },
  });
});

it('tells the browser’s address book which line of which address each field is', async () => {
  const { dialog, section } = await opened(saved);
  const lines = {
    'Street and number': 'address-line1',
    City: 'address-level2',
    'Postal code': 'postal-code',
  };
  for (const [address, name] of [
    ['Residential Address', 'section-home'],
    ['Postal Address', 'section-postal'],
  ] as const)
    for (const [label, line] of Object.entries(lines))
      expect(section(address).getByLabelText(label)).toHaveAttribute('autocomplete', `${name} ${line}`);
  expect(dialog.getByLabelText('Mobile number')).toHaveAttribute('autocomplete', 'tel');
});

it('is ticked where the two already match, and another postal address unticks it', async () => {
  const { dialog, section } = await opened({
    ...saved,
    postalAddress: { ...saved.postalAddress, postalCode: '9301' },
  });
  expect(dialog.getByRole('checkbox', box)).toBeChecked();
  fireEvent.change(section('Postal Address').getByLabelText('City'), { target: { value: 'Durban' } });
  await waitFor(() => expect(dialog.getByRole('checkbox', box)).not.toBeChecked());
  expect(section('Residential Address').getByLabelText('City')).toHaveValue('Bloemfontein');
});

it('asks for a personal e-mail or a mobile number, and says at each field what is wrong', async () => {
  const { container, user, dialog, section } = await opened(saved);
  fireEvent.change(dialog.getByLabelText('Mobile number'), { target: { value: '' } });
  fireEvent.change(section('Work Address').getByLabelText('City'), { target: { value: 'P3' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please add at least Personal Email or Mobile Number')).toBeInTheDocument();
  expect(section('Work Address').getByLabelText('City')).toHaveAccessibleDescription(
    'Please enter a valid City “3” cannot stand in that place of the name of a place.',
  );
  expect(fake.sent(update)).toEqual([]);
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});
