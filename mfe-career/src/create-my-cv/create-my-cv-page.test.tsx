import { calls, type ListedProduct } from '@phila/contract/calls';
import { type CvRecords, newCv, type SavedCv } from '@phila/contract/cv';
import { CallError, store } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CreateMyCvPage from './create-my-cv-page.tsx';
import { cvBodyOf } from './editing/cv-body.ts';
import { cvEdits } from './editing/cv-edits.ts';

const { cv } = calls.career;
const { addToCart, cartDetails, cartTotal, products, verifyPurchase } = calls.shop;

const ID = '01910000-0000-7000-8000-000000000001';
const mine: SavedCv = { id: ID, name: 'My CV', ...newCv(), changedOn: null, version: 0 };
const other: SavedCv = {
  ...mine,
  id: ID.replace(/1$/, '2'),
  name: 'Teaching',
  changedOn: '2026-11-20T08:00:00.000Z',
};

const records: CvRecords = {
  profile: {
    firstName: 'Thandi',
    lastName: 'Mokoena',
    heading: 'Planner',
    personalSummary: null,
    mobileNo: null,
    personalEmail: null,
    city: null,
    links: [],
    picture: null,
  },
  experience: [
    { id: 'e1', projectName: 'Imbali Foods', positionRole: 'Planner', startDate: '2020-01-01' },
    { id: 'e2', projectName: 'Umoya Energy', positionRole: 'Clerk', startDate: '2018-01-01' },
  ],
  education: [],
  courses: [],
  skills: [{ id: 's1', skillName: 'Excel', skillLevel: 'Expert', skillDescription: 'Plans' }],
  languages: [],
  memberships: [],
  registrations: [],
  eligibility: [],
  references: [],
  ownSections: [],
};

const product = (productId: number, sku: string, productName: string): ListedProduct => ({
  productId,
  productName,
  sku,
  categoryId: 1,
  categoryName: 'CV and cover letters',
  price: 149,
  productShortDescription: '',
  imageUrl: '',
  link: '',
  owned: false,
});
const pageOf = <Item,>(items: Item[]) => ({
  items,
  totalCount: items.length,
  pageNumber: 1,
  pageSize: 50,
  totalPages: 1,
  hasNext: false,
  hasPrevious: false,
});

const pdf = (text = '%PDF-1.7 …') => new Blob([text]);
const saved: { name: string; revokedAfter: number }[] = [];

const show = ({
  cvs = [mine],
  content = records,
  purchased = false,
  average = 41.5,
  advice = null,
  prepare = () => undefined,
}: {
  cvs?: SavedCv[];
  content?: CvRecords;
  purchased?: boolean;
  average?: number;
  /** Advice for skills, the weakest part. */
  advice?: { text: string; to: string } | null;
  prepare?: () => void;
} = {}) => {
  renderWithPlatform(<CreateMyCvPage />, {
    signedIn: true,
    prepare,
    path: '/career/create-my-cv',
    answers: [
      answer(cv.list, cvs),
      answer(cv.content, content),
      answer(cv.update, ({ params, body }) => ({
        ...(cvs.find(({ id }) => id === params.id) ?? mine),
        ...body,
        hidden: { ...body.hidden, eligibility: [], ownSections: [] },
        heading: body.heading ?? '',
        personalSummary: body.personalSummary ?? '',
        changedOn: '2026-11-22T10:00:00.000Z',
        version: (body.version ?? 0) + 1,
      })),
      answer(cv.file, pdf()),
      answer(cv.savedFile, pdf()),
      answer(cv.pages, { pages: 2, unreadable: [] }),
      answer(cv.page, new Blob(['RIFF'])),
      answer(
        products,
        pageOf([
          product(31, 'CV-T31', 'CV template: Marula'),
          product(30, 'cv-t30', 'CV template: Horizon'),
          product(7, 'first-aid-1', 'First aid'),
          product(8, 'cv-t99', 'CV template: Unknown'),
        ]),
      ),
      answer(verifyPurchase, { purchased }),
      answer(cartDetails, []),
      answer(cartTotal, 0),
      answer(calls.overview.careerStrength, {
        careerAverage: average,
        parts: [1, 2, 3, 4, 5, 6].map((enumValue) => ({
          enumValue,
          percentage: enumValue === 6 ? 20 : 50,
          advice: enumValue === 6 ? advice : null,
        })),
      }),
    ],
  });
  return userEvent.setup({ delay: null });
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const template = (name: string) => button(new RegExp(name));
const lastSaved = () => fake.sent(cv.update).at(-1)?.body;

/** Simulates a phone: its bottom bar has the main action. */
const onPhone = (): void => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('48em'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
};

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, revokedAfter: 0 });
  });
});
afterEach(() => jest.restoreAllMocks());

