import { calls, type FoundGroup } from '@phila/contract/calls';
import { may, type Permission } from '@phila/contract/permissions';
import { CallError } from '@phila/platform';
import { answer, type Answer, declare, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import declaration from '../../remote.ts';
import PaletteButton from './index.tsx';

const { find } = calls.administration;

const found: FoundGroup[] = [
  {
    kind: 'people',
    found: [
      {
        id: 'p1',
        name: 'Thandi Mokoena',
        detail: 't•••@example.org',
        state: { name: 'Active', tone: 'success' },
      },
    ],
  },
  {
    kind: 'orders',
    found: [
      {
        id: '7',
        name: 'ORD-2026-000007',
        detail: 'Thandi Mokoena, R 100.00',
        state: { name: 'Paid', tone: 'success' },
      },
    ],
  },
  {
    kind: 'voucher-codes',
    found: [
      { id: '4', name: 'Coffee for one', detail: 'November', state: { name: 'Free', tone: 'success' } },
    ],
  },
  { kind: 'shop-products', found: [{ id: '12', name: 'Thandi mug', detail: null, state: null }] },
  { kind: 'parcels', found: [{ id: '3', name: 'On no page', detail: null, state: null }] },
];

interface RenderOptions {
  may?: readonly Permission[];
  answers?: Answer[];
}

/** Draws the palette over a page with a field, as on another remote's page. */
const show = ({
  may: rights = ['shop.catalogue.read', 'shop.catalogue.write'],
  answers,
}: RenderOptions = {}) => {
  renderWithPlatform(
    <>
      <PaletteButton />
      <input aria-label="On the page" />
    </>,
    {
      may: rights,
      path: '/admin',
      answers: answers ?? [answer(find, found)],
      prepare: () =>
        declare({
          navigation: (declaration.navigation ?? []).map((entry) => ({ ...entry })),
          commands: [
            {
              text: 'Print labels',
              to: '/admin/letters?print=1',
              icon: 'print',
              words: 'sticker',
              order: 1,
              access: may('shop.catalogue.read'),
            },
            {
              text: 'Weigh parcels',
              to: '/admin/scales',
              icon: 'calculator',
              order: 2,
              access: may('shop.payments.write'),
            },
          ],
        }),
    },
  );
  return userEvent.setup({ delay: null });
};

const field = () => screen.findByRole('combobox', { name: 'Search, or type what to do' });
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const active = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

afterEach(() => declare({}));

const CONTROL_K = '{Control>}k{/Control}';
const META_K = '{Meta>}k{/Meta}';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

const on = (userAgent: string) => jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);

afterEach(() => jest.restoreAllMocks());

it.each([
  [CONTROL_K, WINDOWS],
  [META_K, MAC],
])('opens by %s, closes by Escape, and gives the focus back (%s)', async (keys, userAgent) => {
  on(userAgent);
  const person = show();
  const input = screen.getByLabelText('On the page');
  await person.click(input);
  await person.keyboard(keys);
  expect(await field()).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(input).toHaveFocus();
});

const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1';

it.each([
  ['Ctrl+K on a Mac, which deletes to the end of the line', MAC, CONTROL_K],
  ['Ctrl+K of a keyboard at an iPad', IPAD, CONTROL_K],
  ['Ctrl+Cmd+K on a Mac', MAC, '{Control>}{Meta>}k{/Meta}{/Control}'],
  ['Shift+Cmd+K on a Mac', MAC, '{Shift>}{Meta>}k{/Meta}{/Shift}'],
  ['the Windows key and K', WINDOWS, META_K],
  ['Ctrl+Alt+K', WINDOWS, '{Control>}{Alt>}k{/Alt}{/Control}'],
])('leaves to the system: %s', async (_, userAgent, keys) => {
  on(userAgent);
  const pressed = jest.fn<void, [KeyboardEvent]>();
  window.addEventListener('keydown', pressed);
  const person = show();
  await person.click(screen.getByLabelText('On the page'));
  await person.keyboard(keys);
  window.removeEventListener('keydown', pressed);
  const ofK = pressed.mock.calls.map(([event]) => event).filter(({ key }) => key.toLowerCase() === 'k');
  expect(ofK).not.toHaveLength(0);
  expect(ofK.map(({ defaultPrevented }) => defaultPrevented)).toEqual(ofK.map(() => false));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['⌘K', MAC, 'Meta+K'],
  ['Ctrl+K', WINDOWS, 'Control+K'],
])('names %s on its button', (text, userAgent, keys) => {
  on(userAgent);
  show();
  const button = screen.getByRole('button', { name: 'Search administration' });
  expect(button).toHaveAttribute('aria-keyshortcuts', `/ ${keys}`);
  expect(button).toHaveAttribute('title', expect.stringContaining(text));
});

