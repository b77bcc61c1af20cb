import { CallError } from '@phila/platform';
import { fake, renderWithPlatform } from '@phila/platform/fake';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findings } from '../../testing/findings.ts';
import { lookupAnswers, saved, specimen } from '../../testing/specimen.ts';
import { EditDialog } from './edit-dialog.tsx';

const save = jest.fn<Promise<unknown>, [object]>();
const onClose = jest.fn();

const open = async (row: typeof saved | null = saved) => {
  save.mockReset();
  save.mockResolvedValue(saved);
  onClose.mockReset();
  renderWithPlatform(<EditDialog type={specimen} row={row} save={save} onClose={onClose} />, {
    answers: lookupAnswers,
  });
  await screen.findByLabelText('Start date');
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
const saveButton = () => screen.getByRole('button', { name: /Sav/ });
const firstName = () => screen.getByLabelText('First name', { selector: 'input' });
const rename = async (person: ReturnType<typeof userEvent.setup>, name: string) => {
  await person.clear(firstName());
  await person.type(firstName(), name);
};
const refused = (status: number, message: string, ...rest: [errors?: CallError['errors'], value?: unknown]) =>
  save.mockRejectedValueOnce(new CallError(status, message, ...rest));

describe('EditDialog', () => {
  it('is named after what it does', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Edit Specimen Details' })).toBeInTheDocument();
  });

  it('adds where there is nothing yet', async () => {
    await open(null);
    expect(screen.getByRole('dialog', { name: 'Add Specimen Details' })).toBeInTheDocument();
  });

  it('saves with the version it was filled from, says so and goes', async () => {
    const person = await open();
    await rename(person, 'Tee');
    await person.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Tee', version: 3 }));
    expect(fake.notices()).toMatchObject([
      {
        severity: 'success',
        text: 'Details updated successfully!',
        detail: 'Specimen details saved',
      },
    ]);
  });

  it('is sent once, also when Save is pressed again before it has gone', async () => {
    const person = await open();
    await person.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await person.click(saveButton());
    expect(save).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('refuses at the field before anything is sent', async () => {
    const person = await open();
    await person.clear(firstName());
    await person.click(saveButton());
    expect(await screen.findByText('Name is too short')).toBeInTheDocument();
    await waitFor(() => expect(firstName()).toHaveFocus());
    expect(save).not.toHaveBeenCalled();
    expect(fake.notices()).toEqual([]);
  });

  it('stays with what was typed when the service cannot be reached, and saves once it can', async () => {
    const person = await open();
    await rename(person, 'Tee');
    refused(0, 'We cannot reach the service.');
    await person.click(saveButton());
    const line = await screen.findByRole('alert');
    expect(line).toHaveTextContent('We cannot reach the service.');
    expect(line).toHaveTextContent('Nothing you typed is lost.');
    expect(fake.notices()).toMatchObject([{ severity: 'error', text: 'We cannot reach the service.' }]);
    expect(firstName()).toHaveValue('Tee');
    expect(onClose).not.toHaveBeenCalled();
    await person.click(saveButton());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ firstName: 'Tee' }));
  });

  it("says the specification's default where the service has no words", async () => {
    const person = await open();
    refused(500, 'an error occurred');
    await person.click(saveButton());
    expect(await screen.findByText('Failed to update details. Please try again.')).toBeInTheDocument();
  });

  it("puts the service's field errors at the fields", async () => {
    const person = await open();
    refused(422, 'Please correct the marked fields.', [{ path: 'address.city', message: 'No such city' }]);
    await person.click(saveButton());
    expect(await screen.findByText('No such city')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus());
    expect(fake.notices()).toMatchObject([{ severity: 'error', text: 'Please correct the marked fields.' }]);
  });

  describe('when the record was changed elsewhere', () => {
    const current = { ...saved, firstName: 'Nomvula', employer: 'Dam', version: 4 };
    const stale = async () => {
      const person = await open();
      await rename(person, 'Tee');
      refused(409, 'This record was changed in the meantime.', [], current);
      await person.click(saveButton());
      await screen.findByText('This record was changed in the meantime.');
      return person;
    };
    const choice = () => within(screen.getByRole('group', { name: 'First name' }));

    it('shows both values, takes over what only changed there, and saves mine on top', async () => {
      const person = await stale();
      const line = screen.getByRole('alert');
      expect(line).toHaveTextContent('Tee');
      expect(line).toHaveTextContent('Nomvula');
      expect(line).toHaveTextContent('Changed elsewhere and filled in below: Project name.');
      await waitFor(() => expect(screen.getByLabelText('Project name')).toHaveValue('Dam'));
      expect(choice().getByRole('button', { name: 'Keep mine' })).toHaveAttribute('aria-pressed', 'true');
      await person.click(saveButton());
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
      expect(save).toHaveBeenLastCalledWith(
        expect.objectContaining({ firstName: 'Tee', employer: 'Dam', version: 4 }),
      );
    });

    it('is no conflict when what is saved is what was sent: an earlier reply was lost on the way', async () => {
      const person = await open();
      await rename(person, 'Tee');
      refused(409, 'This record was changed in the meantime.', [], {
        ...saved,
        firstName: 'Tee',
        version: 4,
      });
      await person.click(saveButton());
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
      expect(fake.notices()).toMatchObject([{ severity: 'success', text: 'Details updated successfully!' }]);
    });

    it('takes theirs when told to, and mine again', async () => {
      const person = await stale();
      await person.click(choice().getByRole('button', { name: 'Take theirs' }));
      expect(firstName()).toHaveValue('Nomvula');
      await person.click(choice().getByRole('button', { name: 'Keep mine' }));
      expect(firstName()).toHaveValue('Tee');
      await person.click(choice().getByRole('button', { name: 'Take theirs' }));
      await person.click(saveButton());
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
      expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ firstName: 'Nomvula', version: 4 }));
    });

    it('compares again when it was changed yet again', async () => {
      const person = await stale();
      refused(409, 'This record was changed in the meantime.', [], {
        ...current,
        firstName: 'Zola',
        version: 5,
      });
      await person.click(saveButton());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Zola'));
      await person.click(saveButton());
      await waitFor(() =>
        expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ firstName: 'Tee', version: 5 })),
      );
    });

    it('has no findings', async () => {
      await stale();
      expect(await findings(screen.getByRole('dialog'))).toEqual([]);
    });
  });

  describe('the typed text', () => {
    /** Reopens the dialog after a reload: the reload did not close it. */
    const reloading = async (row: typeof saved | null = saved) => {
      save.mockReset();
      save.mockResolvedValue(saved);
      onClose.mockReset();
      const Reloading = () => {
        const [visit, setVisit] = useState(0);
        const [shown, setShown] = useState(row);
        return (
          <>
            <button type="button" onClick={() => setVisit(visit + 1)}>
              Reload
            </button>
            <button
              type="button"
              onClick={() => {
                setShown({ ...saved, employer: 'Dam', version: 4 });
                setVisit(visit + 1);
              }}
            >
              Reload after a change elsewhere
            </button>
            <EditDialog key={visit} type={specimen} row={shown} save={save} onClose={onClose} />
          </>
        );
      };
      renderWithPlatform(<Reloading />, { answers: lookupAnswers });
      await screen.findByLabelText('Start date');
      return userEvent.setup({ pointerEventsCheck: 0, delay: null });
    };
    const reload = async (name = 'Reload') => {
      fireEvent.click(screen.getByRole('button', { name }));
      await screen.findByLabelText('Start date');
    };
    const isBack = 'What you typed here before is back. It is not saved yet.';

    it('is back after a reload, can be saved, and is not kept after that', async () => {
      const person = await reloading();
      await rename(person, 'Tee');
      await person.clear(screen.getByLabelText('City'));
      await person.type(screen.getByLabelText('City'), 'Durban');
      await reload();
      expect(screen.getByText(isBack)).toBeInTheDocument();
      await waitFor(() => expect(firstName()).toHaveValue('Tee'));
      expect(screen.getByLabelText('City')).toHaveValue('Durban');
      expect(screen.getByLabelText('Street')).toHaveValue('4 Marula');
      await person.click(saveButton());
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({ firstName: 'Tee', address: { street: '4 Marula', city: 'Durban' } }),
      );
      expect(window.sessionStorage).toHaveLength(0);
    });

    it('is asked about before it is left after a reload as well, and given up with Discard', async () => {
      const person = await reloading();
      await rename(person, 'Tee');
      await reload();
      await waitFor(() => expect(firstName()).toHaveValue('Tee'));
      await person.keyboard('{Escape}');
      await person.click(await screen.findByRole('button', { name: 'Discard' }));
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(window.sessionStorage).toHaveLength(0);
      await reload();
      expect(firstName()).toHaveValue('Thandi');
      expect(screen.queryByText(isBack)).not.toBeInTheDocument();
    });

    it('goes with Start again', async () => {
      const person = await reloading();
      await rename(person, 'Tee');
      await reload();
      await person.click(screen.getByRole('button', { name: 'Start again' }));
      expect(firstName()).toHaveValue('Thandi');
      expect(screen.queryByText(isBack)).not.toBeInTheDocument();
      expect(window.sessionStorage).toHaveLength(0);
    });

    it('is filled in over the record as it is by then', async () => {
      const person = await reloading();
      await rename(person, 'Tee');
      await reload('Reload after a change elsewhere');
      await waitFor(() => expect(firstName()).toHaveValue('Tee'));
      expect(screen.getByLabelText('Project name')).toHaveValue('Dam');
      await person.click(saveButton());
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({ firstName: 'Tee', employer: 'Dam', version: 4 }),
      );
    });

    it('is not there for a form that was opened and left as it was', async () => {
      const person = await reloading(null);
      await person.type(firstName(), 'T');
      await person.clear(firstName());
      expect(window.sessionStorage).toHaveLength(0);
    });
  });

  describe('leaving', () => {
    it('goes at once by Escape, backdrop and Cancel while nothing was changed', async () => {
      const person = await open();
      await person.keyboard('{Escape}');
      expect(onClose).toHaveBeenCalledTimes(1);
      await person.click(screen.getByRole('dialog').parentElement as HTMLElement);
      expect(onClose).toHaveBeenCalledTimes(2);
      await person.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(onClose).toHaveBeenCalledTimes(3);
    });

    it('asks first once something was', async () => {
      const person = await open();
      await rename(person, 'Tee');
      await person.keyboard('{Escape}');
      expect(onClose).not.toHaveBeenCalled();
      expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
      await person.click(screen.getByRole('button', { name: 'Keep editing' }));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(firstName()).toHaveValue('Tee');
      await person.click(screen.getByRole('button', { name: 'Cancel' }));
      await person.click(screen.getByRole('button', { name: 'Discard' }));
      expect(onClose).toHaveBeenCalledTimes(1);
    });

    it('lets the browser ask before the page goes', async () => {
      const person = await open();
      expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
      await rename(person, 'Tee');
      expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    });

    it('waits for what is being sent', async () => {
      const person = await open();
      await rename(person, 'Tee');
      save.mockReturnValueOnce(new Promise(() => undefined));
      await person.click(saveButton());
      await person.keyboard('{Escape}');
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(onClose).not.toHaveBeenCalled();
    });
  });
});
