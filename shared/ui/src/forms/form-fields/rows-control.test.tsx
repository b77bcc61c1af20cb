import { amount, date, lookup, required, rows, text, yesNo } from '@phila/contract/fields';
import { lookups } from '@phila/contract/lookups';
import { checkForm, form, sentBy, toForm } from '@phila/contract/records';
import { CallError } from '@phila/platform';
import { renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, FormLine, SubmitButton } from '../form/index.ts';
import { FormActivity } from '../form-activity/index.ts';
import { findings } from '../../testing/findings.ts';
import { lookupAnswers } from '../../testing/specimen.ts';
import { EntryForm, FormFields } from './index.ts';

const household = form({
  fields: {
    alone: yesNo('I live alone'),
    people: rows(
      'People',
      {
        one: 'person',
        many: 'people',
        min: 0,
        max: 3,
        isOrdered: true,
        fields: {
          name: text('Name', required('Who?')),
          titleID: lookup('Title', lookups.titles),
          born: date('Date of birth'),
          income: amount('Income'),
        },
      },
      { hint: 'The people who live with you.' },
    ),
  },
  hide: { people: ({ alone }) => alone === true },
  check: {
    people: ({ people }) =>
      people.reduce((sum, { income }) => sum + (income ?? 0), 0) > 100 && 'Together it is at most R 100',
  },
});
const ann = { name: 'Ann', titleID: 3, born: '1990-01-02', income: 10 };
const ben = { name: 'Ben', titleID: null, born: null, income: null };