it('offers the free layout and those that are sold and can be drawn, and counts them', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Available Templates (3)' })).toBeInTheDocument();
  expect(await template('Classic')).toHaveAttribute('aria-pressed', 'true');
  expect(within(await template('Horizon')).getByText(/^R\s149\.00$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Unknown|First aid/ })).not.toBeInTheDocument();
});

it('folds to the layout that is chosen', async () => {
  const person = show();
  await person.click(await button('Collapse'));
  expect(screen.queryByRole('button', { name: /Horizon/ })).not.toBeInTheDocument();
  expect(await template('Classic')).toBeInTheDocument();
  await person.click(await button('Expand'));
  expect(await template('Horizon')).toBeInTheDocument();
});

it('chooses a paid layout with its own colour, checks the purchase, and sells it', async () => {
  const person = show();
  await person.click(await template('Horizon'));
  expect(fake.sent(verifyPurchase)).toContainEqual({ params: { product: 'cv-t30' } });
  const add = await button(/^ADD TO CART, Horizon R\s149\.00$/);
  expect(screen.queryByRole('button', { name: 'Download Your CV' })).not.toBeInTheDocument();
  await waitFor(() => expect(lastSaved()).toMatchObject({ templateId: 30, colour: '#f08a24', version: 0 }));
  fake.answer(
    answer(addToCart, {
      cartId: ID,
      productId: 30,
      bundleId: null,
      productName: 'CV template: Horizon',
      quantity: 1,
      individualProductPrice: 149,
      totalProductPrice: 149,
      imageUrl: '',
      isBoughtOnce: true,
      isDelivered: false,
      isAvailable: true,
      unavailableReason: null,
      previousPrice: null,
    }),
  );
  await person.click(add);
  expect(fake.sent(addToCart)).toEqual([{ body: { productId: 30 } }]);
  await waitFor(() =>
    expect(fake.notices()).toMatchObject([{ severity: 'success', text: 'Cv added to cart' }]),
  );
  fake.answer(
    answer(addToCart, () => {
      throw new CallError(409, 'You own this already');
    }),
  );
  await person.click(add);
  await waitFor(() =>
    expect(fake.notices().at(-1)).toMatchObject({ severity: 'error', text: 'Failed to add CV' }),
  );
});

it('leads to the cart where the layout lies in it already', async () => {
  const line = {
    cartId: ID,
    productId: 30,
    bundleId: null,
    productName: 'CV template: Horizon',
    quantity: 1,
    individualProductPrice: 149,
    totalProductPrice: 149,
    imageUrl: '',
    isBoughtOnce: true,
    isDelivered: false,
    isAvailable: true,
    unavailableReason: null,
    previousPrice: null,
  };
  const person = show();
  fake.answer(answer(cartDetails, [line]));
  await person.click(await template('Horizon'));
  await person.click(await button('Go To Cart'));
  expect(fake.sent(addToCart)).toEqual([]);
  expect(screen.queryByRole('button', { name: /ADD TO CART/ })).not.toBeInTheDocument();
  await person.click(await template('Marula'));
  expect(await button(/ADD TO CART/)).toBeInTheDocument();
});

it('takes a colour by its digits', async () => {
  const person = show({ cvs: [{ ...mine, templateId: 31, colour: '#00ff00' }], purchased: true });
  await person.click(await button(/^Colour/));
  const digits = await screen.findByRole('textbox', { name: 'Colour as hexadecimal digits' });
  await person.clear(digits);
  await person.type(digits, '8b1a2b');
  await waitFor(() => expect(lastSaved()).toMatchObject({ templateId: 31, colour: '#8b1a2b' }));
});

it('gives the colour back to the layout', async () => {
  const person = show({ cvs: [{ ...mine, templateId: 31, colour: '#00ff00' }], purchased: true });
  await person.click(await button('Reset colour'));
  await waitFor(() => expect(lastSaved()).toMatchObject({ templateId: 31, colour: '#1f5fbf' }));
  expect(await button('Reset colour')).toBeDisabled();
});

