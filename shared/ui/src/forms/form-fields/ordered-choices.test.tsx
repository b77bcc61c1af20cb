import { lookupsInOrder } from '@phila/contract/fields';
import { lookups } from '@phila/contract/lookups';
import { form, sentBy, toForm } from '@phila/contract/records';
import { renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton } from '../form/index.ts';
import { findings } from '../../testing/findings.ts';
import { lookupAnswers } from '../../testing/specimen.ts';
import { FormFields } from './index.ts';

const travels = form({
  fields: { provinces: lookupsInOrder(9, 'Provinces', lookups.provinces) },
});

const sent = jest.fn();
const show = async (provinces: number[]) => {
  sent.mockReset();
  const { container } = renderWithPlatform(
    <Form
      label="Travels"
      initialValues={toForm(travels, { provinces })}
      check={() => []}
      send={async (values) => sent(sentBy(travels, values))}
    >
      <FormFields type={travels} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
    { answers: lookupAnswers },
  );
  await screen.findByRole('combobox', { name: 'Provinces' });
  return { container, person: userEvent.setup({ pointerEventsCheck: 0, delay: null }) };
};
const names = () =>
  within(screen.getByRole('list', { name: 'Provinces in their order' }))
    .getAllByRole('listitem')
    .map((entry) => entry.querySelector('span')?.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move “${name}”` });

it('shows what is chosen in its order, and keys move an entry that keeps the focus', async () => {
  const { container, person } = await show([2, 1]);
  const [first = '', second = ''] = names() as string[];
  handle(second).focus();
  await person.keyboard('{ArrowUp}');
  expect(names()).toEqual([second, first]);
  expect(handle(second)).toHaveFocus();
  expect(screen.getByText(`“${second}” is now 1 of 2.`)).toBeInTheDocument();
  await person.keyboard('{End}');
  expect(names()).toEqual([first, second]);
  expect(await findings(container)).toEqual([]);
  await person.click(screen.getByRole('button', { name: `Actions for “${second}”` }));
  await person.click(screen.getByRole('menuitem', { name: 'Move up' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toHaveBeenCalledWith({ provinces: [1, 2] });
});

it('adds at the end what is found by typing, and offers none twice', async () => {
  const { person } = await show([1]);
  const [only = ''] = names() as string[];
  const field = screen.getByRole('combobox', { name: 'Provinces' });
  await person.type(field, 'Free');
  await person.keyboard('{Enter}');
  expect(names()).toEqual([only, 'Free State']);
  await person.type(field, 'Free');
  expect(screen.getByRole('option', { name: 'Nothing matches' })).toBeInTheDocument();
});

it('takes out by the menu, and the focus goes to what stands there then', async () => {
  const { person } = await show([1, 2]);
  const [first = '', second = ''] = names() as string[];
  await person.click(screen.getByRole('button', { name: `Actions for “${first}”` }));
  await person.click(screen.getByRole('menuitem', { name: 'Take out' }));
  expect(names()).toEqual([second]);
  expect(handle(second)).toHaveFocus();
});

it('orders by a dragged handle', async () => {
  const { person } = await show([1, 2]);
  const [first = '', second = ''] = names() as string[];
  // Puts the entries 50 pixels apart: jsdom has no layout.
  const { children } = screen.getByRole('list', { name: 'Provinces in their order' });
  for (const [at, entry] of [...children].entries())
    entry.getBoundingClientRect = () => new DOMRect(0, at * 50, 300, 50);
  await person.pointer([
    { keys: '[MouseLeft>]', target: handle(first), coords: { x: 10, y: 25 } },
    { target: handle(first), coords: { x: 10, y: 90 } },
    '[/MouseLeft]',
  ]);
  expect(names()).toEqual([second, first]);
});
