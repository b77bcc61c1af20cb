import type { MetadataElement, MetadataField } from '@phila/contract';
import type { Sealing } from '../../../core/secrets/sealing.ts';

/**
 * A stored answer: sealed for a question of type `password`, otherwise as given. The sealed text moves from the cart to
 * the order.
 */
export type StoredAnswer = MetadataField | (Pick<MetadataField, 'key' | 'label'> & { sealed: string });

/** The person, product and question that an answer is sealed with; opening it needs the same. */
export interface AnswerOwner {
  personId: string;
  productId: number;
}

const aboutAnswer = ({ personId, productId }: AnswerOwner, key: string): string =>
  `product-answer/${personId}/${productId}/${key}`;

/** The answer to store. A blank password keeps the earlier answer, because its field never shows that one. */
export const storedAnswer = (
  { type }: Pick<MetadataElement, 'type'>,
  given: MetadataField,
  before: StoredAnswer | undefined,
  owner: AnswerOwner,
  sealing: Sealing,
): StoredAnswer => {
  if (type !== 'password') return given;
  const { key, label } = given;
  const text = typeof given.value === 'string' ? given.value : '';
  if (text !== '') return { key, label, sealed: sealing.seal(text, aboutAnswer(owner, key)) };
  return before !== undefined && 'sealed' in before ? { ...before, label } : given;
};

/** The answer in replies; a sealed one shows only that it exists. */
export const shownAnswer = (stored: StoredAnswer): MetadataField =>
  'sealed' in stored ? { key: stored.key, label: stored.label, value: '', isSealed: true } : stored;

/** The answer in full, for the person's copy of their data; null if its key is gone. */
export const openedAnswer = (
  stored: StoredAnswer,
  owner: AnswerOwner,
  sealing: Sealing,
): MetadataField['value'] | null =>
  'sealed' in stored ? sealing.open(stored.sealed, aboutAnswer(owner, stored.key)) : stored.value;
