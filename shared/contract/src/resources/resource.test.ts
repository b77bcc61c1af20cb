import { imageTypes, pictureTypeOf } from '../calls/image/kinds.ts';
import { text } from '../records/fields.ts';
import { toForm } from '../records/form.ts';
import { toBody } from '../records/send-rules.ts';
import { banner } from './banner.ts';
import { shopDiscount } from './shop-discount.ts';
import { voucherBundle } from './voucher-bundle.ts';
import * as resources from './index.ts';
import { mediaRelease } from './media-release.ts';
import { resource } from './resource.ts';
import { resourceCalls } from './resource-calls.ts';

// Stored pictures are found by these numbers: they must never change.
const [POSTER, PHOTO] = [1_849_089_991, 2_028_207_734];

it('numbers a picture by its name where nothing else does', () => {
  const { pictures } = resource({
    name: 'workshops',
    title: 'workshop',
    plural: 'workshops',
    owner: 'site',
    capability: 'site.mediaReleases',
    named: 'title',
    fields: { title: text('Title') },
    pictures: { poster: { label: 'Poster' }, photo: { label: 'Photo' } },
  });
  expect(pictures).toEqual({
    poster: { label: 'Poster', type: POSTER },
    photo: { label: 'Photo', type: PHOTO },
  });
  expect(pictureTypeOf('workshops', 'poster')).toBe(POSTER);
  expect(mediaRelease.pictures).toEqual({ hero: { label: 'Picture', type: imageTypes.MediaRelease } });
});

it('begins a bundle with the last day of the specification, and takes a discount without a minimum', () => {
  expect(toForm(voucherBundle, null).endDate).toBe('2030-08-28');
  const { minimumSpend } = toBody(shopDiscount, { ...toForm(shopDiscount, null), minimumSpend: null });
  expect(minimumSpend).toBe(0);
});

it('offers the subcategories of a banner’s category alone', () => {
  const { among } = banner.fields.childCategory;
  const row = { id: 2, name: 'Loans', categoryId: 7 };
  expect([among?.field, among?.keep(row, 7), among?.keep(row, 8)]).toEqual(['category', true, false]);
});

it('says what its calls do in the words of a sentence', () => {
  const summaries = Object.values(resources).flatMap((one) =>
    typeof one === 'object' && 'capability' in one ? [resourceCalls(one).create.summary] : [],
  );
  expect(summaries).toContain('Adds an organisation.');
  expect(summaries).toContain('Adds a product.');
  expect(summaries.filter((summary) => /\ba [aeiou]/.test(summary))).toEqual([]);
});