it('says how complete the profile is, with two decimals, and goes on or not', async () => {
  const person = show();
  await person.click(await button('Download Your CV'));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('41.50% complete');
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(saved).toEqual([]);
  await person.click(await button('Download Your CV'));
  await person.click(await button('Continue'));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Thandi MokoenaCV.pdf']));
  expect(fake.sent(cv.file)[0]?.body).toEqual(newCv());
});

it('downloads a bought layout at once where the profile is complete, from the service', async () => {
  const person = show({
    cvs: [{ ...mine, templateId: 30, colour: '#f08a24' }],
    purchased: true,
    average: 100,
  });
  await person.click(await button('Download Your CV'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(fake.sent(cv.file)[0]?.body).toMatchObject({ templateId: 30 });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

describe('a download that is pressed before the purchase is known', () => {
  const paid: SavedCv = { ...mine, templateId: 30, colour: '#f08a24' };
  /** Delays the shop's answer until the test releases it. */
  const lateShop = () => {
    let tell: (purchased: boolean) => void = () => undefined;
    const told = new Promise<{ purchased: boolean }>((resolve) => {
      tell = (purchased) => resolve({ purchased });
    });
    fake.answer(answer(verifyPurchase, () => told));
    return (purchased: boolean) => act(async () => tell(purchased));
  };

  it('shows that it is at work, and comes once it is known', async () => {
    const person = show({ cvs: [paid], average: 100 });
    const tell = lateShop();
    const get = await button('Download Your CV');
    expect(get).toHaveAttribute('aria-busy', 'false');
    await person.click(get);
    expect(get).toHaveAttribute('aria-busy', 'true');
    expect(fake.sent(cv.file)).toEqual([]);
    await tell(true);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(fake.sent(cv.file)).toMatchObject([{ body: { templateId: 30 } }]);
    expect(get).toHaveAttribute('aria-busy', 'false');
  });

  it('does so in the bar of a phone', async () => {
    onPhone();
    show({ cvs: [paid], average: 100 });
    const tell = lateShop();
    await waitFor(() => expect(fake.pageActions()).toEqual([{ text: 'Download Your CV', busy: false }]));
    act(() => fake.pressPageAction('Download Your CV'));
    await waitFor(() => expect(fake.pageActions()).toEqual([{ text: 'Download Your CV', busy: true }]));
    await tell(true);
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(fake.pageActions()).toEqual([{ text: 'Download Your CV', busy: false }]));
  });

  it('says why nothing comes where the layout is not bought', async () => {
    const person = show({ cvs: [paid], average: 100 });
    const tell = lateShop();
    await person.click(await button('Download Your CV'));
    await tell(false);
    expect(await button(/ADD TO CART/)).toBeInTheDocument();
    expect(fake.notices()).toMatchObject([
      { severity: 'info', text: 'Buy this layout to download your CV in it' },
    ]);
    expect(fake.sent(cv.file)).toEqual([]);
  });
});

it.each<[string, Blob | CallError, string]>([
  ['is no PDF', new Blob(['<html>']), 'Invalid PDF response'],
  ['does not come', new CallError(503, 'Busy'), 'Unable to download PDF'],
])('says so where what %s', async (_, reply, text) => {
  const person = show({ average: 100 });
  fake.answer(
    answer(cv.file, () => {
      if (reply instanceof CallError) throw reply;
      return reply;
    }),
  );
  await person.click(await button('Download Your CV'));
  await waitFor(() => expect(fake.notices()).toMatchObject([{ severity: 'error', text }]));
  expect(saved).toEqual([]);
});

it('saves the file of the CV as it is kept under its id', async () => {
  const person = show();
  await person.click(await button('Actions for My CV'));
  await person.click(screen.getByRole('menuitem', { name: 'Download as saved' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`CV_${ID}.pdf`]));
});

it.each([
  ['Download as Word', cv.wordFile, 'docx'],
  ['Download as plain text', cv.textFile, 'txt'],
] as const)('%s: saves what the service wrote of the choices on the screen', async (item, call, ending) => {
  const person = show({ average: 100 });
  fake.answer(answer(call, new Blob(['words'])));
  await person.click(await button('Actions for My CV'));
  await person.click(screen.getByRole('menuitem', { name: item }));
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual([
      expect.stringMatching(new RegExp(String.raw`CV\.${ending}$`)),
    ]),
  );
  expect(fake.sent(call)).toMatchObject([{ body: { templateId: 0 } }]);
  expect(fake.notices()).toEqual([]);
});

it('says that a Word document could not be had, and why', async () => {
  const person = show({ average: 100 });
  fake.answer(
    answer(cv.wordFile, () => {
      throw new CallError(503, 'Please try again in a minute.');
    }),
  );
  await person.click(await button('Actions for My CV'));
  await person.click(screen.getByRole('menuitem', { name: 'Download as Word' }));
  await waitFor(() =>
    expect(fake.notices()).toMatchObject([
      { severity: 'error', text: 'Unable to download your CV', detail: 'Please try again in a minute.' },
    ]),
  );
  expect(saved).toEqual([]);
});

it('hides entries of experience and skills in the dialog of the specification', async () => {
  const person = show();
  await person.click(await button('Select content to hide'));
  const dialog = await screen.findByRole('dialog', { name: 'Select content to hide on your CV' });
  await person.click(within(dialog).getByRole('switch', { name: /Hide Umoya Energy/ }));
  await person.click(within(dialog).getByRole('switch', { name: /Hide Excel/ }));
  await person.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.getByText(/2 entries are hidden here\./)).toBeInTheDocument();
  await waitFor(() => expect(lastSaved()?.hidden).toMatchObject({ experience: ['e2'], skills: ['s1'] }));
});

it('puts the parts into another order by keyboard, and keeps the focus', async () => {
  const person = show();
  await person.click(await button('Move Skills up'));
  expect(await button('Move Skills up')).toHaveFocus();
  expect(screen.getByText('Skills is now part 4 of 10')).toBeInTheDocument();
  await waitFor(() =>
    expect(lastSaved()?.order.slice(0, 4)).toEqual(['personalSummary', 'experience', 'education', 'skills']),
  );
});

it('shows the CV that was worked on last, and any of them', async () => {
  const person = show({ cvs: [mine, other] });
  const choice = await screen.findByLabelText('CV');
  expect(choice).toHaveDisplayValue('Teaching');
  await person.selectOptions(choice, 'My CV');
  expect(await button('Actions for My CV')).toBeInTheDocument();
});

it('renames, duplicates and deletes, and brings back what was deleted', async () => {
  const person = show({ cvs: [mine, other] });
  const choose = async (item: string, of = 'Teaching') => {
    await person.click(await button(`Actions for ${of}`));
    await person.click(screen.getByRole('menuitem', { name: item }));
  };
  await choose('Rename');
  const name = await screen.findByLabelText('Name');
  await person.clear(name);
  await person.click(await button('Rename'));
  expect(await screen.findByText('Please give your CV a name')).toBeInTheDocument();
  await person.type(name, 'School');
  await person.click(await button('Rename'));
  await waitFor(() => expect(lastSaved()).toMatchObject({ name: 'School' }));

  const copy: SavedCv = { ...other, id: ID.replace(/1$/, '3'), name: 'School (copy)' };
  fake.answer(answer(cv.create, copy));
  await choose('Duplicate', 'School');
  expect(await screen.findByLabelText('Name')).toHaveValue('School (copy)');
  await person.click(await button('Duplicate'));
  expect(await button('Actions for School (copy)')).toBeInTheDocument();

  fake.answer(answer(cv.remove, true), answer(cv.list, [mine, other]));
  await choose('Delete', 'School (copy)');
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('School (copy) deleted')).toBeInTheDocument();
  expect(fake.sent(cv.remove)).toEqual([{ params: { id: copy.id } }]);
  await person.click(await button('Undo'));
  expect(await button('Actions for School (copy)')).toBeInTheDocument();
  // Two idempotency keys: dialog and Undo.
  expect(new Set(fake.keys(cv.create)).size).toBe(2);
});

