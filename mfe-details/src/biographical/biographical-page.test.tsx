import { calls } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform, type Answer } from '@phila/platform/fake';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import BiographicalPage from './biographical-page.tsx';
import { lists, saved } from './saved.ts';

const { biographicalDetails: read, updateBiographicalDetails: update } = calls.details;

const name = answer(calls.account.profileName, {
  firstName: 'Zanele',
  lastName: "O'Brien",
  osNo: null,
  orgIdGuid: null,
});
const show = (...answers: Answer[]) =>
  renderWithPlatform(<BiographicalPage />, { answers: [...lists, name, ...answers] });
const person = () => userEvent.setup({ pointerEventsCheck: 0, delay: null });
const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const edit = () => screen.findByRole('button', { name: 'Edit' });
const dialog = () => screen.getByRole('dialog', { name: 'Edit Biographical Details' });
const field = (label: string) => within(dialog()).getByLabelText(label);
const save = () => within(dialog()).getByRole('button', { name: /Sav/ });

/** Opens the page's dialog; `outcome` answers the save. */
const opened = async (outcome: Answer = answer(update, saved), row: typeof saved = saved) => {
  show(answer(read, row), outcome);
  const user = person();
  await user.click(await edit());
  await screen.findByRole('dialog');
  await screen.findByLabelText('Passport expiry date');
  return user;
};
/** Fills a field at once: the form's own tests cover typing. */
const fill = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const refuse = (...error: ConstructorParameters<typeof CallError>) =>
  answer(update, () => {
    throw new CallError(...error);
  });

