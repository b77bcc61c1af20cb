import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Field } from '../field/index.ts';
import { findings } from '../../testing/findings.ts';
import { Input, PasswordInput, TextArea } from './index.ts';

describe('Input', () => {
  it('is named, described and marked wrong by its field, with and without decoration', async () => {
    const { container } = render(
      <>
        <Field label="Town" error="Say where">
          {(wiring) => <Input {...wiring} />}
        </Field>
        <Field label="Salary" hint="A month">
          {(wiring) => <Input {...wiring} prefix="R" suffix="%" />}
        </Field>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Town' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Town' })).toHaveAccessibleDescription('Say where');
    expect(screen.getByRole('textbox', { name: 'Salary' })).toHaveAccessibleDescription('A month');
    expect(await findings(container)).toEqual([]);
  });

  it.each([
    ['date', '2199-12-31'],
    ['datetime-local', '2199-12-31T23:59'],
  ])('of type %s has no room for a year of five digits', (type, max) => {
    render(<Input type={type} aria-label="Day" />);
    expect(screen.getByLabelText('Day')).toHaveAttribute('max', max);
  });

  it('gives its element', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Input ref={ref} aria-label="Town" />);
    expect(ref.current).toBe(screen.getByRole('textbox', { name: 'Town' }));
  });
});

describe('PasswordInput', () => {
  it('shows what was typed and hides it again, and sends no form by that', async () => {
    const send = jest.fn();
    render(
      <form onSubmit={send}>
        <Field label="Password">
          {(wiring) => <PasswordInput {...wiring} autoComplete="current-password" />}
        </Field>
      </form>,
    );
    const person = userEvent.setup();
    const input = screen.getByLabelText('Password');
    await person.type(input, 'Marula-4');
    expect(input).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('Marula-4');
    await person.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(send).not.toHaveBeenCalled();
  });
});

it('points a blank out that was pasted behind a password', async () => {
  const { container } = render(<Field label="Password">{(wiring) => <PasswordInput {...wiring} />}</Field>);
  const person = userEvent.setup();
  await person.click(screen.getByLabelText('Password'));
  await person.paste('Marula-4 ');
  expect(screen.getByText(/There is a blank at the end of this password/)).toBeVisible();
  expect(await findings(container)).toEqual([]);
  await person.keyboard('{Backspace}');
  expect(screen.queryByText(/There is a blank/)).not.toBeInTheDocument();
});

describe('TextArea', () => {
  it('keeps lines', async () => {
    const { container } = render(
      <Field label="About">{(wiring) => <TextArea {...wiring} defaultValue={'Two\nlines'} />}</Field>,
    );
    expect(screen.getByLabelText('About')).toHaveValue('Two\nlines');
    expect(await findings(container)).toEqual([]);
  });
});
