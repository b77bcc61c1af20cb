import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, Form } from 'react-final-form';
import { SameAs } from './same-as.tsx';

const City = ({ of }: { of: string }) => (
  <Field<string> name={`${of}.city`}>{({ input }) => <input aria-label={of} {...input} />}</Field>
);

const show = (home: string, post: string) =>
  renderWithPlatform(
    <Form onSubmit={() => undefined} initialValues={{ home: { city: home }, post: { city: post } }}>
      {() => (
        <>
          <City of="home" />
          <SameAs from="home" to="post">
            Post goes home
          </SameAs>
          <City of="post" />
        </>
      )}
    </Form>,
  );

const box = () => screen.getByRole('checkbox', { name: 'Post goes home' });

it('copies one group into the other, which follows while it is ticked', async () => {
  show('Durban', 'Paarl');
  expect(box()).not.toBeChecked();
  await userEvent.click(box());
  expect(screen.getByLabelText('post')).toHaveValue('Durban');
  await userEvent.type(screen.getByLabelText('home'), ' North');
  expect(screen.getByLabelText('post')).toHaveValue('Durban North');
  expect(box()).toBeChecked();
});

it('is ticked where both match, and unticked by another value', async () => {
  show('Durban', 'Durban');
  expect(box()).toBeChecked();
  await userEvent.type(screen.getByLabelText('post'), ' South');
  expect(box()).not.toBeChecked();
  expect(screen.getByLabelText('home')).toHaveValue('Durban');
});

const showTexts = (home: string, post: string, assumed?: true) =>
  renderWithPlatform(
    <Form onSubmit={() => undefined} initialValues={{ home, post }}>
      {() => (
        <>
          {['home', 'post'].map((name) => (
            <Field<string> key={name} name={name}>
              {({ input }) => <input aria-label={name} {...input} />}
            </Field>
          ))}
          <SameAs from="home" to="post" {...(assumed && { assumed })}>
            Post goes home
          </SameAs>
        </>
      )}
    </Form>,
  );

it.each([
  ['both are blank', '', '', true, ''],
  ['the second is blank', 'Durban', '', true, 'Durban'],
  ['the second has a value of its own', 'Durban', 'Paarl', false, 'Paarl'],
])('begins ticked if assumed and %s: %s, %s, %s', async (_, home, post, isTicked, follows) => {
  showTexts(home, post, true);
  expect(box().matches(':checked')).toBe(isTicked);
  expect(screen.getByLabelText('post')).toHaveValue(follows);
  await userEvent.type(screen.getByLabelText('home'), '!');
  expect(screen.getByLabelText('post')).toHaveValue(isTicked ? `${home}!` : post);
});

it('leaves a blank as it is where nothing is assumed', () => {
  showTexts('Durban', '');
  expect(box()).not.toBeChecked();
  expect(screen.getByLabelText('post')).toHaveValue('');
});

it('copies a single text as well', async () => {
  showTexts('Durban', '');
  await userEvent.click(box());
  await userEvent.type(screen.getByLabelText('home'), ' North');
  expect(screen.getByLabelText('post')).toHaveValue('Durban North');
  await userEvent.type(screen.getByLabelText('post'), '!');
  expect(box()).not.toBeChecked();
});