it('shows what was saved elsewhere, and says so', async () => {
  const person = show();
  fake.answer(
    answer(cv.update, () => {
      throw new CallError(409, 'Changed', [], { ...mine, heading: 'From my phone', version: 4 });
    }),
  );
  await person.type(await screen.findByLabelText('Heading of this CV'), 'x');
  expect(await screen.findByDisplayValue('From my phone')).toBeInTheDocument();
  expect(fake.notices()).toMatchObject([{ severity: 'warning' }]);
});

it('says that a change is not saved yet, and saves it when asked', async () => {
  const person = show();
  fake.answer(
    answer(cv.update, () => {
      throw new CallError(0, 'No connection');
    }),
  );
  await person.type(await screen.findByLabelText('Heading of this CV'), 'Planner of plants');
  const now = await button('Save now');
  fake.answer(answer(cv.update, { ...mine, heading: 'Planner of plants', version: 1 }));
  await person.click(now);
  await waitFor(() => expect(lastSaved()).toMatchObject({ heading: 'Planner of plants' }));
  expect(await screen.findByText(/What you change is saved by itself/)).toBeInTheDocument();
});

it('shows what could not be saved when the page was left, and saves it over no newer version', async () => {
  const newer = { ...mine, heading: 'From my phone', version: 4 };
  const person = show({
    cvs: [newer],
    prepare: () => {
      const change = { heading: 'Planner of plants' };
      store.dispatch(cvEdits.actions.changed({ id: ID, saved: cvBodyOf(mine), version: 0, change }));
    },
  });
  expect(await screen.findByDisplayValue('Planner of plants')).toBeInTheDocument();
  fake.answer(
    answer(cv.update, () => {
      throw new CallError(409, 'Changed', [], newer);
    }),
  );
  await person.click(await button('Save now'));
  expect(await screen.findByDisplayValue('From my phone')).toBeInTheDocument();
  expect(lastSaved()).toMatchObject({ heading: 'Planner of plants', version: 0 });
  expect(fake.notices()).toMatchObject([{ severity: 'warning' }]);
});

