import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { ReceivedFile, Upload } from '@phila/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';

/** Bytes for the fields and headings around a form's file. */
const ROOM_FOR_FIELDS = 64 * 1024;
const MAX_FIELDS = 20;
const LONGEST_FIELD = 4 * 1024;
/** The longest heading, above any valid name; longer names are refused later. */
const LONGEST_HEADER = 8 * 1024;

const MEGABYTE = 1024 * 1024;

const tooLarge = (largest: number): Refusal =>
  new Refusal(413, `A file may be at most ${Math.floor(largest / MEGABYTE)} MB`);
const unreadable = (): Refusal => new Refusal(400, 'The form is not readable');
const cut = (): Refusal => new Refusal(400, 'The file did not arrive whole');

export const isForm = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType ?? '');

/** Refuses a body that is no form, for calls that take a file. */
export const notAForm = (): Refusal =>
  new Refusal(415, 'The body must be a form with a file: multipart/form-data');

export interface ReceivedForm {
  fields: Record<string, string>;
  /** Null only for calls with an optional file. */
  file: ReceivedFile | null;
  /** Files of the call's other parts, by name. */
  files: Record<string, ReceivedFile>;
  /** Removes the files; must be called in any case. */
  discard(): Promise<void>;
}

/** Decodes the three characters that browsers escape in names (HTML, multipart/form-data). */
const asNamed = (name: string): string => name.replaceAll(/%0D%0A|%0D|%0A/gi, ' ').replaceAll('%22', '"');

const closed = async (stream: WriteStream): Promise<void> => {
  if (stream.closed) return;
  await new Promise((resolve) => {
    stream.once('close', () => resolve(undefined)).destroy();
  });
};

/** A file on disk, or being written. */
interface Incoming {
  received: { name: string; size: number; path: string };
  target: WriteStream;
}

/** Lets an instance's calls take forms; a separate instance, so that other calls do not pay for it. */
export const acceptForms = async (app: FastifyInstance): Promise<void> => {
  app.removeContentTypeParser('multipart/form-data');
  await app.register(multipart);
};

/**
 * Streams a form's files to disk within limits; a failure leaves nothing behind.
 * @param folder for the file until the call is answered
 * @throws Refusal 413 for too large a file, 422 without one, 400 for a broken form or none.
 */
export const receive = async (
  request: FastifyRequest,
  upload: Upload,
  folder: string,
): Promise<ReceivedForm> => {
  const { field: first, largest, others = [] } = upload;
  const optional = upload.optional === true;
  const names = [first, ...others];
  // Refuses by Content-Length, if given, before reading a byte.
  if (Number(request.headers['content-length'] ?? 0) > largest * names.length + ROOM_FOR_FIELDS) {
    throw tooLarge(largest);
  }
  await mkdir(folder, { recursive: true });
  const fields = new Map<string, string>();
  const incoming = new Map<string, Incoming>();
  const wrongFile = (): Refusal =>
    new Refusal(
      422,
      others.length === 0
        ? `This call takes one file, as ${first}`
        : `This call takes one file each, as ${names.join(', ')}`,
    );

  /** The refusal for an error; the disk's faults are not the form's. */
  const refusalOf = (error: unknown): unknown => {
    if (request.raw.destroyed && !request.raw.complete) return cut();
    if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) return error;
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(largest);
    return code === 'FST_FILES_LIMIT' ? wrongFile() : unreadable();
  };
  const keepField = ({ fieldname, value, fieldnameTruncated, valueTruncated }: MultipartValue): void => {
    const isCut = fieldnameTruncated || valueTruncated;
    // Parts declared as JSON arrive parsed.
    if (isCut || fields.has(fieldname) || typeof value !== 'string') throw unreadable();
    fields.set(fieldname, value);
  };
  const keepFile = async ({ fieldname, filename, file }: MultipartFile): Promise<void> => {
    if (!names.includes(fieldname) || incoming.has(fieldname)) throw wrongFile();
    const received = { name: asNamed(filename ?? ''), size: 0, path: join(folder, randomUUID()) };
    const target = createWriteStream(received.path, { flags: 'wx' });
    incoming.set(fieldname, { received, target });
    file.once('limit', () => file.destroy(tooLarge(largest)));
    await pipeline(file, target);
    // For a file that came in a single piece, the `limit` event fired before anybody listened.
    if (file.truncated) throw tooLarge(largest);
    received.size = target.bytesWritten;
  };
  const readForm = async (): Promise<void> => {
    // A request cut earlier sends no further events, so readers would wait for ever.
    if (request.raw.destroyed && !request.raw.complete) throw cut();
    const parts = request.parts({
      preservePath: true,
      limits: {
        fileSize: largest,
        files: names.length,
        fields: MAX_FIELDS,
        parts: MAX_FIELDS + names.length,
        fieldSize: LONGEST_FIELD,
        headerPairs: 20,
        headerSize: LONGEST_HEADER,
      },
    });
    try {
      for await (const part of parts) {
        if (part.type === 'field') keepField(part);
        else await keepFile(part);
      }
    } catch (error) {
      // Discards the rest of the body, or the browser would see a broken connection instead of the reply.
      request.raw.unpipe();
      request.raw.resume();
      throw refusalOf(error);
    }
  };

  const discard = async (): Promise<void> => {
    await Promise.all([...incoming.values()].map(({ received }) => rm(received.path, { force: true })));
  };
  /** An empty file input sends a part without name and bytes. */
  const fileOf = (name: string): ReceivedFile | null => {
    const found = incoming.get(name)?.received;
    const isNothing = found?.name === '' && found.size === 0 && (optional || name !== first);
    return found === undefined || isNothing ? null : found;
  };
  try {
    await readForm();
    const file = fileOf(first);
    if (file === null && !optional) {
      throw new Refusal(422, 'Choose a file', [{ path: first, message: 'Choose a file' }]);
    }
    const files: [string, ReceivedFile][] = others.flatMap((name) => {
      const found = fileOf(name);
      return found === null ? [] : [[name, found]];
    });
    return { fields: Object.fromEntries(fields), file, files: Object.fromEntries(files), discard };
  } catch (error) {
    // The pipeline fails before the disk stream closes, and a stream still opening would create the file again.
    await Promise.all([...incoming.values()].map(({ target }) => closed(target)));
    await discard();
    throw error;
  }
};
