import { calls, type MetadataType, type ProductMetadata } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReadyForCheckout } from './use-ready-for-checkout.tsx';

const { productMeta, saveProductMeta } = calls.shop;
const CART_ID = '01910000-0000-7000-8000-000000000001';

const element = (type: ProductMetadata['metaData']['elements'][number]['type'], more = {}) => ({
  id: type,
  label: `Your ${type}`,
  type,
  required: false,
  placeholder: '',
  options: [],
  ...more,
});
const course: ProductMetadata = {
  productId: 7,
  productName: 'First aid',
  metaData: {
    elements: [
      element('text', { required: true }),
      element('select', { options: ['Morning', 'Evening'] }),
      element('radio', { options: ['Yes', 'No'] }),
      element('checkbox', { options: ['Tea', 'Coffee', 'Water'] }),
    ],
  },
  fields: [{ key: 'text', label: 'Your text', value: 'Kept from before' }],
};
const template: ProductMetadata = {
  productId: 8,
  productName: 'CV template',
  metaData: { elements: [element('email')] },
  fields: [],
};

const Cart = () => {
  const checkout = useReadyForCheckout(CART_ID);
  return (
    <>
      <button type="button" onClick={checkout.start}>
        Checkout
      </button>
      {checkout.element}
    </>
  );
};

const show = (asked: ProductMetadata[]) => {
  renderWithPlatform(<Cart />, {
    signedIn: true,
    path: '/offers/cart',
    answers: [answer(productMeta, asked), answer(saveProductMeta, true)],
  });
  return userEvent.setup({ delay: null });
};

afterEach(() => jest.useRealTimers());

it('goes straight to checkout where nothing is asked', async () => {
  const person = show([]);
  await person.click(screen.getByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(fake.place().pathname).toBe('/offers/checkout'));
  expect(fake.sent(productMeta)).toEqual([{ params: { cartId: CART_ID } }]);
});

it('asks product after product, then says that it is ready and goes on after 3 seconds', async () => {
  const person = show([course, template]);
  await person.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(await screen.findByRole('heading', { name: 'First aid' })).toBeInTheDocument();
  expect(screen.getByLabelText('Your text *')).toHaveValue('Kept from before');
  await person.selectOptions(screen.getByLabelText('Your select'), 'Evening');
  await person.click(screen.getByRole('radio', { name: 'No' }));
  await person.click(screen.getByRole('checkbox', { name: 'Water' }));
  await person.click(screen.getByRole('checkbox', { name: 'Tea' }));
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'CV template' })).toBeInTheDocument();
  // Fakes timers only now, as the dialog's chunk loads in real time.
  jest.useFakeTimers();
  await person.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(fake.sent(saveProductMeta)).toEqual([
    {
      params: { productId: 7 },
      body: {
        productId: 7,
        payload: {
          fields: [
            { key: 'text', label: 'Your text', value: 'Kept from before' },
            { key: 'select', label: 'Your select', value: 'Evening' },
            { key: 'radio', label: 'Your radio', value: 'No' },
            { key: 'checkbox', label: 'Your checkbox', value: ['Tea', 'Water'] },
          ],
        },
      },
    },
    {
      params: { productId: 8 },
      body: { productId: 8, payload: { fields: [{ key: 'email', label: 'Your email', value: '' }] } },
    },
  ]);
  expect(fake.notices()).toMatchObject([
    { severity: 'success', text: 'Ready for checkout!', hideAfter: 3_000 },
  ]);
  expect(fake.place().pathname).toBe('/offers/cart');
  // Runs to the end on fake timers, so that nothing waits for a real clock.
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(fake.place().pathname).toBe('/offers/checkout');
});

/** Lists every type, so that the compiler reports a missing one. */
const CONTROLS: Readonly<Record<MetadataType, 'input' | 'textarea' | 'choice'>> = {
  text: 'input',
  email: 'input',
  tel: 'input',
  date: 'input',
  time: 'input',
  password: 'input',
  number: 'input',
  url: 'input',
  textarea: 'textarea',
  select: 'choice',
  radio: 'choice',
  checkbox: 'choice',
};

it('draws each type as its own control, with a star where it is required', async () => {
  const options = ['Morning', 'Evening'];
  const elements = [
    ...Object.entries(CONTROLS).map(([type, control]) =>
      element(type as MetadataType, {
        required: true,
        placeholder: `A ${type}`,
        options: control === 'choice' ? options : [],
      }),
    ),
    element('text', { id: 'nickname', label: 'Nickname' }),
  ];
  const person = show([{ ...template, metaData: { elements } }]);
  await person.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(await screen.findByText('Fields with a star (*) are required.')).toBeInTheDocument();
  for (const [type] of Object.entries(CONTROLS).filter(([, control]) => control === 'input')) {
    const input = screen.getByLabelText(`Your ${type} *`);
    expect([input.getAttribute('type'), input.getAttribute('placeholder')]).toEqual([type, `A ${type}`]);
    expect(input).toBeRequired();
  }
  expect(screen.getByLabelText('Your textarea *').tagName).toBe('TEXTAREA');
  const select = screen.getByLabelText('Your select *');
  expect(select).toBeRequired();
  for (const name of options) expect(within(select).getByRole('option', { name })).toBeInTheDocument();
  const radios = screen.getByRole('group', { name: 'Your radio *' });
  expect(within(radios).getAllByRole('radio')).toHaveLength(2);
  const boxes = screen.getByRole('group', { name: 'Your checkbox *' });
  expect(within(boxes).getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getByLabelText('Nickname')).not.toBeRequired();
});

it('says of a password that it was answered, without showing it, and saves a blank for one that is left', async () => {
  const fields = [{ key: 'password', label: 'Your password', value: '', isSealed: true } as const];
  const person = show([{ ...template, metaData: { elements: [element('password')] }, fields }]);
  await person.click(screen.getByRole('button', { name: 'Checkout' }));
  const input = await screen.findByLabelText('Your password');
  expect(input).toHaveValue('');
  expect(input).toHaveAttribute('placeholder', 'Answered: leave it, or type another');
  await person.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(fake.sent(saveProductMeta)).toHaveLength(1));
  expect(fake.sent(saveProductMeta)[0]?.body.payload.fields).toEqual([
    { key: 'password', label: 'Your password', value: '' },
  ]);
});

it('stays with the product whose answers could not be saved', async () => {
  const person = show([template]);
  fake.answer(
    answer(saveProductMeta, () => {
      throw new CallError(500, 'an error occurred');
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Checkout' }));
  await person.type(await screen.findByLabelText('Your email'), 'not an address');
  await person.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() =>
    expect(fake.notices()).toMatchObject([{ severity: 'error', text: 'Failed to save metadata' }]),
  );
  expect(screen.getByLabelText('Your email')).toHaveValue('not an address');
});