it('keeps what is being typed when a tablet is turned', async () => {
  let wide = false;
  const listeners = new Set<() => void>();
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return query.includes('62.5em') && wide;
        },
        media: query,
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
  show();
  const heading = await screen.findByLabelText('Heading of this CV');
  heading.focus();
  wide = true;
  act(() => listeners.forEach((listener) => listener()));
  expect(await screen.findByRole('region', { name: 'Preview of your CV' })).toBeInTheDocument();
  expect(heading).toHaveFocus();
});

it('keeps room for the layouts of the shop until it answers', async () => {
  show();
  let answerNow: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  fake.answer(
    answer(products, () => waiting.then(() => pageOf([product(30, 'cv-t30', 'CV template: Horizon')]))),
  );
  const list = (await template('Classic')).closest('ul');
  expect(list?.children).toHaveLength(3);
  expect(screen.getByRole('heading', { name: 'Available Templates (3)' })).toBeInTheDocument();
  answerNow?.();
  expect(await screen.findByRole('heading', { name: 'Available Templates (2)' })).toBeInTheDocument();
  expect(list?.children).toHaveLength(2);
});

it('says No Data... where there is nothing but a name', async () => {
  show({
    content: { ...records, profile: { ...records.profile, heading: null }, experience: [], skills: [] },
  });
  expect(await screen.findByText('No Data...')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Make your first CV' })).toHaveAttribute(
    'href',
    '/career/first-cv',
  );
});

