import { calls } from '@phila/contract/calls';
import { clientResourceCalls } from '@phila/contract/resources';
import { mediaRelease } from '@phila/contract/resources/media-release';
import { CallError } from '@phila/platform';
import { answer, fake, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MediaReleasesPage from './media-releases-page.tsx';

const resource = clientResourceCalls(mediaRelease);

const show = (path: string) =>
  renderWithPlatform(<MediaReleasesPage />, {
    path,
    may: ['site.mediaReleases.read', 'site.mediaReleases.write'],
    answers: [
      answer(resource.list, { items: [], pageNumber: 1, pageSize: 25, hasNext: false } as never),
      answer(calls.administration.bulkJobs, []),
      answer(calls.lists.read, {
        size: null,
        columns: null,
        isDense: false,
        widths: {},
        viewId: null,
        views: [],
      }),
      answer(resource.count, { count: 0, isCapped: false }),
      answer(resource.read, () => {
        throw new CallError(404, 'Not found');
      }),
    ],
  });

it.each([
  ['create', 'new'],
  ['edit/12', '12'],
])('opens a release beside the list at /%s', async (path, row) => {
  show(`/admin/media-releases-management/${path}`);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(fake.place()).toMatchObject({ pathname: '/admin/media-releases-management', search: `?row=${row}` });
});

it('shows a release as it is written, with nothing in it that runs', async () => {
  show('/?row=new');
  const person = userEvent.setup({ delay: null });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a media release' }));
  const preview = within(dialog.getByRole('region', { name: 'Preview' }));
  expect(preview.getByRole('heading', { name: 'Untitled' })).toBeInTheDocument();
  await person.type(dialog.getByLabelText(/^Title/), 'A course');
  await person.type(dialog.getByLabelText(/^Text/), '## Where <img src=x onerror=alert(1)>');
  expect(preview.getByRole('heading', { name: 'A course' })).toBeInTheDocument();
  expect(preview.getByRole('heading', { name: /^Where/ })).toBeInTheDocument();
  expect(preview.queryByRole('img')).not.toBeInTheDocument();
});
