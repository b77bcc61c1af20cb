import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../../overlays/dialog/index.ts';
import { findings } from '../../testing/findings.ts';
import { RadioGroup } from './index.ts';

const Harness = () => {
  const [value, setValue] = useState<string | null>('light');
  return (
    <RadioGroup
      label="Appearance"
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark', hint: 'Easier at night' },
      ]}
      value={value}
      onChange={setValue}
      error="Choose one"
    />
  );
};

describe('RadioGroup', () => {
  it('is one of several, by pointer and by arrow keys, under its question', async () => {
    const { container } = render(<Harness />);
    const person = userEvent.setup();
    expect(screen.getByRole('group', { name: 'Appearance' })).toHaveAccessibleDescription('Choose one');
    await person.click(screen.getByText('Dark'));
    expect(screen.getByRole('radio', { name: /Dark/ })).toBeChecked();
    await person.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(await findings(container)).toEqual([]);
  });

  it('takes the focus at the choice that is made when a dialog opens with it, and no answer while disabled', async () => {
    const onChange = jest.fn();
    const dialog = (disabled: boolean) => (
      <Dialog title="Delete" onClose={() => {}}>
        <RadioGroup
          label="Sure?"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value="no"
          onChange={onChange}
          disabled={disabled}
          autoFocusInDialog
        />
      </Dialog>
    );
    const { rerender } = render(dialog(false));
    expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus();
    rerender(dialog(true));
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeDisabled();
    await userEvent.click(screen.getByText('Yes'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
