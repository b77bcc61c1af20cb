import { calls } from '@phila/contract/calls';
import { clientResourceCalls } from '@phila/contract/resources';
import { mediaRelease } from '@phila/contract/resources/media-release';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MediaReleasesPage from './media-releases-page.tsx';

const resource = clientResourceCalls(mediaRelease);

it('shows a release as it is written, with nothing in it that runs', async () => {
  renderWithPlatform(<MediaReleasesPage />, {
    path: '/?row=new',
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
    ],
  });
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
