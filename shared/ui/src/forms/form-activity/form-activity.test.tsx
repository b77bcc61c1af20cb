import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, FormField, SubmitButton } from '../form/index.ts';
import { Input } from '../../controls/input/index.ts';
import { FormActivity, type Activity } from './index.ts';

it('tells that something was changed and that it is being sent, and is there from the beginning', async () => {
  const told: Activity[] = [];
  let answer: () => void = () => undefined;
  render(
    <Form
      initialValues={{ name: '' }}
      send={async (values, form) => {
        await new Promise<void>((resolve) => (answer = resolve));
        form.initialize(values);
      }}
    >
      <FormActivity onChange={(activity) => told.push(activity)} />
      <FormField name="name" label="Name">
        {(control) => <Input {...control} />}
      </FormField>
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const idle = { dirty: false, sending: false, busy: false };
  expect(told).toEqual([idle]);
  await userEvent.type(screen.getByLabelText('Name'), 'Th');
  // A second letter changes nothing in the state.
  expect(told).toEqual([idle, { ...idle, dirty: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(told.at(-1)).toEqual({ ...idle, dirty: true, sending: true });
  await act(async () => answer());
  expect(told.at(-1)).toEqual(idle);
});
