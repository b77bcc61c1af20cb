import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField } from '../form/index.ts';
import { Input, PasswordInput } from '../../controls/input/index.ts';
import { FormDialog } from '../form-dialog/index.ts';

it('keeps neither passwords nor one-time codes, also while a password is shown', async () => {
  const person = userEvent.setup({ delay: null });
  renderWithPlatform(
    <FormDialog
      title="Link an account"
      initialValues={{ bank: '', password: '', code: '' }}
      send={async () => undefined}
      submit={{ label: 'Link', sending: 'Linking' }}
      draft="wealth.link"
      onClose={() => undefined}
    >
      <FormField name="bank" label="Bank">
        {(control) => <Input {...control} />}
      </FormField>
      <FormField name="password" label="Password">
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <FormField name="code" label="Code">
        {(control) => <Input {...control} autoComplete="one-time-code" />}
      </FormField>
    </FormDialog>,
  );
  await person.type(screen.getByLabelText('Password'), 'Hush-Hush-1');
  await person.click(screen.getByRole('button', { name: /show/i }));
  await person.type(screen.getByLabelText('Password'), '2');
  await person.type(screen.getByLabelText('Code'), '482913');
  await person.type(screen.getByLabelText('Bank'), 'Kalahari Bank');
  const kept = JSON.stringify(window.sessionStorage);
  expect(kept).toContain('Kalahari Bank');
  expect(kept).not.toMatch(/Hush|482913/);
});