describe('the view', () => {
  it('shows what is saved, in words', async () => {
    const { container } = show(answer(read, saved));
    expect(screen.getByRole('heading', { level: 1, name: 'Biographical' })).toBeInTheDocument();
    expect(screen.getByText(/^Who you are:/)).toBeInTheDocument();
    expect(await screen.findByText('Thandi')).toBeInTheDocument();
    await waitFor(() => expect(valueOf('Title')).toBe('Ms'));
    expect(container).not.toHaveTextContent('9202204720083');
    await person().click(screen.getByRole('button', { name: 'Show the ID number that ends in 0083' }));
    expect(valueOf('ID number')).toBe('9202204720083');
    expect(valueOf('Nationality')).toBe('South Africa');
    expect(valueOf('Passport expiry date')).toBe('17 Apr 2031');
    expect(valueOf('Work permit')).toBe('None / South African citizen');
    expect(valueOf('Race')).toBe('Not given');
    expect(valueOf('Marital status')).toBe('Married in community of property');
    expect(valueOf('Disabled')).toBe('No');
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('warns of an ID number whose date of birth is impossible, in the view and in the form', async () => {
    const warning = /does not start with a real date of birth/;
    await opened(undefined, { ...saved, identityNumber: '0099015077086' });
    expect(screen.getAllByText(warning)).toHaveLength(2);
    expect(field('ID number')).toBeValid();
    expect(field('ID number')).toHaveAccessibleDescription(expect.stringMatching(warning));
  });

  it('invites to fill in what was never saved', async () => {
    show(answer(read, null));
    expect(await screen.findByRole('button', { name: 'Add your biographical details' })).toBeInTheDocument();
  });

  it('begins with the name that was given at sign-up', async () => {
    show(answer(read, null));
    const user = person();
    await user.click(await screen.findByRole('button', { name: 'Add your biographical details' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add Biographical Details' }));
    expect(form.getByLabelText('First name')).toHaveValue('Zanele');
    expect(form.getByLabelText('Last name')).toHaveValue("O'Brien");
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps its skeleton for 400 ms', async () => {
    jest.useFakeTimers();
    try {
      show(answer(read, saved));
      await act(() => jest.advanceTimersByTimeAsync(399));
      expect(screen.getByRole('status')).toHaveTextContent('Loading your biographical details');
      expect(screen.queryByText('Thandi')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(2));
      expect(screen.getByText('Thandi')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it("says the specification's default when it cannot be read, and shows it once it can", async () => {
    show(
      answer(read, () => {
        throw new CallError(500, 'an error occurred');
      }),
    );
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    fake.answer(answer(read, saved));
    await person().click(screen.getByRole('button', { name: /Retry/ }));
    expect(await screen.findByText('Thandi')).toBeInTheDocument();
  });
});

describe('the form', () => {
  it('corrects an ID number: saved, said, shown, and Edit has the focus', async () => {
    const corrected = { ...saved, identityNumber: '8001015009087', version: 4 };
    const user = await opened(
      answer(update, () => {
        fake.answer(answer(read, corrected));
        return corrected;
      }),
    );
    fill('ID number', '8001015009087');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.notices()).toMatchObject([{ severity: 'success', text: 'Details updated successfully!' }]);
    expect(screen.getByText('ends in 9087')).toBeInTheDocument();
    expect(await edit()).toHaveFocus();
    expect(fake.sent(update)).toHaveLength(1);
    expect(fake.sent(update)[0]?.body).toMatchObject({
      identityNumber: '8001015009087',
      version: 3,
      raceID: null,
    });
    await waitFor(() => expect(fake.sent(read)).toHaveLength(2));
  });

  it.each([
    ['First name', '', 'Name is too short'],
    ['First name', '   ', 'Name is too short'],
    ['First name', 'Thandi1', 'Please enter only characters'],
    ['First name', 'Anna--Marie', 'Please enter only characters'],
    ['Other names', 'Nomvula!', 'Please enter only characters'],
    ['Last name', '', 'Last Name is too short'],
    ['Last name', 'Mokoena-', 'Please enter only characters'],
    ['ID number', '9125568', 'Invalid ID number'],
    ['ID number', '8503305044089', 'Invalid ID number'],
    ['ID number', '80010150090AB', 'Invalid ID number'],
  ])('refuses %s "%s" with "%s" at the field, and sends nothing', async (label, text, message) => {
    const user = await opened();
    fill(label, text);
    await user.click(save());
    await waitFor(() => expect(field(label)).toBeInvalid());
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(fake.sent(update)).toEqual([]);
  });

  it('says beside a refused ID number what to look for', async () => {
    const user = await opened();
    fill('ID number', '8503305044089');
    await user.click(save());
    await waitFor(() => expect(field('ID number')).toBeInvalid());
    expect(field('ID number')).toHaveAccessibleDescription(
      expect.stringMatching(/^Invalid ID number Check the ID number: one digit seems wrong\./),
    );
  });

  it.each([
    ['First name', "Nomvula-Rose O'Neil"],
    ['Other names', ''],
    ['ID number', ''],
  ])('lets %s "%s" through', async (label, text) => {
    const user = await opened();
    fill(label, text);
    await user.click(save());
    await waitFor(() => expect(fake.sent(update)).toHaveLength(1));
  });

  it("shows the service's refusals at their fields", async () => {
    const user = await opened(
      refuse(422, 'Please correct the marked fields.', [
        { path: 'identityNumber', message: 'Invalid ID number' },
        { path: 'genderID', message: 'Please choose from the list' },
      ]),
    );
    await user.click(save());
    expect(await screen.findByText('Please choose from the list')).toBeInTheDocument();
    expect(field('Gender')).toBeInvalid();
    await waitFor(() => expect(field('ID number')).toHaveFocus());
  });

  it('keeps what was typed while the service is away, says so, and saves once it is back', async () => {
    const user = await opened(
      refuse(0, 'We cannot reach the service. Please check your connection and try again.'),
    );
    fill('Known as', 'Tee');
    await user.click(save());
    expect(await screen.findByText(/We cannot reach the service/)).toBeInTheDocument();
    expect(fake.notices()).toMatchObject([{ severity: 'error' }]);
    expect(field('Known as')).toHaveValue('Tee');
    fake.answer(answer(update, { ...saved, knownAs: 'Tee', version: 4 }));
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.sent(update)[1]?.body).toMatchObject({ knownAs: 'Tee' });
  });

  it("says the specification's default when the service fails without words", async () => {
    const user = await opened(refuse(500, 'an error occurred'));
    await user.click(save());
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(fake.notices()).toMatchObject([{ severity: 'error', text: 'Something went wrong' }]);
  });

  it('tells when it was changed elsewhere, and saves on top of that', async () => {
    const elsewhere = { ...saved, knownAs: 'Nomvula', version: 4 };
    const user = await opened(refuse(409, 'This record was changed in the meantime.', [], elsewhere));
    fill('Known as', 'Tee');
    await user.click(save());
    expect(await screen.findByText('This record was changed in the meantime.')).toBeInTheDocument();
    fake.answer(answer(update, { ...elsewhere, version: 5 }));
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.sent(update)[1]?.body).toMatchObject({ knownAs: 'Nomvula', version: 4 });
  });

  it('works by keyboard alone', async () => {
    show(answer(read, saved), answer(update, { ...saved, initials: 'TM', version: 4 }));
    const user = person();
    await edit();
    await user.tab();
    expect(await edit()).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    while (document.activeElement !== field('Initials')) await user.tab();
    await user.keyboard('{Control>}a{/Control}TM{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fake.sent(update)[0]?.body).toMatchObject({ initials: 'TM' });
    expect(await edit()).toHaveFocus();
  });

  it('gives the focus back to Edit when it is left', async () => {
    const user = await opened();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await edit()).toHaveFocus();
  });
});
