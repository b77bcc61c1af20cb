import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LARGEST_ID } from '../../rules/number.ts';
import { rowId } from '../../records/record-schema.ts';
import { oneLine, storableText } from '../../rules/text.ts';
import { tooLong } from '../../rules/too-long.ts';
import { metadataTypes, takesOptions } from './metadata-types.ts';
import { numberedId } from './numbered-id.ts';
import { may } from '../../permissions/permission.ts';

/** Most questions of a product, and most options of a question. */
const MAX_ELEMENTS = 40;
const MAX_OPTIONS = 60;

const shown = (message: string, max: number) =>
  z.string(message).check(oneLine(), z.minLength(1, message), ...storableText(max));

const element = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(metadataTypes),
  required: z.boolean(),
  placeholder: z.string(),
  options: z.array(z.string()),
});
export type MetadataElement = z.output<typeof element>;

const answer = z.union([
  z.string().check(...storableText(2000)),
  z.array(z.string().check(...storableText(200))).check(z.maxLength(MAX_OPTIONS)),
]);

/**
 * Saved answer. An empty text if blank, and always for a password, because no reply contains one
 * (docs/specification/orders.md, "Metadata").
 */
export const metadataField = z.object({
  key: z.string(),
  label: z.string(),
  value: answer,
  /** Marks an answer that exists but is never shown. */
  isSealed: z.optional(z.literal(true)),
});
export type MetadataField = z.output<typeof metadataField>;

const productMetadata = z.object({
  productId: z.int(),
  productName: z.string(),
  metaData: z.object({ elements: z.array(element) }),
  /** Earlier answers of the person. */
  fields: z.array(metadataField),
});
export type ProductMetadata = z.output<typeof productMetadata>;

export const productMeta = call({
  method: 'GET',
  path: '/Shop/product-meta/{cartId}',
  access: 'person',
  summary:
    "What the products of the person's cart ask before checkout, in the order of the cart; asked for with the first line's cart id.",
  params: z.strictObject({ cartId: rowId }),
  value: z.array(productMetadata),
});

export const saveProductMeta = call({
  method: 'POST',
  path: '/Shop/employee-product-meta/{productId}',
  access: 'person',
  summary: 'Keeps what the person answered to a product’s questions, until it is ordered.',
  params: z.strictObject({ productId: numberedId }),
  body: z.strictObject({
    productId: z.int().check(z.minimum(1), z.maximum(LARGEST_ID)),
    payload: z.strictObject({
      fields: z
        .array(
          z.strictObject({
            key: z.string().check(...storableText(100)),
            label: z.string().check(...storableText(200)),
            value: answer,
          }),
        )
        .check(z.maxLength(MAX_ELEMENTS)),
    }),
  }),
  value: z.literal(true),
});

const LABEL_NEEDED = 'Please enter the question';

const newElement = z
  .strictObject({
    id: z
      .string()
      .check(
        z.regex(/^[A-Za-z][A-Za-z0-9_-]*$/, 'An id is a letter followed by letters, digits, - and _'),
        z.maxLength(64, tooLong(64)),
      ),
    label: shown(LABEL_NEEDED, 200),
    type: z.enum(metadataTypes, 'Please choose a type'),
    required: z.boolean(),
    placeholder: z.optional(z.string().check(...storableText(200))),
    options: z.optional(
      z.array(shown('Please enter the option', 200)).check(z.maxLength(MAX_OPTIONS, 'At most 60 options')),
    ),
  })
  .check(
    z.check<{ type: string; options?: string[] | undefined }>(
      (payload) => {
        const { type, options = [] } = payload.value;
        if (takesOptions(type) && (!Array.isArray(options) || options.length === 0))
          payload.issues.push({
            code: 'custom',
            path: ['options'],
            message: 'Please add the options to choose from',
            input: options,
          });
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  );

/** A product's questions, as administrators see them. */
const defined = z.object({
  productId: z.int(),
  /** Increases with each change; 0 if there never was a question. */
  version: z.int(),
  metaData: z.object({ elements: z.array(element) }),
  /**
   * Number of orders that answered each question; unanswered questions are absent. An answered question keeps its type.
   */
  used: z.array(z.object({ id: z.string(), orders: z.int() })),
});
export type DefinedMetadata = z.output<typeof defined>;

const params = z.strictObject({ productId: numberedId });
const path = '/Shop/product-metadata/{productId}';

export const readProductMetadata = call({
  method: 'GET',
  path,
  access: may('shop.catalogue.read'),
  summary: 'What a product asks before checkout, and how many orders answered each question.',
  params,
  value: defined,
});

export const defineProductMetadata = call({
  method: 'POST',
  path,
  access: may('shop.catalogue.write'),
  summary:
    'Says what a product asks before checkout, in place of what it asked before: another version of it. An order keeps its answers with the words that were asked. With a version it is 409 where somebody else changed the questions since; 422 where a question that orders answered becomes one of another kind.',
  params,
  body: z.strictObject({
    /** Must match the address, if given. */
    productId: z.optional(numberedId),
    /**
     * Version of the questions that was read; if it changed since, the call is a 409. Without it the last write wins.
     */
    version: z.optional(z.int()),
    metaData: z.strictObject({
      elements: z.array(newElement).check(
        z.maxLength(MAX_ELEMENTS, 'A product asks at most 40 questions'),
        z.refine<{ id: string }[]>(
          (elements) => new Set(elements.map(({ id }) => id)).size === elements.length,
          'Use each id once',
        ),
      ),
    }),
  }),
  value: defined,
});
