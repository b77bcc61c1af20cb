/** What a product may ask (docs/specification/orders.md, "Metadata"): each is drawn as the control of its name. */
export const metadataTypes = [
  'text',
  'email',
  'tel',
  'date',
  'time',
  'password',
  'number',
  'url',
  'textarea',
  'select',
  'radio',
  'checkbox',
] as const;
export type MetadataType = (typeof metadataTypes)[number];

/** Whether one of several options is chosen, or with a checkbox several. */
export const takesOptions = (type: string): boolean => ['select', 'radio', 'checkbox'].includes(type);
