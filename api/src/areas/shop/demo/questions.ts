import type { MetadataElement, MetadataField } from '@phila/contract';
import { demoFile } from '../../../core/demo/demo-file.ts';

type QuestionDefinition = Pick<MetadataElement, 'id' | 'label' | 'type'> & Partial<MetadataElement>;

interface DemoQuestions {
  readonly [sku: string]: readonly MetadataElement[];
}

/** Reads the questions of some demo products, by SKU. */
export const demoQuestions = (): DemoQuestions =>
  Object.fromEntries(
    Object.entries(demoFile<{ [sku: string]: QuestionDefinition[] }>('product-questions')).map(
      ([sku, elements]) => [
        sku,
        elements.map((element) => ({ required: false, placeholder: '', options: [], ...element })),
      ],
    ),
  );

/** Invented answers by question; the others stay blank. */
const typed: { readonly [id: string]: readonly string[] } = {
  company: ['Myself', 'The clinic that I work for', 'Our school', 'Myself'],
  role: ['Store manager', 'Junior bookkeeper', 'Call centre agent', 'Site foreman'],
  worry: ['The question about my weaknesses', 'Silence', 'Saying what I want to earn', 'My English'],
};

/** Makes a buyer's answers to a product's questions, as order lines store them. */
export const demoAnswersOf = (questions: readonly MetadataElement[] = [], buyer: number): MetadataField[] =>
  questions.flatMap(({ id, label, type, options }) => {
    const chosen = (options.length > 0 ? options : (typed[id] ?? [])).at(buyer % 4);
    if (chosen === undefined) return [];
    return [{ key: id, label, value: type === 'checkbox' ? [chosen] : chosen }];
  });
