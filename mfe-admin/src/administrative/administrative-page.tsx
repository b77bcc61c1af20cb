import type { Permission } from '@phila/contract/permissions';
import { useMay } from '@phila/platform';
import { Empty, type IconName, Page, Tile, Tiles } from '@phila/ui';

interface Administrative {
  to: string;
  permission:
    | 'shop.orders.read'
    | 'identity.people.read'
    | 'identity.roles.read'
    | 'site.operations.read'
    | 'site.remotes.read'
    | 'wealth.taxYears.read';
  title: string;
  text: string;
  icon: IconName;
}

const pages: readonly Administrative[] = [
  {
    to: '/admin/administrative/orders',
    permission: 'shop.orders.read',
    title: 'Orders',
    text: 'Payments, refunds and orders that need attention',
    icon: 'cart',
  },
  {
    to: '/admin/administrative/people',
    permission: 'identity.people.read',
    title: 'People',
    text: 'Accounts, sessions and who they belong to',
    icon: 'person',
  },
  {
    to: '/admin/administrative/roles',
    permission: 'identity.roles.read',
    title: 'Roles',
    text: 'What each role allows, and who holds it',
    icon: 'people',
  },
  {
    to: '/admin/administrative/audit',
    permission: 'site.operations.read',
    title: 'Audit',
    text: 'What administrators did, and when',
    icon: 'clock',
  },
  {
    to: '/admin/administrative/jobs',
    permission: 'site.operations.read',
    title: 'Jobs',
    text: 'Jobs that wait, run or failed',
    icon: 'refresh',
  },
  {
    to: '/admin/administrative/messages',
    permission: 'site.operations.read',
    title: 'Emails and texts',
    text: 'What was sent, and what could not be',
    icon: 'mail',
  },
  {
    to: '/admin/administrative/plans',
    permission: 'wealth.taxYears.read',
    title: 'Plans and tax years',
    text: 'What people compare, and what their pay is worked out with',
    icon: 'calculator',
  },
  {
    to: '/admin/administrative/remotes',
    permission: 'site.remotes.read',
    title: 'Remotes',
    text: 'Which release of each part is in use, and the way back',
    icon: 'computer',
  },
  {
    to: '/admin/administrative/health',
    permission: 'site.operations.read',
    title: 'Health',
    text: 'How the database, jobs, emails and disk are',
    icon: 'heart',
  },
];

/** Links to the site's operations, limited by rights. */
const AdministrativePage = () => {
  const sees = {
    'shop.orders.read': useMay('shop.orders.read'),
    'identity.people.read': useMay('identity.people.read'),
    'identity.roles.read': useMay('identity.roles.read'),
    'site.operations.read': useMay('site.operations.read'),
    'site.remotes.read': useMay('site.remotes.read'),
    'wealth.taxYears.read': useMay('wealth.taxYears.read'),
  } satisfies { readonly [permission in Permission]?: boolean };
  const seen = pages.filter(({ permission }) => sees[permission]);
  return (
    <Page title="Administrative" sentence="What keeps the site running.">
      {seen.length > 0 ? (
        <Tiles label="Administrative pages">
          {seen.map(({ to, title, text, icon }) => (
            <Tile key={to} to={to} title={title} text={text} icon={icon} />
          ))}
        </Tiles>
      ) : (
        <Empty title="Nothing here for you">Your roles allow none of the administrative pages.</Empty>
      )}
    </Page>
  );
};

export default AdministrativePage;
