import type { MetadataElement, MetadataField } from '@phila/contract';

type Asked = Pick<MetadataElement, 'id' | 'label' | 'type'> & Partial<MetadataElement>;

const asked = (element: Asked): MetadataElement => ({
  required: false,
  placeholder: '',
  options: [],
  ...element,
});

/** What some of the demo products ask before checkout, by SKU. */
export const demoQuestions: { readonly [sku: string]: readonly MetadataElement[] } = {
  'course-first-aid-1': [
    asked({
      id: 'town',
      label: 'In which town?',
      type: 'select',
      required: true,
      placeholder: 'Choose a town',
      options: ['Johannesburg', 'Pretoria', 'Durban', 'Cape Town', 'Gqeberha', 'Bloemfontein', 'Polokwane'],
    }),
    asked({
      id: 'saturdays',
      label: 'Which two Saturdays?',
      type: 'radio',
      required: true,
      options: ['The first two of the month', 'The last two of the month'],
    }),
    asked({
      id: 'lunch',
      label: 'What may be in your lunch?',
      type: 'checkbox',
      options: ['Meat', 'Fish', 'Dairy', 'Gluten'],
    }),
    asked({
      id: 'company',
      label: 'Who is it for?',
      type: 'text',
      placeholder: 'Yourself, or the workplace that sends you',
    }),
  ],
  'career-interview-coach': [
    asked({
      id: 'role',
      label: 'Which job is the interview for?',
      type: 'text',
      required: true,
      placeholder: 'For example Store manager',
    }),
    asked({ id: 'advert', label: 'Where is the advert?', type: 'url', placeholder: 'https://' }),
    asked({ id: 'day', label: 'On which day is the interview?', type: 'date' }),
    asked({ id: 'worry', label: 'What worries you most?', type: 'textarea' }),
  ],
};

/** What buyers typed, by the question; the others were left blank. */
const typed: { readonly [id: string]: readonly string[] } = {
  company: ['Myself', 'The clinic that I work for', 'Our school', 'Myself'],
  role: ['Store manager', 'Junior bookkeeper', 'Call centre agent', 'Site foreman'],
  worry: ['The question about my weaknesses', 'Silence', 'Saying what I want to earn', 'My English'],
};

/** What the buyer with this number answered about a product, as it is kept with the line of an order. */
export const demoAnswersOf = (sku: string | undefined, buyer: number): MetadataField[] =>
  (sku === undefined ? [] : (demoQuestions[sku] ?? [])).flatMap(({ id, label, type, options }) => {
    const chosen = (options.length > 0 ? options : (typed[id] ?? [])).at(buyer % 4);
    if (chosen === undefined) return [];
    return [{ key: id, label, value: type === 'checkbox' ? [chosen] : chosen }];
  });
