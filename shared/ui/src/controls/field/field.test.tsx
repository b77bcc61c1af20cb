import { render, screen } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { NativeInput } from '../../testing/native-input.tsx';
import { Field } from './field.tsx';

const show = (props: { hint?: string; error?: string; warning?: string; required?: boolean }) =>
  render(
    <Field label="ID number" {...props}>
      {(wiring) => <NativeInput {...wiring} />}
    </Field>,
  );

describe('Field', () => {
  it('ties the label to the control', async () => {
    const { container } = show({});
    expect(screen.getByLabelText('ID number')).toHaveAttribute('aria-invalid', 'false');
    expect(screen.getByLabelText('ID number')).not.toHaveAttribute('aria-describedby');
    expect(await findings(container)).toEqual([]);
  });

  it('reads hint and error with the control', async () => {
    const { container } = show({ hint: '13 digits', error: 'Invalid ID number' });
    const control = screen.getByLabelText('ID number');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Invalid ID number 13 digits');
    expect(await findings(container)).toEqual([]);
  });

  it('shows a warning without calling the value wrong', () => {
    show({ warning: 'Please check it.' });
    expect(screen.getByLabelText('ID number')).toBeValid();
    expect(screen.getByLabelText('ID number')).toHaveAccessibleDescription('Please check it.');
  });

  it('says what may have caused an error beside it', () => {
    show({ error: 'Invalid ID number', warning: 'Please check it.' });
    expect(screen.getByLabelText('ID number')).toHaveAccessibleDescription(
      'Invalid ID number Please check it.',
    );
  });

  it('marks what cannot be left out', () => {
    show({ required: true });
    expect(screen.getByRole('textbox', { name: 'ID number' })).toBeRequired();
  });
});
