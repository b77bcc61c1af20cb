/**
 * Types of a product's questions (docs/specification/orders.md, "Metadata"), each drawn as the control of that name.
 */
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

/** Returns true for types with options to choose from. */
export const takesOptions = (type: string): boolean => ['select', 'radio', 'checkbox'].includes(type);
