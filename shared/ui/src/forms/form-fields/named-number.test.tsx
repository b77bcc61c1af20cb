import { calls } from '@phila/contract/calls';
import { whole } from '@phila/contract/fields';
import { checkForm, form, sentBy, toForm } from '@phila/contract/records';
import { banner } from '@phila/contract/resources/banner';
import { voucherBundle } from '@phila/contract/resources/voucher-bundle';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton } from '../form/index.ts';
import { FormFields } from './index.ts';

const { structures } = calls.organisation;
const named = banner.fields.osNo.named;
const type = form({
  fields: { osNo: whole('Organisation', { unit: 'number', min: 1 }, undefined, { ...(named && { named }) }) },
});
const umoya = {
  osNo: 7,
  guid: '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10',
  osName: 'Umoya Energy',
  typeId: null,
  typeName: null,
  parentOsNo: null,
};

const sent = jest.fn();
const show = (may: readonly 'organisation.structures.read'[]) =>
  renderWithPlatform(
    <Form
      label="Banner"
      initialValues={toForm(type, null)}
      check={(values) => checkForm(type, values)}
      send={async (values) => sent(sentBy(type, values))}
    >
      <FormFields type={type} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
    { may, answers: [answer(structures, [umoya])] },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => sent.mockReset());

it('an organisation is chosen by its name from a list, and its number is sent', async () => {
  show(['organisation.structures.read']);
  const list = await screen.findByRole('combobox', { name: 'Organisation' });
  await screen.findByRole('option', { name: 'Umoya Energy' });
  await userEvent.selectOptions(list, 'Umoya Energy');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ osNo: 7 }));
});

it('who may not read the list enters the number, and no call is refused', async () => {
  show([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Organisation' }), '7');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ osNo: 7 }));
  expect(fake.sent(structures)).toEqual([]);
});

it.each([banner, voucherBundle])('$plural name their organisation by that list', ({ fields, relabel }) => {
  expect(fields.osNo.named).toBe(named);
  expect(relabel['osNo']?.({} as never)).toBe('Organisation');
});
