import { brand } from '@phila/contract/brand';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './test.ts';

/*
 * Public pages claim nothing untrue: anything invented is marked as an example beside it. The brand file holds the
 * facts of a copy's own company; here its addresses end in `.example`.
 */

/** Phone numbers of the brand file, as pages show them. */
const PHONES = [brand.phone, brand.informationOfficer.phone];

/** Real offices; the law or they themselves publish their addresses. */
const OFFICES = ['inforegulator.org.za'];

/** Invented companies and people of the demonstration. */
const MADE_UP =
  /Umoya|Imbali|Naledi Dlamini|Johan van Wyk|Lerato Mokoena|Example (?:Scheme|Insurance)|Thandi|Mokoena/;

/** Words that mark something as invented, or an amount as calculated from the entries beside it. */
const NAMED = /\bexamples?\b|\bmade[ -]up\b|\bfor instance\b/i;

/**
 * Amounts without such a mark, by page: calculated from the visitor's choices beside them, or prices and counts from
 * the service (tested in published.test.ts).
 */
const AMOUNTS: Readonly<Record<string, RegExp>> = {
  '/': /this is a sum, not advice/,
  '/landing-page': /this is a sum, not advice/,
  '/moneytimeFinancialLiteracy': /try the sums with your own numbers/,
  '/courses': /Prices include VAT/,
  '/shop': /\d+ products/,
  '/netWealth': /What you own less what you owe/,
  '/media-releases': /What we tell the press/,
};

const AMOUNT = /R[ \u00A0]?\d/;
const PHONE = /(?:\+27|\b0)(?:[ \u00A0()-]*\d){9}\b/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const digits = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^27/, '0');

/** Pages in the sitemap. Only a few products, because they share one page. */
const addressesOf = async (request: APIRequestContext): Promise<string[]> => {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const products = paths.filter((path) => path.startsWith('/product/'));
  expect(products.length).toBeGreaterThan(3);
  return paths.filter((path) => !products.slice(3).includes(path));
};

const textOf = async (page: Page, request: APIRequestContext, path: string): Promise<string> => {
  const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
  return page.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, 'text/html');
    for (const none of read.querySelectorAll('script, style, svg, template')) none.remove();
    return [...read.querySelectorAll('body *')]
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim())
      .join(' ');
  }, html);
};

test('no public page says what is not so: numbers, addresses, people and prices are the brand’s, an office’s or named as examples', async ({
  page,
  request,
}) => {
  test.slow();
  const seen = { phones: 0, madeUp: 0, amounts: 0 };
  for (const path of await addressesOf(request)) {
    const text = await textOf(page, request, path);
    const phones = text.match(PHONE) ?? [];
    seen.phones += phones.length;
    expect
      .soft([path, phones.filter((phone) => !PHONES.map(digits).includes(digits(phone)))])
      .toEqual([path, []]);
    const foreign = (text.match(EMAIL) ?? []).filter(
      (email) => !email.endsWith('.example') && !OFFICES.some((office) => email.endsWith(`@${office}`)),
    );
    expect.soft([path, foreign]).toEqual([path, []]);
    // Skips the brand's own addresses: their `.example` marks nothing as invented.
    const isNamed = NAMED.test(text.replaceAll(/\S+\.example\b/g, ''));
    // The list shows only the beginnings of releases; the mark is in each release.
    if (MADE_UP.test(text) && path !== '/media-releases') {
      seen.madeUp += 1;
      expect.soft([path, isNamed]).toEqual([path, true]);
    }
    if (AMOUNT.test(text)) {
      seen.amounts += 1;
      expect.soft([path, isNamed || (AMOUNTS[path]?.test(text) ?? false)]).toEqual([path, true]);
    }
  }
  // Makes sure the test saw something.
  expect(seen.phones).toBeGreaterThan(2);
  expect(seen.madeUp).toBeGreaterThan(4);
  expect(seen.amounts).toBeGreaterThan(15);
});
