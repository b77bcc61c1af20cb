import { required, text, yesNo } from '@phila/contract/fields';
import { form, type SentOf } from '@phila/contract/records';
import { CallError } from '@phila/platform';
import { renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { StepsForm } from './index.ts';

const profile = form({
  fields: {
    name: text('Name', required('Who?')),
    studied: yesNo('I studied'),
    school: text('School'),
    motto: text('Motto', required('Say something')),
  },
  sections: { You: ['name', 'studied'], Studies: ['school'], Words: ['motto'] },
  hide: { school: ({ studied }) => studied !== true },
  check: { school: ({ studied, school }) => studied === true && school === null && 'Where?' },
});

const show = (send = jest.fn<Promise<unknown>, [SentOf<typeof profile>]>(async () => undefined)) => {
  const { container } = renderWithPlatform(
    <StepsForm
      type={profile}
      label="Profile"
      send={send}
      submit={{ label: 'Save profile', sending: 'Saving' }}
    />,
  );
  return { send, container, person: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
};
const press = (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('checks the fields of a step before the next, and no others', async () => {
  const { container, person } = show();
  expect(await heading('You')).toBeInTheDocument();
  expect(screen.getByLabelText('Motto')).not.toBeVisible();
  await press(person, 'Next step');
  expect(await screen.findByText('Who?')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(screen.queryByText('Say something')).not.toBeInTheDocument();
  await person.type(screen.getByLabelText('Name'), 'Thandi{Enter}');
  expect(await heading('Words')).toHaveFocus();
  expect(screen.getByLabelText('Motto')).toBeVisible();
  expect(screen.getByLabelText('Name')).not.toBeVisible();
  expect(await findings(container)).toEqual([]);
});

it('passes over a step that asks for nothing, and comes to it when it does', async () => {
  const { person } = show();
  expect(steps()).toHaveLength(2);
  await person.selectOptions(screen.getByLabelText('I studied'), 'Yes');
  expect(steps()).toHaveLength(3);
  await person.type(screen.getByLabelText('Name'), 'Thandi');
  await press(person, 'Next step');
  expect(await heading('Studies')).toHaveFocus();
  await press(person, 'Next step');
  expect(await screen.findByText('Where?')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('School')).toHaveFocus());
  await press(person, 'Previous step');
  expect(await heading('You')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Thandi');
});

it('sends everything at the last step', async () => {
  const { send, person } = show();
  await person.type(screen.getByLabelText('Name'), 'Thandi');
  await press(person, 'Next step');
  await person.type(await screen.findByLabelText('Motto'), 'Phila{Enter}');
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ name: 'Thandi', studied: null, school: null, motto: 'Phila' }),
  );
  expect(send).toHaveBeenCalledTimes(1);
});

it('goes back to the step of what the service refused', async () => {
  const refuse = jest.fn<Promise<unknown>, [SentOf<typeof profile>]>(() =>
    Promise.reject(new CallError(422, 'No', [{ path: 'name', message: 'That name is taken' }])),
  );
  const { person } = show(refuse);
  await person.type(screen.getByLabelText('Name'), 'Thandi');
  await press(person, 'Next step');
  await person.type(await screen.findByLabelText('Motto'), 'Phila');
  await press(person, 'Save profile');
  expect(await screen.findByText('That name is taken')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await press(person, 'Next step');
  expect(screen.getByLabelText('Motto')).toHaveValue('Phila');
});

it('is no form where a field is in no step', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    renderWithPlatform(
      <StepsForm
        type={profile}
        label="Profile"
        steps={[{ title: 'You', fields: ['name', 'studied', 'school'] }]}
        send={() => Promise.resolve()}
        submit={{ label: 'Save', sending: 'Saving' }}
      />,
    ),
  ).toThrow('motto is in no step');
});
