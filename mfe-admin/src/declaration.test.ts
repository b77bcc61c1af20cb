import { remoteDeclaration } from '@phila/contract/remote';
import type { AnyResource } from '@phila/contract/resources';
import declaration, { sections } from '../remote.ts';
import { areas } from './home/areas.ts';
import { pages } from './pages.ts';

const checked = remoteDeclaration.parse(declaration);
const generic = sections.filter((section) => section.generic).map(({ page }) => page);

it.each(
  checked.routes.filter(({ page, redirect }) => redirect === undefined && !generic.includes(page ?? '')),
)('has the page of $path', async ({ page }) => {
  const loaded = await pages[page ?? '']?.();
  expect(loaded?.default).toEqual(expect.any(Function));
});

it('asks at each page for the permission to read what it shows', () => {
  expect(Object.fromEntries(checked.routes.map(({ path, access }) => [path, access]))).toEqual({
    '/admin': 'administrator',
    '/admin/administrative': 'administrator',
    '/admin/voucher-management': 'may voucher.offers.read',
    '/admin/product-management': 'may shop.catalogue.read',
    '/admin/create-org-structures': 'may organisation.structures.write',
    '/admin/media-releases-management/create': 'may site.mediaReleases.write',
    '/admin/media-releases-management/edit/:id': 'may site.mediaReleases.read',
    '/admin/metadata-management': 'may shop.catalogue.read',
    '/admin/administrative/orders': 'may shop.orders.read',
    '/admin/administrative/roles': 'may identity.roles.read',
    '/admin/product-management-pages': 'may shop.catalogue.read',
    '/admin/category-management': 'may shop.catalogue.read',
    '/admin/discount-management': 'may shop.discounts.read',
    '/admin/offer-management': 'may voucher.offers.read',
    '/admin/subscription-management': 'may voucher.bundles.read',
    '/admin/cause-management': 'may voucher.causes.read',
    '/admin/lookup-management': 'may voucher.lookups.read',
    '/admin/banner-management': 'may banner.banners.read',
    '/admin/media-releases-management': 'may site.mediaReleases.read',
    '/admin/manage-org-structures': 'may organisation.structures.read',
    '/admin/org-type-management': 'may organisation.structures.read',
  });
});

it('has a tile on the first page for each section, in the order of the menu', () => {
  expect(areas).toEqual(
    sections.map(({ route, entry, props, record }) => {
      const { name, capability, title, plural } = record as AnyResource;
      return { name, capability, title, plural, heading: props.title, to: route.path, icon: entry.icon };
    }),
  );
});
