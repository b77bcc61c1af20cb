/** Accepted document types (specification: service). A file's bytes determine its type, and its name must agree. */
export const documentTypes = {
  pdf: { label: 'PDF', extensions: ['pdf'], contentType: 'application/pdf' },
  jpeg: { label: 'JPEG', extensions: ['jpg', 'jpeg', 'jfif', 'jpe'], contentType: 'image/jpeg' },
  png: { label: 'PNG', extensions: ['png'], contentType: 'image/png' },
  webp: { label: 'WebP', extensions: ['webp'], contentType: 'image/webp' },
  docx: {
    label: 'DOCX',
    extensions: ['docx'],
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    label: 'XLSX',
    extensions: ['xlsx'],
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  odt: { label: 'ODT', extensions: ['odt'], contentType: 'application/vnd.oasis.opendocument.text' },
  txt: { label: 'TXT', extensions: ['txt'], contentType: 'text/plain' },
  csv: { label: 'CSV', extensions: ['csv'], contentType: 'text/csv' },
} as const satisfies Record<string, { label: string; extensions: readonly string[]; contentType: string }>;

/** Picture types, shown as thumbnails in lists. */
export const pictureTypes = [
  'jpeg',
  'png',
  'webp',
] as const satisfies readonly (keyof typeof documentTypes)[];
/** Thumbnail widths in points. */
export const THUMBNAIL_WIDTHS = ['160', '320', '640'] as const;

export type DocumentType = keyof typeof documentTypes;

const MEGABYTE = 1024 * 1024;

/** Most bytes of a document, and of all documents of a person including the trash (specification: service). */
export const LARGEST_DOCUMENT = 25 * MEGABYTE;
export const DOCUMENT_QUOTA = 500 * MEGABYTE;
/** Days until a deleted document can no longer be restored. */
export const TRASH_DAYS = 30;

/** `PDF, JPEG, …, TXT or CSV`. */
const labels = Object.values(documentTypes).map(({ label }) => label);
export const ALLOWED_TYPES = `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;

/** Value of a file picker's `accept`. */
export const ACCEPTED_FILES = Object.values(documentTypes)
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(',');

/** Folders of every account (specification: service). Their ids are the same for all; a person's own come after. */
export const documentFolders = { identity: 1, career: 2, wealth: 3, medical: 4, other: 5 } as const;
export type FolderName = keyof typeof documentFolders;
export const FOLDER_NAMES: Readonly<Record<number, string>> = {
  1: 'Identity',
  2: 'Career',
  3: 'Wealth',
  4: 'Medical',
  5: 'Other',
};
