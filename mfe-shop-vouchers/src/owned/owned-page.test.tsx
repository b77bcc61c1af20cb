import { calls, type OwnedProduct } from '@phila/contract/calls';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { sampleBundle, sampleOffer, samplePage } from '../testing/samples.ts';
import OwnedPage from './owned-page.tsx';

const { shop, voucher } = calls;

const sample = (values: Partial<OwnedProduct> = {}): OwnedProduct => ({
  productId: 7,
  productName: 'Spreadsheets, from the first cell',
  categoryName: 'Digital skills',
  isDelivered: false,
  imageUrl: '',
  ownedSince: '2026-11-22T22:30:00.000Z',
  orderId: 12,
  orderNumber: 'ORD-2026-000012',
  ...values,
});
const begin = {
  words: 'Sign up with the **code**.',
  date: '2026-12-05',
  place: '21 Rissik Street, Johannesburg',
  link: 'https://academy.example/spreadsheets',
  file: '/files/workbook.pdf',
  download: null,
  code: 'SHEETS-1',
};

const show = (
  products: OwnedProduct[] | (() => never[]),
  bundles = [sampleBundle({ owned: true, paidUntil: '2029-11-22' })],
) =>
  renderWithPlatform(<OwnedPage />, {
    signedIn: true,
    path: '/offers/owned',
    answers: [
      answer(shop.ownedProducts, () => samplePage(typeof products === 'function' ? products() : products)),
      answer(voucher.employeeBundles, samplePage(bundles)),
      answer(voucher.employeeBundleOffers, [sampleOffer()]),
    ],
  });

it('lists each thing with its way to begin, its order and its page', async () => {
  const { container } = show([sample({ begin })]);
  const item = within(
    (await screen.findByRole('heading', { level: 3, name: 'Spreadsheets, from the first cell' })).closest(
      'li',
    ) as HTMLElement,
  );
  expect(item.getByText('code').tagName).toBe('STRONG');
  expect(item.getByText('5 December 2026')).toBeInTheDocument();
  expect(item.getByText('21 Rissik Street, Johannesburg')).toBeInTheDocument();
  expect(item.getByText('SHEETS-1')).toBeInTheDocument();
  expect(
    item.getByRole('button', { name: 'Copy code of Spreadsheets, from the first cell' }),
  ).toBeInTheDocument();
  const open = item.getByRole('link', { name: 'Open Spreadsheets, from the first cell' });
  expect(open).toHaveAttribute('href', 'https://academy.example/spreadsheets');
  expect(open).toHaveAttribute('rel', 'noopener noreferrer');
  expect(
    item.getByRole('link', { name: 'Download the file of Spreadsheets, from the first cell' }),
  ).toHaveAttribute('href', '/files/workbook.pdf');
  expect(item.getByRole('link', { name: 'ORD-2026-000012' })).toHaveAttribute('href', '/offers/orders/12');
  expect(item.getByRole('link', { name: 'Spreadsheets, from the first cell' })).toHaveAttribute(
    'href',
    '/offers/product/7',
  );
  expect(item.getByText(/Yours since 23 Nov 2026/)).toBeInTheDocument();
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});

it('stays on this site for a page of this site, and leaves out what was not set', async () => {
  const only = { words: null, date: null, place: null, file: null, download: null, code: null };
  show([sample({ begin: { ...only, link: '/career/create-my-cv' }, orderId: null, orderNumber: null })]);
  const open = await screen.findByRole('link', { name: /^Open / });
  expect(open).not.toHaveAttribute('target');
  expect(screen.queryByText('Begins on')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^ORD/ })).not.toBeInTheDocument();
});

it('never leads to an address that runs something', async () => {
  const only = { words: 'Begin.', date: null, place: null, file: null, download: null, code: null };
  show([sample({ begin: { ...only, link: 'javascript:alert(1)' } })]);
  await screen.findByText('Begin.');
  expect(screen.queryByRole('link', { name: /^Open / })).not.toBeInTheDocument();
});

it('downloads the file that was uploaded for those who own it, under its name', async () => {
  const only = { words: null, date: null, place: null, link: null, file: null, code: null };
  const download = { fileName: 'workbook.pdf', size: 312 * 1024 };
  const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  let isThere = true;
  renderWithPlatform(<OwnedPage />, {
    signedIn: true,
    path: '/offers/owned',
    answers: [
      answer(shop.ownedProducts, samplePage([sample({ begin: { ...only, download } })])),
      answer(voucher.employeeBundles, samplePage([])),
      answer(shop.ownedProductFile, () => {
        if (!isThere) throw new CallError(404, 'Not found');
        return file;
      }),
    ],
  });
  const button = await screen.findByRole('button', { name: 'Download workbook.pdf (312 KB)' });
  await userEvent.click(button);
  await waitFor(() => expect(names).toEqual(['workbook.pdf']));
  expect(fake.sent(shop.ownedProductFile)).toMatchObject([{ params: { id: 7 } }]);
  isThere = false;
  await userEvent.click(button);
  await waitFor(() => expect(fake.notices()).toMatchObject([{ severity: 'error' }]));
  expect(names).toHaveLength(1);
});

it('says from when on something is open, and leads to its page where nothing else is known', async () => {
  show([
    sample({ beginsAt: '2026-12-01T08:00:00.000Z' }),
    sample({ productId: 8, productName: 'First aid level 1' }),
  ]);
  expect(await screen.findByText(/It opens on 1 December 2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See its progress: First aid level 1' })).toHaveAttribute(
    'href',
    '/offers/product/8',
  );
});

it('opens the vouchers of a bundle', async () => {
  show([]);
  expect(await screen.findByText('1 voucher, valid until 22 November 2029 at least')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'See its vouchers: Family weekend' }));
  expect(await screen.findByRole('dialog', { name: 'Family weekend' })).toBeInTheDocument();
});

it('leads to the offers and the bundles where nothing is owned yet', async () => {
  show([], []);
  expect(await screen.findByText('No products yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Look at the offers' })).toHaveAttribute('href', '/offers');
  expect(await screen.findByRole('link', { name: 'See the bundles' })).toHaveAttribute(
    'href',
    '/offers/bundles',
  );
});

it('says that it cannot be shown, and asks again', async () => {
  show(() => {
    throw new CallError(400, 'an error occurred');
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fake.answer(answer(shop.ownedProducts, samplePage([sample()])));
  await userEvent.click(retry);
  expect(
    await screen.findByRole('heading', { name: 'Spreadsheets, from the first cell' }),
  ).toBeInTheDocument();
});
