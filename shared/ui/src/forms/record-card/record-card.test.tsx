import { required, text, yesNo } from '@phila/contract/fields';
import { record, singlePaths, singleRecordCalls, toBody, toForm } from '@phila/contract/records';
import { CallError, store } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { lookupAnswers, saved, specimen } from '../../testing/specimen.ts';
import { RecordCard } from './record-card.tsx';

// Loads the dialog once, so that no test waits for it.
beforeAll(() => import('../edit-dialog/index.ts'));

const { read, update } = singleRecordCalls(specimen);

const show = (...answers: Answer[]) =>
  renderWithPlatform(<RecordCard type={specimen} failure="Something went wrong" />, {
    answers: [...lookupAnswers, ...answers],
  });
const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const person = () => userEvent.setup({ pointerEventsCheck: 0, delay: null });
const edit = () => screen.findByRole('button', { name: 'Edit' });

describe('RecordCard', () => {
  it('shows the record in words, under its headings', async () => {
    const { container } = show(answer(read, saved));
    expect(await screen.findByText('Thandi')).toBeInTheDocument();
    await waitFor(() => expect(valueOf('Title')).toBe('Ms'));
    expect(valueOf('Province')).toBe('Free State');
    expect(valueOf('Licence code')).toBe('Light vehicle');
    expect(valueOf('Languages')).toBe('isiZulu, Sesotho');
    expect(valueOf('Employed')).toBe('No');
    expect(valueOf('Start date')).toBe('05 Mar 2024');
    expect(valueOf('Salary')?.replaceAll('\u00a0', ' ')).toBe('R 12 345.50');
    expect(valueOf('Home address: city')).toBe('Bloemfontein');
    expect(screen.getByRole('heading', { level: 2, name: 'Who you are' })).toBeInTheDocument();
    expect(await findings(container)).toEqual([]);
  });

  it('edits one row as one row, and keeps the others', async () => {
    let row = saved;
    show(
      answer(read, () => row),
      answer(update, () => (row = { ...saved, firstName: 'Nomsa' })),
    );
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Change first name' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit first name' });
    const field = within(dialog).getByLabelText('First name');
    expect(within(dialog).getAllByRole('textbox')).toEqual([field]);
    expect(within(dialog).queryByRole('combobox')).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'Nomsa');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const whole = toBody(specimen, toForm(specimen, saved), saved.version);
    expect(fake.sent(update)[0]?.body).toEqual({ ...whole, firstName: 'Nomsa' });
    expect(await screen.findByText('Nomsa')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change first name' })).toHaveFocus());
    // All of them are edited as before.
    await user.click(await edit());
    expect(within(await screen.findByRole('dialog')).getAllByRole('textbox').length).toBeGreaterThan(3);
  });

  it('edits what stands under one heading by itself, and keeps the others', async () => {
    let row = saved;
    show(
      answer(read, () => row),
      answer(update, () => (row = { ...saved, firstName: 'Nomsa' })),
    );
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Edit who you are' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit who you are' });
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(1);
    expect(within(dialog).getByLabelText(/^Title/)).toBeInTheDocument();
    expect(within(dialog).queryByLabelText('Company name')).not.toBeInTheDocument();
    const field = within(dialog).getByLabelText('First name');
    await user.clear(field);
    await user.type(field, 'Nomsa');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const whole = toBody(specimen, toForm(specimen, saved), saved.version);
    expect(fake.sent(update)[0]?.body).toEqual({ ...whole, firstName: 'Nomsa' });
  });

  it('edits an address as one row', async () => {
    show(answer(read, saved));
    await person().click(await screen.findByRole('button', { name: 'Change home address: city' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit home address' });
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(2);
  });

  it('edits a record whole where another row of it is refused', async () => {
    show(answer(read, { ...saved, firstName: '' }));
    await edit();
    expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  });

  it('names and hides fields as the record says, and tells what is not given', async () => {
    show(answer(read, { ...saved, employed: true, ended: null, titleID: null, languages: [] }));
    await screen.findByText('Thandi');
    expect(valueOf('Company name')).toBe('Bridge');
    expect(screen.queryByText('End date')).not.toBeInTheDocument();
    expect(valueOf('Title')).toBe('Not given');
    expect(valueOf('Languages')).toBe('Not given');
  });

  const blank = { ...saved, employed: null, employer: '', titleID: null, province: null, code: null };
  const blankToo = { languages: [], started: null, ended: null, salary: null, about: '' };
  const nearlyBlank = { ...blank, ...blankToo, address: { street: '', city: '' } };

  it('with few values shows them and names the rest, with one button for the whole form', async () => {
    const { container } = show(answer(read, nearlyBlank));
    const user = person();
    const add = await screen.findByRole('button', { name: 'Add the rest' });
    expect(valueOf('First name')).toBe('Thandi');
    expect(screen.getAllByRole('term')).toHaveLength(1);
    expect(screen.queryByText(/Not given/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'So far',
      'Still to add',
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Who you areTitle',
      'Your workEmployed, project name, start date, end date',
      'Province, licence code, languages, salary, about, home address',
    ]);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(await findings(container)).toEqual([]);
    await user.click(add);
    expect(await screen.findByRole('dialog', { name: 'Edit Specimen Details' })).toBeInTheDocument();
  });

  it('names in one line what a part with little in it lacks', async () => {
    show(answer(read, { ...saved, employed: null, employer: '', started: null, ended: null }));
    await screen.findByText('Thandi');
    expect(screen.getByText('Not given: employed, project name, start date, end date')).toBeInTheDocument();
    expect(screen.queryByText('Project name', { selector: 'dt' })).not.toBeInTheDocument();
    expect(valueOf('Province')).toBe('Free State');
  });

  it('calls a missing field what reads well in a list, and leaves a name as it is written', async () => {
    const sheet = record({
      title: 'Sheet',
      paths: singlePaths('/Sheets/mine', '/Sheets/mine', '/Sheets/mine'),
      fields: {
        town: text('Town'),
        linkedIn: text('LinkedIn'),
        disabled: yesNo('Disabled', undefined, { noun: 'disability' }),
      },
    });
    const row = { town: 'Durban', linkedIn: null, disabled: null, version: 1 };
    renderWithPlatform(<RecordCard type={sheet} />, {
      answers: [answer(singleRecordCalls(sheet).read, row)],
    });
    expect(await screen.findByText('Not given: LinkedIn, disability')).toBeInTheDocument();
    await person().click(await edit());
    expect(await screen.findByLabelText('Disabled')).toBeInTheDocument();
  });

  it('is one to add where a row holds nothing', async () => {
    show(answer(read, { ...nearlyBlank, firstName: '' }));
    expect(await screen.findByRole('button', { name: 'Add your specimen details' })).toBeInTheDocument();
  });

  it.each([
    [null, 'Add your specimen details'],
    [saved, 'Edit'],
  ])('has one main button', async (row, name) => {
    show(answer(read, row));
    expect(await screen.findByRole('button', { name })).toHaveAttribute('data-type', 'primary');
    const others = screen.queryAllByRole('button', { name: /^(Change|Edit .)/ });
    expect(screen.getAllByRole('button')).toHaveLength(1 + others.length);
    expect(store.getState().actions.page).toEqual([]);
  });

  it('says what a record is called where its title does not read in a sentence', async () => {
    const called = { ...specimen, one: 'your specimen sheet' };
    renderWithPlatform(<RecordCard type={called} />, { answers: [...lookupAnswers, answer(read, null)] });
    expect(await screen.findByRole('button', { name: 'Add your specimen sheet' })).toBeInTheDocument();
    expect(screen.getByText('You have not added your specimen sheet yet')).toBeInTheDocument();
  });

  it('saves for the first time by the call for that, where the record has one, and by the other one later', async () => {
    const will = record({
      title: 'Note',
      paths: singlePaths('/Notes/mine', '/Notes/mine', '/Notes/new', { identified: true }),
      fields: { words: text('Words', required('Please write something')) },
    });
    const note = singleRecordCalls(will);
    const kept = (words: string, version: number) => ({ id: 'n1', words, version });
    let now: ReturnType<typeof kept> | null = null;
    const saving = ({ body }: { body: { words: string } }) =>
      (now = kept(body.words, (now?.version ?? 0) + 1));
    renderWithPlatform(<RecordCard type={will} />, {
      answers: [answer(note.read, () => now), answer(note.create, saving), answer(note.update, saving)],
    });
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Add your note details' }));
    await user.type(await screen.findByLabelText('Words'), 'Buy milk');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await edit());
    await user.type(await screen.findByLabelText('Words'), ' and bread');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(fake.sent(note.update)).toHaveLength(1));
    expect(fake.sent(note.create)).toEqual([expect.objectContaining({ body: { words: 'Buy milk' } })]);
    expect(fake.sent(note.update)[0]?.body).toEqual({ words: 'Buy milk and bread', version: 1 });
  });

  it('invites to add a record that was never saved, and has the focus on Edit after that', async () => {
    const { container } = show(
      answer(read, null),
      answer(update, () => {
        fake.answer(answer(read, saved));
        return saved;
      }),
    );
    const user = person();
    const add = await screen.findByRole('button', { name: 'Add your specimen details' });
    expect(await findings(container)).toEqual([]);
    await user.click(add);
    expect(await screen.findByRole('dialog', { name: 'Add Specimen Details' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('First name'), 'Thandi');
    await user.type(await screen.findByLabelText('Start date'), '05 Mar 2024');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await edit()).toHaveFocus();
    expect(fake.sent(update)[0]?.body).not.toHaveProperty('version');
  });

  it('says why it cannot be shown, and asks again when told to', async () => {
    const { container } = show(
      answer(read, () => {
        throw new CallError(500, 'an error occurred');
      }),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Specimen details can’t be shown right now');
    expect(alert).toHaveTextContent('Something went wrong');
    expect(await findings(container)).toEqual([]);
    fake.answer(answer(read, saved));
    await person().click(screen.getByRole('button', { name: /Retry/ }));
    expect(await screen.findByText('Thandi')).toBeInTheDocument();
  });

  it('shows what was saved at once, and fetches it again', async () => {
    let reads = 0;
    show(
      answer(read, () => {
        reads += 1;
        return reads === 1 ? saved : { ...saved, firstName: 'Tee', version: 4 };
      }),
      answer(update, { ...saved, firstName: 'Tee', version: 4 }),
    );
    const user = person();
    await user.click(await edit());
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Specimen Details' }));
    await user.clear(dialog.getByLabelText('First name'));
    await user.type(dialog.getByLabelText('First name'), 'Tee');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(valueOf('First name')).toBe('Tee');
    await waitFor(() => expect(reads).toBe(2));
    expect(await edit()).toHaveFocus();
  });
});

describe('the skeleton', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('stays for 400 ms, in the shape of the record', async () => {
    show(answer(read, saved));
    await wait(399);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your specimen details');
    expect(screen.getByText('First name', { selector: 'dt' })).toBeInTheDocument();
    expect(screen.queryByText('Thandi')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await wait(2);
    expect(screen.getByText('Thandi')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stays for as long as it takes', async () => {
    show(answer(read, () => new Promise((resolve) => setTimeout(() => resolve(saved), 900))));
    await wait(899);
    expect(screen.queryByText('Thandi')).not.toBeInTheDocument();
    await wait(2);
    expect(screen.getByText('Thandi')).toBeInTheDocument();
  });
});
