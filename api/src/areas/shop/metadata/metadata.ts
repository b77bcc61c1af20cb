import type { MetadataElement, MetadataField, ProductMetadata } from '@phila/contract';
import { takesOptions } from '@phila/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/database/open.ts';
import { Refusal } from '../../../core/http/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { pricedCart } from '../cart/priced-cart.ts';
import { type AnswerOwner, shownAnswer, storedAnswer, type StoredAnswer } from './sealed-answer.ts';
import { metadataAnswers, productMetadata } from './tables.ts';

/** Shown at an unanswered required question. */
const REQUIRED = 'This field is required';

type StoredElements = Map<number, MetadataElement[]>;

const elementsOf = async (database: Database, productIds: readonly number[]): Promise<StoredElements> => {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(productMetadata)
    .where(inArray(productMetadata.productId, [...productIds]));
  return new Map(rows.map(({ productId, elements }) => [productId, elements]));
};

/** Reads the person's answers about these products, still sealed. */
export const answersFor = async (
  database: Database,
  personId: string,
  productIds: readonly number[],
): Promise<Map<number, StoredAnswer[]>> => {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(metadataAnswers)
    .where(and(eq(metadataAnswers.personId, personId), inArray(metadataAnswers.productId, [...productIds])));
  return new Map(rows.map(({ productId, fields }) => [productId, fields]));
};

export const forgetAnswers = async (
  tx: Database,
  personId: string,
  productIds: readonly number[],
): Promise<void> => {
  if (productIds.length === 0) return;
  await tx
    .delete(metadataAnswers)
    .where(and(eq(metadataAnswers.personId, personId), inArray(metadataAnswers.productId, [...productIds])));
};

/** Reads the questions of the products in the cart, in its order, leaving out products without any. */
export const cartMetadata = async (
  database: Database,
  personId: string,
  now: Date,
): Promise<ProductMetadata[]> => {
  const { lines } = await pricedCart(database, personId, now);
  const products = lines.flatMap(({ productId, name }) => (productId === null ? [] : [{ productId, name }]));
  const ids = products.map(({ productId }) => productId);
  const elements = await elementsOf(database, ids);
  const answers = await answersFor(database, personId, ids);
  return products.flatMap(({ productId, name }) => {
    const asked = elements.get(productId) ?? [];
    return asked.length === 0
      ? []
      : [
          {
            productId,
            productName: name,
            metaData: { elements: asked },
            fields: (answers.get(productId) ?? []).map(shownAnswer),
          },
        ];
  });
};

/** The answer in the form of its control: a list for a checkbox, otherwise a text. */
const answerTo = (element: MetadataElement, value: MetadataField['value'] | undefined): MetadataField => {
  const { id: key, label, type } = element;
  const texts = value === undefined ? [] : Array.isArray(value) ? value : [value];
  const chosen = texts.filter(
    (text) => text !== '' && (!takesOptions(type) || element.options.includes(text)),
  );
  return { key, label, value: type === 'checkbox' ? chosen : (chosen[0] ?? '') };
};

const isBlank = (answer: StoredAnswer | undefined): boolean =>
  answer === undefined ||
  (!('sealed' in answer) &&
    (Array.isArray(answer.value) ? answer.value.length === 0 : answer.value.trim() === ''));

/** Finds required questions without an answer. */
const unanswered = (
  elements: readonly MetadataElement[],
  answers: readonly StoredAnswer[],
): MetadataElement[] =>
  elements.filter(({ id, required }) => required && isBlank(answers.find(({ key }) => key === id)));

/** @throws Refusal 409 if a required question of an ordered product is unanswered */
export const assertAnswered = async (
  tx: Database,
  products: readonly { productId: number | null; name: string }[],
  answers: ReadonlyMap<number, readonly StoredAnswer[]>,
): Promise<void> => {
  const elements = await elementsOf(
    tx,
    products.flatMap(({ productId }) => productId ?? []),
  );
  for (const { productId, name } of products) {
    if (productId === null) continue;
    const [first] = unanswered(elements.get(productId) ?? [], answers.get(productId) ?? []);
    if (first !== undefined)
      throw new Refusal(
        409,
        `${name} asks something before it can be ordered: “${first.label}”. Please go to your cart, choose Checkout and answer it.`,
      );
  }
};

/**
 * Stores the person's answers with their labels, ignoring keys that are not the product's questions. An unanswered
 * question is stored as an empty text, and a password sealed (specification: orders, "Metadata").
 * @throws Refusal 422 for a product without questions, and at each unanswered required one
 */
export const saveAnswers = async (
  { database, clock, sealing }: Pick<Services, 'database' | 'clock' | 'sealing'>,
  { personId, productId }: AnswerOwner,
  fields: readonly MetadataField[],
): Promise<void> => {
  const elements = (await elementsOf(database, [productId])).get(productId);
  if (elements === undefined || elements.length === 0)
    throw new Refusal(422, 'This product has no questions', [
      { path: 'productId', message: 'This product has no questions' },
    ]);
  const given = new Map(fields.map(({ key, value }) => [key, value]));
  const before = (await answersFor(database, personId, [productId])).get(productId) ?? [];
  const kept = elements.map((element) => {
    const { id } = element;
    const there = before.find(({ key }) => key === id);
    return storedAnswer(element, answerTo(element, given.get(id)), there, { personId, productId }, sealing);
  });
  const errors = unanswered(elements, kept).map(({ id }) => ({ path: id, message: REQUIRED }));
  if (errors.length > 0) throw new Refusal(422, REQUIRED, errors);
  const savedAt = clock.now();
  await database
    .insert(metadataAnswers)
    .values({ personId, productId, fields: kept, savedAt })
    .onConflictDoUpdate({
      target: [metadataAnswers.personId, metadataAnswers.productId],
      set: { fields: kept, savedAt },
    });
};

export const readElements = async (database: Database, productId: number): Promise<MetadataElement[]> =>
  (await elementsOf(database, [productId])).get(productId) ?? [];