const sent = jest.fn();
const activity = jest.fn();
const show = (people: object[], send: () => Promise<void> = () => Promise.resolve()) => {
  sent.mockReset();
  activity.mockReset();
  const { container } = renderWithPlatform(
    <Form
      label="Household"
      initialValues={toForm(household, { people })}
      check={(values) => checkForm(household, values)}
      send={async (values) => {
        sent(sentBy(household, values).people);
        await send();
      }}
    >
      <FormActivity onChange={activity} />
      <FormLine />
      <FormFields type={household} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
    { answers: lookupAnswers },
  );
  return { container, person: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
};
const row = (at: number) => within(screen.getByRole('group', { name: `Person ${at}` }));
const button = (name: string) => screen.getByRole('button', { name });
const save = () => button('Save');

it('adds a row and has the focus in its first control, and sends what was typed', async () => {
  const { container, person } = show([]);
  expect(screen.getByText('No people yet.')).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
  await person.click(button('Add a person'));
  expect(row(1).getByLabelText('Name')).toHaveFocus();
  await person.keyboard('Ann');
  await person.click(button('Add another person'));
  expect(row(2).getByLabelText('Name')).toHaveFocus();
  await person.keyboard('Ben');
  expect(await findings(container)).toEqual([]);
  await person.click(save());
  expect(sent).toHaveBeenCalledWith([{ name: 'Ann', titleID: null, born: null, income: null }, ben]);
});

it('can be filled in by the keyboard alone', async () => {
  const { person } = show([ann]);
  button('Add another person').focus();
  await person.keyboard('{Enter}Ben');
  button('Remove person 1').focus();
  await person.keyboard('{Enter}');
  expect(button('Undo')).toHaveFocus();
  await person.click(save());
  expect(sent).toHaveBeenCalledWith([ben]);
});

it('moves rows, and keeps the focus on the button that moves it further', async () => {
  const { person } = show([ann, ben]);
  expect(button('Move person 1 up')).toBeDisabled();
  await person.click(button('Move person 1 down'));
  expect(row(2).getByLabelText('Name')).toHaveValue('Ann');
  // The end of the way: only the other direction is left.
  expect(button('Move person 2 up')).toHaveFocus();
  await person.click(save());
  expect(sent).toHaveBeenCalledWith([ben, ann]);
});

it('brings a removed row back to its place, with the focus in it', async () => {
  const { person } = show([ann, ben]);
  await person.click(button('Remove person 1'));
  expect(screen.queryByDisplayValue('Ann')).not.toBeInTheDocument();
  expect(row(1).getByLabelText('Name')).toHaveValue('Ben');
  expect(screen.getByRole('status')).toHaveTextContent('Person 1 was removed');
  expect(button('Undo')).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(row(1).getByLabelText('Name')).toHaveValue('Ann');
  expect(row(1).getByLabelText('Name')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await person.click(save());
  expect(sent).toHaveBeenCalledWith([ann, ben]);
});

it('keeps what is typed in a row as another one before it goes', async () => {
  const { person } = show([ann, ben]);
  await person.type(row(2).getByLabelText('Date of birth'), '31 Feb');
  await person.click(button('Remove person 1'));
  expect(row(1).getByLabelText('Date of birth')).toHaveValue('31 Feb');
});

it('is changed by a row more, and unchanged again without it', async () => {
  const { person } = show([ann]);
  expect(activity).toHaveBeenLastCalledWith({ dirty: false, sending: false, busy: false });
  await person.click(button('Remove person 1'));
  expect(activity).toHaveBeenLastCalledWith({ dirty: true, sending: false, busy: false });
  await person.click(button('Undo'));
  expect(activity).toHaveBeenLastCalledWith({ dirty: false, sending: false, busy: false });
});

it('says what is wrong at the control in its row, and at the list what concerns all of them', async () => {
  const { container, person } = show([ann, { ...ben, name: '', income: 95 }]);
  await person.click(save());
  expect(await row(2).findByText('Who?')).toBeInTheDocument();
  expect(row(2).getByLabelText('Name')).toHaveAccessibleDescription('Who?');
  await waitFor(() => expect(row(2).getByLabelText('Name')).toHaveFocus());
  expect(button('Add another person')).toHaveAccessibleDescription(
    'Together it is at most R 100 The people who live with you.',
  );
  expect(await findings(container)).toEqual([]);
  await person.type(row(2).getByLabelText('Name'), 'Ben');
  expect(screen.queryByText('Who?')).not.toBeInTheDocument();
  expect(screen.queryByText('Together it is at most R 100')).not.toBeInTheDocument();
  await person.click(save());
  expect(await screen.findByText('Together it is at most R 100')).toBeInTheDocument();
  // Focuses the button that adds a row: only the list itself is wrong.
  await waitFor(() => expect(button('Add another person')).toHaveFocus());
  expect(sent).not.toHaveBeenCalled();
});

it('says what the service refused at its row', async () => {
  const refused = () =>
    Promise.reject(
      new CallError(422, 'No', [{ path: 'people.0.titleID', message: 'Please choose from the list' }]),
    );
  const { person } = show([ann], refused);
  await person.click(save());
  expect(await row(1).findByText('Please choose from the list')).toBeInTheDocument();
  expect(row(1).getByLabelText('Title')).toBeInvalid();
});

it('takes no more rows than there may be', async () => {
  const { person } = show([ann, ben]);
  await person.click(button('Add another person'));
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  expect(screen.getByText('That is the most: 3 people.')).toBeInTheDocument();
});

it('is hidden by the other fields, and then sent as none', async () => {
  const { person } = show([ann]);
  await person.selectOptions(screen.getByLabelText('I live alone'), 'Yes');
  expect(screen.queryByRole('group', { name: 'People' })).not.toBeInTheDocument();
  await person.click(save());
  expect(sent).toHaveBeenCalledWith([]);
});

it('is checked while it is filled in, in a form that is', async () => {
  const onEntry = jest.fn();
  renderWithPlatform(<EntryForm type={household} label="Household" onEntry={onEntry} />, {
    answers: lookupAnswers,
  });
  const person = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  await person.click(button('Add a person'));
  await person.type(row(1).getByLabelText('Name'), 'Ann');
  await person.type(row(1).getByLabelText('Income'), '101');
  expect(screen.getByText('Together it is at most R 100')).toBeInTheDocument();
  expect(onEntry.mock.lastCall).toMatchObject([{ entry: null, errors: [{ path: 'people' }] }]);
  await person.type(row(1).getByLabelText('Income'), '{Backspace}');
  expect(screen.queryByText('Together it is at most R 100')).not.toBeInTheDocument();
  expect(onEntry.mock.lastCall).toMatchObject([
    { entry: { people: [{ name: 'Ann', titleID: null, born: null, income: 10 }] }, errors: [] },
  ]);
});
