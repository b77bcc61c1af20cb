import type { Permission } from '@phila/contract/permissions';
import { calls } from '@phila/contract/calls';
import { clientResourceCalls, type ResourceRow } from '@phila/contract/resources';
import { organisation } from '@phila/contract/resources/organisation';
import { paletteOf } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OrganisationsPage from './organisations-page.tsx';

const GUID = '7b0c9a52-3f7e-4c0e-9d55-1f2a6c8e4d10';
const resource = clientResourceCalls(organisation);

const row: ResourceRow<typeof organisation> = {
  id: 12,
  version: 1,
  removedAt: null,
  publishedAt: null,
  pictures: { logo: null, background: null },
  osName: 'Umoya Solar',
  osNo: 12,
  typeId: null,
  parentOsNo: 10,
  primaryColor: '#0B6E4F',
  secondaryColor: null,
  showsAdverts: false,
  invitationsADay: null,
  guid: GUID,
  greeting: null,
  hrName: null,
  hrMail: null,
  hrPhone: null,
  links: [],
  announcements: [],
};

const node = (osNo: number, osName: string, parentOsNo: number | null) => ({
  osNo,
  guid: GUID,
  osName,
  typeId: null,
  typeName: null,
  parentOsNo,
});

const show = (path: string, more: readonly Permission[] = []) => {
  renderWithPlatform(<OrganisationsPage />, {
    path,
    may: ['organisation.structures.read', 'organisation.structures.write', ...more],
    answers: [
      answer(resource.list, { items: [row], pageNumber: 1, pageSize: 25, hasNext: false } as never),
      answer(calls.administration.bulkJobs, []),
      answer(calls.lists.read, {
        size: null,
        columns: null,
        isDense: false,
        widths: {},
        viewId: null,
        views: [],
      }),
      answer(resource.count, { count: 1, isCapped: false }),
      answer(resource.read, row as never),
      answer(calls.organisation.types, []),
      answer(calls.organisation.structures, [node(10, 'Umoya Energy', null), node(12, 'Umoya Solar', 10)]),
    ],
  });
  return userEvent.setup({ delay: null });
};

it('shows what belongs to what, each a way to its page', async () => {
  show('/');
  const tree = within(await screen.findByRole('region', { name: 'What belongs to what' }));
  const [upper] = await tree.findAllByRole('listitem');
  const part = within(upper as HTMLElement);
  expect(part.getByRole('link', { name: 'Umoya Solar' })).toHaveAttribute('href', '/?row=12');
});

it('shows an organisation in its colours while they are chosen, with a verdict on each and the link for its people', async () => {
  const person = show('/?row=12');
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(preview.getByText('The first colour reads well with white letters.')).toBeInTheDocument();
  expect(preview.getByText('The second colour: none yet, so main buttons are grey.')).toBeInTheDocument();
  expect(preview.getByText(new RegExp(`Organization=${GUID}$`))).toBeInTheDocument();
  const second = await screen.findByRole('textbox', { name: /^Second colour/ });
  await person.type(second, '#F2A541');
  expect(preview.getByText('The second colour reads well with dark letters.')).toBeInTheDocument();
});

it('shows one that has no colour yet as the site does, in grey, and in the dark as well', async () => {
  const person = show('/?row=new');
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(
    preview.getByText('The first colour: none yet, so the menu and header are grey.'),
  ).toBeInTheDocument();
  const page = () => preview.getByText('Your policy ends in 12 days').closest<HTMLElement>('[inert]')?.style;
  const light = page()?.getPropertyValue('--phila-chrome');
  expect(light).toBe(paletteOf('light', { primary: null, secondary: null }).chrome);
  await person.click(preview.getByText('Dark'));
  expect(page()?.getPropertyValue('--phila-card')).toBe(paletteOf('dark', null).card);
});

it('leads from an organisation’s drawer to its page', async () => {
  show('/admin/manage-org-structures?row=12', ['organisation.members.read']);
  expect(
    await screen.findByRole('link', { name: 'Its people, bundles and parts of the site' }),
  ).toHaveAttribute('href', '/admin/manage-org-structures/12');
});

it('opens the form of a new one at the specification’s address of it', async () => {
  show('/admin/create-org-structures');
  expect(await screen.findByRole('dialog', { name: 'Add an organisation' })).toBeInTheDocument();
  expect(fake.place()).toMatchObject({ pathname: '/admin/manage-org-structures', search: '?row=new' });
});
