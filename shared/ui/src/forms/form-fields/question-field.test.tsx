import type { MetadataType } from '@phila/contract/calls';
import { render, screen } from '@testing-library/react';
import { Form } from '../form/index.ts';
import { blankAnswer, QuestionField } from './question-field.tsx';

/** Every type of the contract: a missing one fails the type check. */
const types: Readonly<Record<MetadataType, true>> = {
  text: true,
  email: true,
  tel: true,
  date: true,
  time: true,
  password: true,
  number: true,
  url: true,
  textarea: true,
  select: true,
  radio: true,
  checkbox: true,
};
const elements = (Object.keys(types) as MetadataType[]).map((type) => ({
  id: type,
  label: `Say ${type}`,
  type,
  required: true,
  placeholder: '',
  options: ['One', 'Two'],
}));

const show = (required: boolean) =>
  render(
    <Form
      initialValues={Object.fromEntries(elements.map((element) => [element.id, blankAnswer(element)]))}
      send={() => Promise.resolve()}
    >
      {elements.map((element) => (
        <QuestionField key={element.id} element={{ ...element, required }} />
      ))}
    </Form>,
  );

it('draws each type as its own control, required for the browser as well, in a form without its bubbles', () => {
  const { container } = show(true);
  expect(container.querySelector('form')).toHaveAttribute('novalidate');
  const single = elements.filter(({ type }) => type !== 'checkbox' && type !== 'radio');
  const drawn = single.map(({ type }) => {
    const control = screen.getByLabelText(`Say ${type} *`);
    expect(control).toHaveAttribute('required');
    expect(control).toHaveAttribute('aria-required', 'true');
    return control.tagName === 'INPUT' ? control.getAttribute('type') : control.tagName.toLowerCase();
  });
  expect(drawn).toEqual(single.map(({ type }) => type));
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeRequired();
  // Marks no box as required: any one is enough, and the attribute cannot express that.
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeRequired();
});

it('requires nothing of what may be left out', () => {
  const { container } = show(false);
  expect(container.querySelectorAll('[required], [aria-required="true"]')).toHaveLength(0);
  expect(screen.queryByText(/\*/)).not.toBeInTheDocument();
});

it('does not show a password that was answered, and says that it was', () => {
  const password = { ...elements[0], id: 'password', type: 'password', label: 'Password' } as const;
  render(
    <Form initialValues={{ password: '' }} send={() => Promise.resolve()}>
      <QuestionField
        element={{ ...password, required: false, placeholder: 'Yours', options: [] }}
        isAnswered
      />
    </Form>,
  );
  expect(screen.getByPlaceholderText('Answered: leave it, or type another')).toHaveValue('');
});
