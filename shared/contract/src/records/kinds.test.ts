import { lookups } from '../lookups/index.ts';
import { amountBetween, chosen } from '../rules/number.ts';
import { attachedDocument, group, lookup, lookupsOf, option, percentage, text, whole } from './fields.ts';
import { form, rowValues, toForm } from './form.ts';
import { required } from '../rules/text.ts';
import { checkForm } from './check-form.ts';
import { formSchema } from './record-schema.ts';
import { sentBy } from './send-rules.ts';

const cover = form({
  fields: {
    kind: option('Kind', [
      { id: 'life', name: 'Life' },
      { id: 'short', name: 'Short-term' },
    ]),
    product: option(
      'Product',
      [
        { id: 1, name: 'Funeral' },
        { id: 2, name: 'Disability' },
        { id: 3, name: 'Car' },
      ],
      undefined,
      {
        among: {
          field: 'kind',
          keep: ({ id }, kind) => (kind === 'life' ? id < 3 : kind === 'short' && id === 3),
        },
      },
    ),
    share: percentage('Share'),
    rate: percentage('Rate', amountBetween(0, 100, 'At what rate?')),
    term: whole('Term', { unit: 'years', min: 1, max: 30 }, chosen('For how long?')),
    waiting: whole('Waiting period', { unit: 'months', max: 24 }),
    provinces: lookupsOf('Provinces', lookups.provinces),
    countries: lookupsOf('Countries', lookups.countries),
  },
});
const right = { kind: 'life', product: 2, rate: 12.5, term: 20 };
const refusals = (values: object) =>
  checkForm(cover, { ...right, ...values }).map(({ path, message }) => `${path}: ${message}`);

test('a choice may depend on another field: what does not go with it is refused', () => {
  expect(refusals({})).toEqual([]);
  expect(refusals({ product: 3 })).toEqual(['product: Please choose from the list']);
  expect(refusals({ kind: 'short', product: 3 })).toEqual([]);
  expect(refusals({ kind: null })).toEqual(['product: Please choose from the list']);
  expect(refusals({ kind: null, product: null })).toEqual([]);
});

test('a choice depends only on a field of the same form, with no group between them', () => {
  const choices = [{ id: 1, name: 'One' }];
  const dependent = option('A', choices, undefined, { among: { field: 'b', keep: () => true } });
  expect(() => form({ fields: { a: dependent } })).toThrow('depend on b, which is no field');
  expect(() => group('G', { a: dependent, b: text('B') })).toThrow('within a group');
});

test('a lookup takes rows of its own list to keep', () => {
  const field = lookup('Province', lookups.provinces, undefined, {
    among: { field: 'kind', keep: ({ id }, kind) => id === kind },
  });
  expect(field.among?.keep({ id: 2, name: 'Free State' }, 2)).toBe(true);
});

test('a percentage is from 0 to 100, with two decimals', () => {
  for (const share of [0, 100, 12.25, '12,25', null]) expect(refusals({ share })).toEqual([]);
  const range = 'share: Please enter a percentage from 0 to 100';
  expect(refusals({ share: -0.01 })).toEqual([range]);
  expect(refusals({ share: 100.5 })).toEqual([range]);
  expect(refusals({ share: 'half' })).toEqual([range]);
  expect(refusals({ share: 12.345 })).toEqual(['share: Use at most two decimals']);
  expect(refusals({ rate: null })).toEqual(['rate: At what rate?']);
});

test('months and years are whole, within their bounds', () => {
  expect(cover.fields.term).toMatchObject({ kind: 'amount', unit: 'years', whole: true, required: true });
  expect(cover.fields.waiting.required).toBe(false);
  for (const waiting of [0, 24, '12', null, '']) expect(refusals({ waiting })).toEqual([]);
  for (const waiting of [-1, 25, 1.5, 'soon'])
    expect(refusals({ waiting })).toEqual(['waiting: Please enter whole months from 0 to 24']);
  expect(refusals({ term: null })).toEqual(['term: For how long?']);
  expect(refusals({ term: 31 })).toEqual(['term: Please enter whole years from 1 to 30']);
});

test('several choices from a lookup are ids, each once; none is an empty list', () => {
  expect(
    sentBy(cover, { ...right, provinces: ['3', 1, 0, 3, null], countries: ['ZA', ' ZA '] }),
  ).toMatchObject({
    provinces: [3, 1],
    countries: ['ZA'],
  });
  expect(formSchema(cover).parse(right as never)).toMatchObject({ provinces: [], countries: [] });
  for (const provinces of [[-1], ['x'], [{}], 'all', Array.from({ length: 101 }, (_, at) => at + 1)])
    expect(refusals({ provinces })).toEqual(['provinces: Please choose from the list']);
  expect(toForm(cover, { provinces: [1] })).toMatchObject({ provinces: [1], countries: [] });
});

const FILE = {
  documentId: '01935000-0000-7000-8000-0123456789ab',
  originalDocumentName: 'licence.pdf',
  blobStorageDocumentName: '01935000-0000-7000-8000-0123456789ac',
};
const licence = form({
  fields: {
    proof: attachedDocument('Proof', { folder: 'identity' }, required('Please attach your licence')),
    photo: attachedDocument('Photo', { folder: 'other' }),
  },
});

test('an attached document is held with its name, and sent as its id', () => {
  expect(toForm(licence, null)).toEqual({ proof: null, photo: null });
  expect(toForm(licence, { proof: FILE })).toEqual({ proof: FILE, photo: null });
  expect(sentBy(licence, toForm(licence, { proof: FILE }))).toEqual({ proof: FILE.documentId, photo: null });
  expect(rowValues(licence, { proof: FILE.documentId })).toMatchObject({
    proof: { documentId: FILE.documentId, originalDocumentName: '' },
    photo: null,
  });
});

test('an attached document is refused in the words of its rule, and where it is no id', () => {
  const refused = (values: object) =>
    checkForm(licence, { proof: FILE, ...values }).map(({ path, message }) => `${path}: ${message}`);
  expect(refused({})).toEqual([]);
  for (const proof of [null, '', ' '])
    expect(refused({ proof })).toEqual(['proof: Please attach your licence']);
  for (const photo of ['x', 7, {}, { documentId: 7 }, [FILE.documentId], true])
    expect(refused({ photo })).toEqual(['photo: Please choose one of your own files']);
});

test('a group holds no attached document', () => {
  expect(() => group('G', { a: attachedDocument('A', { folder: 'other' }) })).toThrow(
    'a group holds no attached document',
  );
});
