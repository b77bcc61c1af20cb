import { createReadStream } from 'node:fs';
import {
  documentTypes,
  extensionOf,
  fileNameFault,
  foreignEnding,
  foreignTypes,
  lineAsRead,
  LARGEST_DOCUMENT,
  LONGEST_FILE_NAME,
  pictureTypes,
  typeOfName,
} from '@phila/contract';
import type { DocumentType, ReceivedFile } from '@phila/contract';
import { fileFaultOf, fileTypeOf } from '../file-types/index.ts';
import type { KnownFile } from '../file-types/index.ts';
import { Refusal } from '../http/refusal.ts';
import { rewritePicture } from '../images/index.ts';
import type { PictureFormat } from '../images/index.ts';

const atFile = (status: 413 | 415 | 422, message: string): Refusal =>
  new Refusal(status, message, [{ path: 'File', message }]);

export const nameOfFile = ({ name }: ReceivedFile): string => {
  const fault = fileNameFault(name);
  if (fault !== null) throw atFile(422, `${fault} (the name of the file)`);
  return lineAsRead(name);
};

/** @throws Refusal 415 for an unaccepted type, and a name of another type. */
const typeOf = async (file: ReceivedFile, name: string): Promise<KnownFile> => {
  const known = await fileTypeOf(file.path, name);
  const foreign = foreignEnding(name);
  if (known === null) throw atFile(415, await fileFaultOf(file.path));
  if (foreign !== null) {
    // Programs open text named like a page as a page; a PDF named so stays a PDF.
    const isText = known.type === 'txt' || known.type === 'csv';
    const label = documentTypes[known.type].label;
    throw atFile(
      415,
      isText
        ? foreignTypes[foreign]
        : `This is a ${label} file, and its name ends otherwise. Please let it end in .${documentTypes[known.type].extensions[0]}, and try again.`,
    );
  }
  const told = typeOfName(name);
  if (told !== null && told !== known.type) {
    throw atFile(
      415,
      `The name of this file ends in ${extensionOf(name)}, and it is a ${documentTypes[known.type].label} file. Please let its name end in .${documentTypes[known.type].extensions[0]}, and try again.`,
    );
  }
  return known;
};

/** Cuts a text to a length without splitting a surrogate pair. */
export const shortened = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** Adds its type's extension to a name without one. */
const named = (name: string, { type }: KnownFile): string => {
  if (typeOfName(name) !== null) return name;
  const ending = `.${documentTypes[type].extensions[0]}`;
  return `${shortened(name, LONGEST_FILE_NAME - ending.length)}${ending}`;
};

export const isPicture = ({ type }: { type: string }): boolean => pictureTypes.some((one) => one === type);

/** An uploaded file of an accepted type. */
export interface UploadedDocument {
  /** Ends in its type's extension. */
  name: string;
  type: DocumentType;
  contentType: string;
}

/**
 * Recognises an uploaded file by its bytes, not its name.
 * @throws Refusal at `File`: 415 for an unaccepted type, 422 for an empty file or an impossible name
 */
export const uploadedDocument = async (file: ReceivedFile): Promise<UploadedDocument> => {
  const name = nameOfFile(file);
  if (file.size === 0) throw atFile(422, 'This file is empty');
  const known = await typeOf(file, name);
  return { ...known, name: named(name, known) };
};

/**
 * The bytes to store: pictures are encoded again, other files kept.
 * @param owner a person's id; one person's pictures are encoded one after the other
 * @throws Refusal at `File`: 413 for too large a picture, 422 for an unreadable one
 */
export const contentOf = async (
  file: ReceivedFile,
  { type }: UploadedDocument,
  owner: string,
): Promise<{ size: number; bytes: () => Uint8Array | ReturnType<typeof createReadStream> }> => {
  if (!isPicture({ type })) return { size: file.size, bytes: () => createReadStream(file.path) };
  const { bytes } = await rewritePicture(file.path, { owner, formats: [type as PictureFormat] });
  if (bytes.length > LARGEST_DOCUMENT) {
    throw atFile(413, 'This picture is too large. Please save it with fewer pixels, and try again.');
  }
  return { size: bytes.length, bytes: () => bytes };
};
