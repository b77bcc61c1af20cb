import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field/index.ts';
import { findings } from '../../testing/findings.ts';
import { Check, CheckGroup } from './index.ts';

describe('Check', () => {
  it('is ticked by a press on its words', async () => {
    const change = jest.fn();
    const { container } = render(
      <Check checked={false} onChange={change}>
        I agree
      </Check>,
    );
    await userEvent.setup().click(screen.getByText('I agree'));
    expect(change).toHaveBeenCalledWith(true);
    expect(await findings(container)).toEqual([]);
  });
});

describe('CheckGroup', () => {
  const options = [
    { value: 1, label: 'isiZulu' },
    { value: 2, label: 'English' },
    { value: 3, label: 'Sesotho' },
  ];
  const Harness = ({ onChange }: { onChange: (value: number[]) => void }) => {
    const [value, setValue] = useState<number[]>([3]);
    return (
      <Field label="Languages" error="Choose one" group>
        {(wiring) => (
          <CheckGroup
            {...wiring}
            options={options}
            value={value}
            onChange={(next) => {
              onChange(next);
              setValue(next);
            }}
          />
        )}
      </Field>
    );
  };

  it('gives what is chosen in the order of the options, and is named by its field', async () => {
    const change = jest.fn();
    const { container } = render(<Harness onChange={change} />);
    const person = userEvent.setup();
    expect(screen.getByRole('group', { name: 'Languages' })).toHaveAccessibleDescription('Choose one');
    await person.click(screen.getByRole('checkbox', { name: 'isiZulu' }));
    expect(change).toHaveBeenLastCalledWith([1, 3]);
    await person.click(screen.getByRole('checkbox', { name: 'Sesotho' }));
    expect(change).toHaveBeenLastCalledWith([1]);
    expect(await findings(container)).toEqual([]);
  });
});