it('offers to bring a CV along first, and no download, where there is nothing but a name', async () => {
  show({
    content: { ...records, profile: { ...records.profile, heading: null }, experience: [], skills: [] },
  });
  const bring = await button('Bring a CV along');
  const templates = await screen.findByRole('heading', { name: /^Available Templates/ });
  expect(bring.compareDocumentPosition(templates)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Download Your CV' })).not.toBeInTheDocument();
  // No export either: the file would hold only a name.
  expect(screen.getByRole('heading', { name: 'From other tools' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export as JSON Resume' })).not.toBeInTheDocument();
});

it('takes a CV that says something to other tools', async () => {
  show();
  expect(await button('Export as JSON Resume')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'From and to other tools' })).toBeInTheDocument();
});

it('shows the page that the service draws where there is no room for the preview, turns it, and has it drawn again', async () => {
  const person = show();
  const first = await button('Page 1 of 2 of your CV: larger');
  expect(within(first).getByRole('img', { name: 'Page 1 of 2 of your CV' })).toBeInTheDocument();
  await person.click(await button('Next page'));
  expect(await button('Page 2 of 2 of your CV: larger')).toBeInTheDocument();
  expect(await button('Next page')).toBeDisabled();
  const asked = () =>
    fake.sent(cv.page).filter(({ params, query }) => params.page === 2 && query.Width === '720').length;
  expect(asked()).toBe(1);
  await person.type(await screen.findByLabelText('Heading of this CV'), 'Planner');
  await waitFor(() => expect(asked()).toBe(2));
});

it('turns the large page as well, and shows none that comes after it was closed', async () => {
  const person = show();
  await person.click(await button('Page 1 of 2 of your CV: larger'));
  const large = await screen.findByRole('dialog');
  expect(within(large).getByRole('img', { name: 'Page 1 of 2 of your CV' })).toBeInTheDocument();
  await person.click(within(large).getByRole('button', { name: 'Next page' }));
  expect(await within(large).findByRole('img', { name: 'Page 2 of 2 of your CV' })).toBeInTheDocument();
  expect(within(large).getByRole('button', { name: 'Next page' })).toBeDisabled();
  let come: ((picture: Blob) => void) | undefined;
  fake.answer(answer(cv.page, () => new Promise<Blob>((resolve) => (come = resolve))));
  await person.click(within(large).getByRole('button', { name: 'Previous page' }));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(async () => come?.(new Blob(['RIFF'])));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens the larger page at 200 % at its top left, with its cross, and enlarges it by two fingers', async () => {
  const person = show();
  await person.click(await button('Page 1 of 2 of your CV: larger'));
  const large = await screen.findByRole('dialog', { name: 'Page 1 of 2 of your CV' });
  const picture = within(large).getByRole('img', { name: 'Page 1 of 2 of your CV' });
  const box = within(large).getByRole('region', { name: 'The page, larger' });
  expect(picture).toHaveStyle({ width: '200%' });
  expect([box.scrollLeft, box.scrollTop]).toEqual([0, 0]);
  const touches = (apart: number) => ({
    touches: [
      { clientX: 100, clientY: 100 },
      { clientX: 100 + apart, clientY: 100 },
    ],
  });
  fireEvent.touchStart(box, touches(40));
  fireEvent.touchMove(box, touches(60));
  expect(picture).toHaveStyle({ width: '300%' });
  fireEvent.touchEnd(box, { touches: [] });
  await person.click(within(large).getByRole('button', { name: 'Smaller' }));
  expect(picture).toHaveStyle({ width: '250%' });
  await person.click(within(large).getByRole('button', { name: /Close/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows the person’s own first page in each layout, the chosen one as it is saved', async () => {
  show();
  await template('Horizon');
  const wanted = () =>
    fake
      .sent(cv.page)
      .filter(({ query }) => query.Width === '360')
      .map(({ query }) => query.Template);
  await waitFor(() => expect(new Set(wanted())).toEqual(new Set([undefined, '30', '31'])));
});

it('says that the page could not be drawn, and asks again', async () => {
  const person = show();
  fake.answer(
    answer(cv.page, () => {
      throw new CallError(503, 'Many PDFs are being made right now.');
    }),
  );
  await person.type(await screen.findByLabelText('Heading of this CV'), 'P');
  expect(await screen.findByText('Many PDFs are being made right now.')).toBeInTheDocument();
  fake.answer(answer(cv.page, new Blob(['RIFF'])));
  await person.click(await button('Retry'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('moves a part by the arrow keys on its handle, which keeps the focus', async () => {
  const person = show();
  const grip = await button('Move Skills');
  grip.focus();
  await person.keyboard('{ArrowUp}');
  expect(screen.getByText('Skills is now part 4 of 10')).toBeInTheDocument();
  expect(await button('Move Skills')).toHaveFocus();
  await person.keyboard('{Home}');
  await waitFor(() => expect(lastSaved()?.order[0]).toBe('skills'));
});

it('says after a download what would help the CV most, and leads there', async () => {
  const person = show({ advice: { text: 'Add four more skills.', to: '/career/skills#add' } });
  await person.click(await button('Download Your CV'));
  await person.click(await button('Continue'));
  await waitFor(() =>
    expect(fake.notices()).toMatchObject([
      {
        severity: 'info',
        text: 'Your CV is downloaded',
        detail: 'What would help it most: Add four more skills.',
        action: 'Do it now',
      },
    ]),
  );
  expect(saved).toHaveLength(1);
});