it('offers the pages, the forms and the commands of all remotes that the person may use, and no other', async () => {
  const person = show();
  await person.click(screen.getByRole('button', { name: 'Search administration' }));
  await field();
  expect(options('Go to')).toEqual(['Home', 'Products', 'Questions', 'Categories']);
  expect(options('Do')).toEqual(['Print labels']);
  expect(options('Add')).toEqual(['Add a product', 'Add a category']);
});

it('offers nothing to add to those who only read', async () => {
  const person = show({ may: ['shop.catalogue.read'] });
  await person.keyboard('{Control>}k{/Control}');
  await field();
  expect(screen.queryByRole('group', { name: 'Add' })).not.toBeInTheDocument();
});

it('finds by a part of the words and goes there by keys alone, round from the last line to the first', async () => {
  const person = show();
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await field(), 'sticker');
  expect(await active()).toHaveTextContent('Print labels');
  await person.clear(await field());
  expect(await active()).toHaveTextContent('Home');
  await person.keyboard('{ArrowUp}');
  expect(await active()).toHaveTextContent('Add a category');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(await active()).toHaveTextContent('Products');
  await person.keyboard('{Enter}');
  expect(fake.place()).toMatchObject({ pathname: '/admin/product-management-pages', search: '' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks the service for rows once the typing pauses, in a body, and leads to each on the page of its kind', async () => {
  const person = show();
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await field(), 'thandi');
  expect(await screen.findByRole('group', { name: 'People' })).toBeInTheDocument();
  expect(fake.sent(find)).toEqual([{ body: { text: 'thandi' } }]);
  expect(screen.getAllByRole('option').map((one) => one.getAttribute('href'))).toEqual([
    '/admin/administrative/people/p1',
    '/admin/administrative/orders?show=all&row=7',
    '/admin/code-batches?offer=4',
    '/admin/product-management-pages?row=12',
  ]);
  expect(screen.getByRole('option', { name: /ORD-2026-000007.*Paid/ })).toBeInTheDocument();
  expect(screen.getByText('4 results')).toBeInTheDocument();
  expect(fake.place().search).toBe('');
  await person.click(screen.getByRole('option', { name: /Thandi mug/ }));
  expect(fake.place()).toMatchObject({ pathname: '/admin/product-management-pages', search: '?row=12' });
});

it('asks again for what could not be searched, and typing goes on', async () => {
  let isBroken = true;
  const person = show({
    answers: [
      answer(find, () => {
        if (isBroken) throw new CallError(503, 'The database does not answer.');
        return [];
      }),
    ],
  });
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await field(), 'qq');
  expect(await screen.findByText('The database does not answer.')).toBeInTheDocument();
  isBroken = false;
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('qq');
});

it('says that nothing is found, and why a search could not be made', async () => {
  const person = show({
    answers: [
      answer(find, ({ body: { text } }) => {
        if (text === 'zz') return [];
        throw new CallError(429, 'Too many attempts. Please try again later.');
      }),
    ],
  });
  await person.keyboard('{Control>}k{/Control}');
  await person.type(await field(), 'zz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  await person.type(await field(), 'z');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  await waitFor(() => expect(screen.queryByText('Nothing found')).not.toBeInTheDocument());
});

it('opens by / outside of fields, and in one / is a letter', async () => {
  const person = show();
  const input = screen.getByLabelText('On the page');
  await person.type(input, 'a/b');
  expect(input).toHaveValue('a/b');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  input.blur();
  await person.keyboard('/');
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('');
});

it('stays closed while a dialog is open, and opens no search of the browser there either', async () => {
  const person = show();
  const modal = document.createElement('div');
  modal.setAttribute('aria-modal', 'true');
  document.body.append(modal);
  const isPrevented: boolean[] = [];
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'k') isPrevented.push(event.defaultPrevented);
  };
  // Listens after the palette's own listener on the window.
  window.addEventListener('keydown', hear);
  await person.keyboard('{Control>}k{/Control}');
  window.removeEventListener('keydown', hear);
  expect(isPrevented).toEqual([true]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  modal.remove();
  await person.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
