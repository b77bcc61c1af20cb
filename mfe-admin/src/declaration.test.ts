import { remoteDeclaration } from '@phila/contract/remote';
import type { AnyResource } from '@phila/contract/resources';
import declaration, { sections } from '../remote.ts';
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
  // Drops section routes, because their access follows from their resources.
  const own = checked.routes.slice(0, -sections.length);
  expect(Object.fromEntries(own.map(({ path, access }) => [path, access]))).toEqual({
    '/admin': 'administrator',
    '/admin/administrative': 'administrator',
    '/admin/voucher-management': 'may voucher.offers.read',
    '/admin/product-management': 'may shop.catalogue.read',
    '/admin/create-org-structures': 'may organisation.structures.write',
    '/admin/manage-org-structures/:osNo': 'may organisation.members.read',
    '/admin/media-releases-management/create': 'may site.mediaReleases.write',
    '/admin/media-releases-management/edit/:id': 'may site.mediaReleases.read',
    '/admin/metadata-management': 'may shop.catalogue.read',
    '/admin/code-batches': 'may voucher.codes.read',
    '/admin/redemptions': 'may voucher.redemptions.read',
    '/admin/pixel-analytics': 'may banner.banners.read',
    '/admin/messaging': 'may site.announcements.read',
    '/admin/administrative/orders': 'may shop.orders.read',
    '/admin/administrative/roles': 'may identity.roles.read',
    '/admin/administrative/people': 'may identity.people.read',
    '/admin/administrative/people/:id': 'may identity.people.read',
    '/admin/administrative/audit': 'may site.operations.read',
    '/admin/administrative/jobs': 'may site.operations.read',
    '/admin/administrative/messages': 'may site.operations.read',
    '/admin/administrative/plans': 'may wealth.taxYears.read',
    '/admin/administrative/remotes': 'may site.remotes.read',
    '/admin/administrative/cases': 'administrator',
    '/admin/administrative/health': 'may site.operations.read',
  });
});

it('has for each section a tile on the first page, for those who may read its rows', () => {
  for (const { route, entry, record } of sections) {
    const { name, capability, title, plural } = record as AnyResource;
    expect(checked.navigation.find(({ to }) => to === route.path)).toMatchObject({
      icon: entry.icon,
      access: `may ${capability}.read`,
      tile: { counts: { resource: name, one: title, several: plural } },
    });
  }
});

it('has what a list draws its first rows of read ahead, and for an address that leads to a row of it as well', () => {
  const ahead = Object.fromEntries(checked.routes.map(({ path, prefetch }) => [path, prefetch]));
  expect(ahead['/admin/offer-management']).toEqual([
    '/Manage/voucher-offers?PageNumber=1&PageSize=25',
    '/Voucher/lookup-management?LookupType=RedemptionMethod',
    '/Voucher/lookup-management?LookupType=Supplier',
  ]);
  expect(ahead['/admin/create-org-structures']).toEqual([
    '/Manage/organisations?PageNumber=1&PageSize=25',
    '/Account/organization-types',
    '/Account/organizational-structures',
  ]);
  expect(ahead['/admin/create-org-structures']).toEqual(ahead['/admin/manage-org-structures']);
});
