import { matchPath, remoteDeclaration, sectionProps } from '@phila/contract/remote';
import declaration, { sections } from '../remote.ts';
import { pages } from './pages.ts';

const checked = remoteDeclaration.parse(declaration);

it('is what the contract asks for', () => expect(checked.name).toBe('details'));

const generic = sections.filter((section) => section.generic).map(({ page }) => page);

it.each(
  checked.routes.filter(({ page, redirect }) => redirect === undefined && !generic.includes(page ?? '')),
)('has the page of $path', async ({ page }) => {
  const loaded = await pages[page ?? '']?.();
  expect(loaded?.default).toEqual(expect.any(Function));
});

it('leads nowhere that it does not own', () => {
  const paths = checked.routes.map(({ path }) => path);
  for (const { to } of checked.navigation) {
    expect(paths.some((path) => matchPath(path, to) !== null)).toBe(true);
  }
});

it('has a page of its own only for sections about which something is special', () => {
  expect(generic).toEqual(expect.arrayContaining(['next-of-kin', 'passports-and-permits', 'tax']));
  expect(Object.keys(pages).filter((page) => generic.includes(page))).toEqual([]);
});

it('prefetches what each section shows: a single record, and the lists that its values are named by', () => {
  const prefetched = Object.fromEntries(checked.routes.map((route) => [route.page, route.prefetch]));
  expect(prefetched['tax']).toEqual(['/Account/get-tax-details']);
  expect(prefetched['contact']).toEqual(['/Account/get-contact-details']);
  expect(prefetched['next-of-kin']).toEqual(['/Lookup/titles', '/Lookup/relations']);
  expect(prefetched['banking']).toEqual(['/Lookup/bank-branches', '/Lookup/bank-account-type']);
  expect(prefetched['passports-and-permits']).toEqual([
    '/Account/get-passport-and-permit-details',
    '/Lookup/countries',
    '/Lookup/work-permits',
  ]);
});

it('refreshes the overview after every save, and what else holds the same values', () => {
  for (const { page, part } of sections)
    expect(sectionProps(sections, page).refreshes[0]?.path).toBe(part.completion.path);
  expect(sectionProps(sections, 'tax').refreshes[0]?.path).toBe('/Overview/my-details-overview/{category}');
  expect(sectionProps(sections, 'passports-and-permits').refreshes[1]?.path).toBe(
    '/Account/get-biographical-details',
  );
});
