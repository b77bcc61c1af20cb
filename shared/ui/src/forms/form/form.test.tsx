import { CallError } from '@phila/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findings } from '../../testing/findings.ts';
import { NativeInput } from '../../testing/native-input.tsx';
import { Form, FormCheck, FormField, FormLine, SubmitButton } from './index.ts';

interface Values {
  name: string;
  idNumber: string;
  agreed: boolean;
}

const drawn = { name: 0, idNumber: 0 };

const show = (props: Partial<Parameters<typeof Form<Values>>[0]> = {}) => {
  drawn.name = 0;
  drawn.idNumber = 0;
  const send = jest.fn<Promise<void>, [Values]>(async () => undefined);
  const { container } = render(
    <Form<Values>
      label="Example"
      initialValues={{ name: '', idNumber: '', agreed: false }}
      check={({ name }) => (name === '' ? [{ path: 'name', message: 'Name is too short' }] : [])}
      send={send}
      failure="Something went wrong"
      {...props}
    >
      <FormLine />
      <FormField name="name" label="Name">
        {(control) => {
          drawn.name += 1;
          return <NativeInput {...control} />;
        }}
      </FormField>
      <FormField
        name="idNumber"
        label="ID number"
        warn={(value) => (value === '1' ? 'That looks odd.' : null)}
      >
        {(control) => {
          drawn.idNumber += 1;
          return <NativeInput {...control} />;
        }}
      </FormField>
      <FormCheck name="agreed">I agree</FormCheck>
      <SubmitButton sending="Saving">Save</SubmitButton>
    </Form>,
  );
  return { send, container, person: userEvent.setup() };
};
const nameField = () => screen.getByLabelText('Name');
const save = () => screen.getByRole('button', { name: /Sav/ });

describe('Form', () => {
  it('checks on submit only, and moves to the first field that is wrong', async () => {
    const { person, send } = show();
    await person.click(nameField());
    await person.tab();
    expect(screen.queryByText('Name is too short')).not.toBeInTheDocument();
    await person.click(save());
    expect(await screen.findByText('Name is too short')).toBeInTheDocument();
    expect(nameField()).toBeInvalid();
    expect(nameField()).toHaveAccessibleDescription('Name is too short');
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
  });

  it('takes an error back as soon as the value is another one', async () => {
    const { person } = show();
    await person.click(save());
    await screen.findByText('Name is too short');
    await person.type(nameField(), 'T');
    expect(screen.queryByText('Name is too short')).not.toBeInTheDocument();
    expect(nameField()).toBeValid();
  });

  it('sends what was typed, a blank as a blank', async () => {
    const { person, send } = show();
    await person.type(nameField(), 'Thandi');
    await person.type(screen.getByLabelText('ID number'), '1');
    await person.clear(screen.getByLabelText('ID number'));
    await person.click(screen.getByLabelText('I agree'));
    await person.keyboard('{Enter}');
    await person.click(save());
    expect(send.mock.lastCall?.[0]).toEqual({ name: 'Thandi', idNumber: '', agreed: true });
  });

  it("puts the service's refusals at their fields, and those of no field on its own line", async () => {
    const { person } = show({
      send: async () => {
        throw new CallError(422, 'Refused', [
          { path: 'idNumber', message: 'Invalid ID number' },
          { path: 'agreed', message: 'Please agree' },
          { path: 'elsewhere', message: 'Something unseen' },
        ]);
      },
    });
    await person.type(nameField(), 'Thandi');
    await person.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something unseen');
    expect(screen.getByLabelText('ID number')).toHaveAccessibleDescription('Invalid ID number');
    expect(screen.getByLabelText('I agree')).toHaveAccessibleDescription('Please agree');
    expect(nameField()).toHaveValue('Thandi');
  });

  it.each([
    ['the words of the service', new CallError(503, 'We are back in a minute.'), 'We are back in a minute.'],
    ['the default where it has none', new CallError(500, 'an error occurred'), 'Something went wrong'],
    ['the default for a fault of our own', new TypeError('x is undefined'), 'Something went wrong'],
  ])('says %s on its own line, keeps what was typed and can be sent again', async (_, error, said) => {
    const send = jest.fn<Promise<void>, [Values]>().mockRejectedValueOnce(error).mockResolvedValueOnce();
    const onFailure = jest.fn();
    const { person } = show({ send, onFailure });
    await person.type(nameField(), 'Thandi');
    await person.click(save());
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(onFailure).toHaveBeenCalledWith(error, said);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(said));
    expect(nameField()).toHaveValue('Thandi');
    await person.click(save());
    await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is not sent twice at once, and what is on the screen is what is sent', async () => {
    let done: () => void = () => undefined;
    const send = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
    const { person } = show({ send });
    await person.type(nameField(), 'Thandi{Enter}');
    expect(await screen.findByRole('button', { name: /Saving/ })).toHaveAttribute('aria-busy', 'true');
    await person.type(nameField(), 'X{Enter}');
    await person.click(save());
    expect(nameField()).toHaveValue('Thandi');
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => done());
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'false');
  });

  it('draws one field again for a keystroke', async () => {
    const { person } = show();
    const before = { ...drawn };
    await person.type(nameField(), 'T');
    expect(drawn.name).toBeGreaterThan(before.name);
    expect(drawn.idNumber).toBe(before.idNumber);
  });

  it('warns without stopping anybody', async () => {
    const { person, send } = show();
    await person.type(screen.getByLabelText('ID number'), '1');
    expect(screen.getByLabelText('ID number')).toHaveAccessibleDescription('That looks odd.');
    await person.type(nameField(), 'Thandi{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('has no findings, with and without errors', async () => {
    const { person, container } = show();
    expect(await findings(container)).toEqual([]);
    await person.click(save());
    await screen.findByText('Name is too short');
    expect(await findings(container)).toEqual([]);
  });
});
