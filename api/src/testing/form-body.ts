import type { AnyCall } from '@phila/contract';

/** A white pixel, the smallest file accepted by every call with a picture. */
export const pixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

export const pixelFile = (): File => new File([pixelPng], 'pixel.png', { type: 'image/png' });

/** A file of rows without any row. */
export const rowsFile = (): File => new File(['Number\n'], 'rows.csv', { type: 'text/csv' });

/** The form with a call's files and its body's fields, as the client builds it. */
export const formBody = (
  call: AnyCall,
  fields: object,
  file?: File,
  others: { readonly [name: string]: File } = {},
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  if (file !== undefined) form.append(call.upload?.field ?? 'File', file);
  for (const [name, other] of Object.entries(others)) form.append(name, other);
  return form;
};
