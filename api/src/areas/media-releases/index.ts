import { calls, imageTypes } from '@phila/contract';
import { area } from '../../core/area.ts';
import { implement } from '../../core/calls/implement.ts';
import { demo } from './demo.ts';
import { isReleasePublic, listReleases, readRelease } from './published.ts';
import { onPages } from './on-pages.ts';
import { makePreviewLink, openPreview, readPreviewLink, withdrawPreviewLink } from './preview-links.ts';
import * as tables from './tables.ts';
import { releases } from './write-release.ts';

/** Publishes releases for press and public (specification: service, "Media releases"). */
export const mediaReleasesArea = area({
  name: 'mediaReleases',
  resources: [releases],
  answers: [
    implement(calls.mediaReleases.list, ({ query }, { database, clock }) =>
      listReleases(database, clock.now(), query),
    ),
    implement(calls.mediaReleases.read, ({ params }, { database, clock }) =>
      readRelease(database, clock.now(), params.slug),
    ),
    implement(calls.mediaReleases.readPreviewLink, ({ params }, { database, clock }) =>
      readPreviewLink(database, clock.now(), params.id),
    ),
    implement(calls.mediaReleases.makePreviewLink, ({ params }, context) =>
      makePreviewLink(params.id, context),
    ),
    implement(calls.mediaReleases.withdrawPreviewLink, ({ params }, context) =>
      withdrawPreviewLink(params.id, context),
    ),
    implement(calls.mediaReleases.preview, ({ body }, { database, clock }) =>
      openPreview(database, clock.now(), body.token),
    ),
  ],
  tables,
  published: onPages,
  publicPictures: { [imageTypes.MediaRelease]: isReleasePublic },
  demo,
});
