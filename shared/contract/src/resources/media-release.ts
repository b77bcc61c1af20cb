import * as z from 'zod/mini';
import { imageTypes } from '../calls/image/kinds.ts';
import { prose, text } from '../records/fields.ts';
import { ifGiven, rule } from '../rules/rule.ts';
import { required, storableText } from '../rules/text.ts';
import { resource } from './resource.ts';

const LONGEST_BODY = 20_000;
const NO_SLUG =
  'Please use small letters, digits and hyphens, with at least one letter, such as new-course-2026';

/** Contains a letter, because digits alone are a release's number in an address. */
const slug = z
  .string(NO_SLUG)
  .check(z.regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, NO_SLUG), ...storableText(100));

/** Press releases (specification: public-site, "Routes"). */
export const mediaRelease = resource({
  name: 'media-releases',
  title: 'media release',
  plural: 'media releases',
  owner: 'site',
  capability: 'site.mediaReleases',
  named: 'title',
  columns: ['title', 'slug', 'author'],
  isRestorable: true,
  isPublished: true,
  fields: {
    title: text('Title', required('Please enter a title', 150)),
    slug: text('Address', rule(slug), {
      hint: 'The last part of its address: /media-releases/…',
    }),
    summary: prose('Summary', required('Please enter a summary', 400), {
      hint: 'One or two sentences for the list.',
    }),
    body: prose('Text', required('Please enter the text', LONGEST_BODY), { hint: 'Markdown.' }),
    author: text('Author', required('Please enter who wrote it', 100)),
    heroAlt: text('What the picture shows', ifGiven(required('Please say what the picture shows', 200)), {
      hint: 'Read out in place of the picture; blank for one that only decorates.',
    }),
  },
  pictures: { hero: { label: 'Picture', type: imageTypes.MediaRelease } },
});
