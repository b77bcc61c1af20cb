import { calls } from '@phila/contract/calls';
import { check, toBody, toForm } from '@phila/contract/records';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton } from '../form/index.ts';
import { findings } from '../../testing/findings.ts';
import { lookupAnswers, saved, specimen } from '../../testing/specimen.ts';
import { FormFields } from './index.ts';

const sent = jest.fn();
const show = async (row: object | null = saved, answers = lookupAnswers) => {
  sent.mockReset();
  const { container } = renderWithPlatform(
    <Form
      label="Specimen"
      initialValues={toForm(specimen, row)}
      check={(values) => check(specimen, values)}
      send={async (values) => sent(toBody(specimen, values))}
    >
      <FormFields type={specimen} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
    { answers },
  );
  return { container, person: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
};
const save = () => screen.getByRole('button', { name: 'Save' });
const shownIn = (label: string) =>
  (screen.getByLabelText(label) as HTMLSelectElement).selectedOptions[0]?.text;
const choose = (person: ReturnType<typeof userEvent.setup>, label: string, choice: string) =>
  person.selectOptions(screen.getByLabelText(label), choice);

describe('FormFields', () => {
  it('fills each kind of control from a saved row', async () => {
    await show();
    expect(screen.getByLabelText('First name')).toHaveValue('Thandi');
    await waitFor(() => expect(shownIn('Title')).toBe('Ms'));
    expect(shownIn('Province')).toBe('Free State');
    expect(shownIn('Licence code')).toBe('Light vehicle');
    const languages = within(screen.getByRole('group', { name: 'Languages' }));
    expect(languages.getByRole('checkbox', { name: 'isiZulu' })).toBeChecked();
    expect(languages.getByRole('checkbox', { name: 'English' })).not.toBeChecked();
    expect(languages.getByRole('checkbox', { name: 'Sesotho' })).toBeChecked();
    expect(shownIn('Employed')).toBe('No');
    expect(screen.getByLabelText('Start date')).toHaveValue('05 Mar 2024');
    expect(screen.getByLabelText('Salary')).toHaveValue('12 345.50');
    expect(screen.getByLabelText('About')).toHaveValue('Two\nlines');
    expect(within(screen.getByRole('group', { name: 'Home address' })).getByLabelText('City')).toHaveValue(
      'Bloemfontein',
    );
  });

  it('sends back what it was filled with', async () => {
    const { person } = await show();
    await person.click(save());
    const { version: _, ...fields } = saved;
    expect(sent).toHaveBeenCalledWith({ ...fields, province: { id: 2 } });
  });

  it('sends blanks as null, and none of several as an empty list', async () => {
    const { person } = await show({ firstName: 'Thandi', started: '2024-03-05' });
    await person.click(save());
    expect(sent).toHaveBeenCalledWith({
      employed: null,
      firstName: 'Thandi',
      employer: null,
      titleID: null,
      province: null,
      code: null,
      languages: [],
      started: '2024-03-05',
      ended: null,
      salary: null,
      about: null,
      address: { street: null, city: null },
    });
  });

  it('takes a choice, and takes it back', async () => {
    const { person } = await show();
    await waitFor(() => expect(shownIn('Province')).toBe('Free State'));
    await choose(person, 'Title', 'Mr');
    await choose(person, 'Province', 'Eastern Cape');
    await choose(person, 'Licence code', 'Select');
    await person.click(screen.getByRole('checkbox', { name: 'English' }));
    await person.click(screen.getByRole('checkbox', { name: 'Sesotho' }));
    await person.click(save());
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ titleID: 1, province: { id: 1 }, code: null, languages: [1, 2] }),
    );
  });

  it('knows Yes, No and not answered', async () => {
    const { person } = await show();
    await choose(person, 'Employed', 'Yes');
    await person.click(save());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ employed: true }));
  });

  it('takes a day as people type it; Enter takes the day and does not send', async () => {
    const { person } = await show();
    const start = screen.getByLabelText('Start date');
    await person.clear(start);
    await person.type(start, '07/08/2023{Enter}');
    expect(start).toHaveValue('07 Aug 2023');
    expect(sent).not.toHaveBeenCalled();
    await person.click(save());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ started: '2023-08-07' }));
  });

  it('sends a typed day also when Save is pressed right after it', async () => {
    const { person } = await show();
    await person.clear(screen.getByLabelText('Start date'));
    await person.type(screen.getByLabelText('Start date'), '07 Aug 2023');
    await person.click(save());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ started: '2023-08-07' }));
  });

  it('never drops a day that it does not understand: an error at the field, and nothing is sent', async () => {
    const { person } = await show();
    const end = screen.getByLabelText('End date');
    await person.clear(end);
    await person.type(end, 'next Friday');
    await person.click(save());
    await waitFor(() => expect(end).toBeInvalid());
    expect(end).toHaveAccessibleDescription(expect.stringContaining('Please select a valid date'));
    expect(end).toHaveValue('next Friday');
    expect(sent).not.toHaveBeenCalled();
    await person.clear(end);
    await person.type(end, '22/11/2026');
    await person.click(save());
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ ended: '2026-11-22' })));
  });

  it('takes an amount as people write it', async () => {
    const { person } = await show();
    const salary = screen.getByLabelText('Salary');
    await person.clear(salary);
    await person.type(salary, '1 234,50');
    expect(salary).toHaveValue('1 234,50');
    await person.click(save());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ salary: 1234.5 }));
  });

  it('hides and renames as the record says, and saves what is hidden as blank', async () => {
    const { person } = await show();
    expect(screen.getByLabelText('End date')).toBeInTheDocument();
    expect(screen.getByLabelText('Project name')).toBeInTheDocument();
    await choose(person, 'Employed', 'Yes');
    expect(screen.queryByLabelText('End date')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Company name')).toHaveValue('Bridge');
    await person.click(save());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ employed: true, ended: null }));
  });

  it('has what was typed in a field that was hidden, when it is shown again', async () => {
    const { person } = await show();
    await person.clear(screen.getByLabelText('End date'));
    await person.type(screen.getByLabelText('End date'), '07 Aug 2025');
    await choose(person, 'Employed', 'Yes');
    await choose(person, 'Employed', 'No');
    expect(screen.getByLabelText('End date')).toHaveValue('07 Aug 2025');
    await person.click(save());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ ended: '2025-08-07' }));
  });

  it('says the rule at the control of each kind', async () => {
    const { person } = await show(null);
    await person.click(save());
    expect(await screen.findByText('Name is too short')).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(
      'Name is too short As in your ID.',
    );
    expect(screen.getByLabelText('Start date')).toHaveAccessibleDescription('Start date required');
    expect(screen.getByLabelText('Start date')).toBeInvalid();
  });

  it('puts fields under their headings, those of no section last', async () => {
    await show();
    const who = screen.getByRole('group', { name: 'Who you are' });
    expect(within(who).getByLabelText('First name')).toBeInTheDocument();
    expect(within(who).queryByLabelText('Salary')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Salary')).toBeInTheDocument();
  });

  it('asks again for a list that did not come', async () => {
    const { person } = await show(saved, [
      ...lookupAnswers,
      answer(calls.lookup.titles, () => {
        throw new CallError(503, 'Later');
      }),
    ]);
    expect(await screen.findByText(/This list could not be loaded/)).toBeInTheDocument();
    fake.answer(...lookupAnswers);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(shownIn('Title')).toBe('Ms'));
  });

  it('has no findings', async () => {
    const { container } = await show();
    await waitFor(() => expect(shownIn('Title')).toBe('Ms'));
    expect(await findings(container)).toEqual([]);
  });
});
