import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../field/index.ts';
import { findings } from '../../testing/findings.ts';
import { matching } from './matching.ts';
import { Select, type Choice } from './index.ts';

const few: Choice<number>[] = [
  { value: 1, label: 'Eastern Cape' },
  { value: 2, label: 'Free State' },
];
const many: Choice<number>[] = [
  ...few,
  ...Array.from({ length: 20 }, (_, at) => ({ value: at + 3, label: `Province ${at + 3}` })),
];

const changed = jest.fn();
const Harness = ({
  options,
  clearable = true,
}: {
  options: readonly Choice<number>[];
  clearable?: boolean;
}) => {
  const [value, setValue] = useState<number | null>(2);
  return (
    <Field label="Province">
      {(wiring) => (
        <Select<number>
          {...wiring}
          options={options}
          value={value}
          clearable={clearable}
          onChange={(next) => {
            changed(next);
            setValue(next);
          }}
        />
      )}
    </Field>
  );
};
const show = (options: readonly Choice<number>[], clearable?: boolean) => {
  changed.mockReset();
  return render(<Harness options={options} {...(clearable === undefined ? {} : { clearable })} />);
};

describe('Select of few', () => {
  it('is the browser’s own, whose choice is its value', async () => {
    const { container } = show(few);
    const select = screen.getByRole('combobox', { name: 'Province' });
    expect(select).toHaveDisplayValue('Free State');
    const person = userEvent.setup();
    await person.selectOptions(select, 'Eastern Cape');
    expect(changed).toHaveBeenCalledWith(1);
    await person.selectOptions(select, 'Select');
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(select).toHaveDisplayValue('Select');
    expect(await findings(container)).toEqual([]);
  });

  it('offers no blank where there must be a choice', () => {
    show(few, false);
    expect(screen.queryByRole('option', { name: 'Select' })).not.toBeInTheDocument();
  });
});

describe('Select of many', () => {
  const open = async () => {
    const { container } = show(many);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-autocomplete'));
    const input = screen.getByRole('combobox');
    expect(input).toHaveValue('Free State');
    expect(input).toHaveAccessibleName('Province');
    return { container, input, person: userEvent.setup() };
  };
  const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

  it('says what is chosen as its value, and finds from the middle of a word', async () => {
    const { container, input, person } = await open();
    await person.click(input);
    expect(options()).toHaveLength(22);
    expect(await findings(container)).toEqual([]);
    await person.clear(input);
    await person.type(input, 'ape');
    expect(options().map((option) => option.textContent)).toEqual(['Eastern Cape']);
    await person.click(screen.getByRole('option', { name: 'Eastern Cape' }));
    expect(changed).toHaveBeenLastCalledWith(1);
    expect(input).toHaveValue('Eastern Cape');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is worked by keys, and Enter sends no form', async () => {
    const { input, person } = await open();
    input.focus();
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Free State');
    await person.keyboard('{ArrowDown}');
    expect(input).toHaveAttribute('aria-activedescendant', options()[2]?.id);
    await person.keyboard('{Enter}');
    expect(changed).toHaveBeenCalledWith(3);
    await person.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(input).toHaveValue('Province 3');
  });

  it('keeps the choice where the letters name nothing', async () => {
    const { input, person } = await open();
    await person.type(input, 'xyz');
    expect(screen.getByText('Nothing matches')).toBeInTheDocument();
    await person.tab();
    expect(input).toHaveValue('Free State');
    expect(changed).not.toHaveBeenCalledWith(expect.any(Number));
  });

  it('takes the choice back when it is emptied', async () => {
    const { input, person } = await open();
    await person.clear(input);
    expect(changed).toHaveBeenLastCalledWith(null);
    await person.tab();
    expect(input).toHaveValue('');
  });
});

describe('Select that may be typed', () => {
  const took = jest.fn();
  const Typing = () => {
    const [value, setValue] = useState<number | null>(null);
    const [text, setText] = useState('');
    return (
      <Field label="Province">
        {(wiring) => (
          <Select<number>
            {...wiring}
            options={few}
            value={value}
            onChange={(next) => {
              setValue(next);
              took('chosen', next);
            }}
            typed={{
              text,
              onType: (words) => {
                setText(words);
                if (words !== '') setValue(null);
                took('typed', words);
              },
            }}
          />
        )}
      </Field>
    );
  };
  const opened = async () => {
    took.mockReset();
    const { container } = render(<Typing />);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-autocomplete'));
    return { container, input: screen.getByRole('combobox'), person: userEvent.setup() };
  };

  it('offers what was typed, and keeps it when it is left', async () => {
    const { container, input, person } = await opened();
    await person.type(input, 'Maseru');
    expect(screen.getByRole('option', { name: 'Use “Maseru”' })).toBeInTheDocument();
    expect(await findings(container)).toEqual([]);
    await person.tab();
    expect(took).toHaveBeenLastCalledWith('typed', 'Maseru');
    expect(input).toHaveValue('Maseru');
  });

  it('takes own words by Enter, and goes back to a choice', async () => {
    const { input, person } = await opened();
    await person.type(input, 'Maseru{Enter}');
    expect(took).toHaveBeenLastCalledWith('typed', 'Maseru');
    await person.clear(input);
    expect(took).toHaveBeenLastCalledWith('typed', '');
    await person.type(input, 'free');
    await person.click(screen.getByRole('option', { name: 'Free State' }));
    expect(took).toHaveBeenLastCalledWith('chosen', 2);
    expect(input).toHaveValue('Free State');
  });

  it('knows an option by its whole name', async () => {
    const { input, person } = await opened();
    await person.type(input, 'eastern cape');
    expect(screen.queryByRole('option', { name: /Use/ })).not.toBeInTheDocument();
    await person.tab();
    expect(took).toHaveBeenLastCalledWith('chosen', 1);
  });
});

describe('matching', () => {
  const list = ['Female', 'Male', 'Moçambique'].map((label) => ({ value: label, label }));
  it.each([
    ['ma', ['Male', 'Female']],
    ['MOCAM', ['Moçambique']],
    ['', ['Female', 'Male', 'Moçambique']],
    ['x', []],
  ])('of %j is %j', (typed, names) => {
    expect(matching(list, typed).map(({ label }) => label)).toEqual(names);
  });
});
