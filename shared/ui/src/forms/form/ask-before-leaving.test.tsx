import { renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { AskBeforeLeaving, Form, FormField, SubmitButton } from './index.ts';
import { Input } from '../../controls/input/index.ts';

const show = ({ isKept = false } = {}) => {
  const closed = jest.fn();
  renderWithPlatform(
    <>
      <Link to="/shop" onClick={closed}>
        Shop
      </Link>
      <a href="#below">Below</a>
      <a href="/terms" target="_blank" rel="noopener">
        Terms
      </a>
      <Form
        initialValues={{ name: '' }}
        send={async (values, form) => {
          form.initialize(values);
        }}
      >
        <AskBeforeLeaving isKept={isKept} />
        <FormField name="name" label="Name">
          {(control) => <Input {...control} />}
        </FormField>
        <SubmitButton>Save</SubmitButton>
      </Form>
    </>,
    { path: '/career' },
  );
  return { closed, person: userEvent.setup({ delay: null }) };
};
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const noQuestion = () => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
const change = async (person: ReturnType<typeof show>['person']) => {
  await person.type(screen.getByLabelText('Name'), 'Thandi');
  // Waits for the dialog's code: it adds an entry to the history.
  await waitFor(() => expect(window.history.state).toHaveProperty('dialogs'));
};

it('lets a link go while nothing was changed', async () => {
  show();
  await follow('Shop');
  noQuestion();
  expect(window.location.pathname).toBe('/shop');
});

it('asks before a link leaves what was changed, and goes where it was told to', async () => {
  const { closed, person } = show();
  await change(person);
  await follow('Shop');
  expect(await question()).toHaveTextContent('What you changed is not saved yet, and will be lost.');
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Keep editing' }));
  noQuestion();
  expect([window.location.pathname, screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual([
    '/career',
    'Thandi',
  ]);
  await follow('Shop');
  await question();
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  expect(window.location.pathname).toBe('/shop');
});

it('asks nothing for a link to a place on the page, or into another tab', async () => {
  const { person } = show();
  await change(person);
  await follow('Below');
  noQuestion();
  await follow('Terms');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('says that what is kept in the tab is here again', async () => {
  const { person } = show({ isKept: true });
  await change(person);
  await follow('Shop');
  expect(await question()).toHaveTextContent('It stays in this tab');
});

it('asks nothing more once it was saved', async () => {
  const { person } = show();
  await change(person);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await follow('Shop');
  noQuestion();
  expect(window.location.pathname).toBe('/shop');
});

it('asks before Back leaves, which then leads to the page before', async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/career');
  const { person } = show();
  await change(person);
  act(() => window.history.back());
  await question();
  expect(window.location.pathname).toBe('/career');
  await person.click(screen.getByRole('button', { name: 'Keep editing' }));
  act(() => window.history.back());
  await question();
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});
