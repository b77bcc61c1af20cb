import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { ReceivedFile, Upload } from '@phila/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';

/** The fields and headings of a form around its file. */
const ROOM_FOR_FIELDS = 64 * 1024;
const MAX_FIELDS = 20;
const LONGEST_FIELD = 4 * 1024;
/** More characters than any name that is taken: a longer one is refused where names are checked. */
const LONGEST_HEADER = 8 * 1024;

const MEGABYTE = 1024 * 1024;

const tooLarge = (largest: number): Refusal =>
  new Refusal(413, `A file may be at most ${Math.floor(largest / MEGABYTE)} MB`);
const unreadable = (): Refusal => new Refusal(400, 'The form is not readable');
const cut = (): Refusal => new Refusal(400, 'The file did not arrive whole');

export const isForm = (contentType: string | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType ?? '');

/** The refusal of a body that is no form, by a call that takes a file. */
export const notAForm = (): Refusal =>
  new Refusal(415, 'The body must be a form with a file: multipart/form-data');

export interface ReceivedForm {
  fields: Record<string, string>;
  /** Null only where the call takes a form without it. */
  file: ReceivedFile | null;
  /** Files of the call's other parts, by name. */
  files: Record<string, ReceivedFile>;
  /** Removes the files. To be called whatever became of them. */
  discard(): Promise<void>;
}

/** Browsers write these three of a name as they do in addresses, and nothing else (HTML, multipart/form-data). */
const asNamed = (name: string): string => name.replaceAll(/%0D%0A|%0D|%0A/gi, ' ').replaceAll('%22', '"');

const closed = async (stream: WriteStream): Promise<void> => {
  if (stream.closed) return;
  await new Promise((resolve) => {
    stream.once('close', () => resolve(undefined)).destroy();
  });
};

/** A file on disk, or on its way there. */
interface Incoming {
  received: { name: string; size: number; path: string };
  target: WriteStream;
}

/** Lets the calls of an instance take forms. One of its own: what it does to each request, no other call pays for. */
export const takeForms = async (app: FastifyInstance): Promise<void> => {
  app.removeContentTypeParser('multipart/form-data');
  await app.register(multipart);
};

/**
 * Streams a form's files from a request to disk, checking limits as they come; a failure leaves nothing behind.
 * @param folder where the file lies until the call is answered
 * @throws Refusal 413 for a file that is too large, 422 without one, 400 for a form that breaks off or is none.
 */
export const receive = async (
  request: FastifyRequest,
  upload: Upload,
  folder: string,
): Promise<ReceivedForm> => {
  const { field: first, largest, others = [] } = upload;
  const optional = upload.optional === true;
  const names = [first, ...others];
  // Refused before a byte is read, where the Content-Length is given.
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

  /** Words the refusal; a fault of the disk is not the form's. */
  const refusalOf = (error: unknown): unknown => {
    if (request.raw.destroyed && !request.raw.complete) return cut();
    if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) return error;
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(largest);
    return code === 'FST_FILES_LIMIT' ? wrongFile() : unreadable();
  };
  const keepField = ({ fieldname, value, fieldnameTruncated, valueTruncated }: MultipartValue): void => {
    const isCut = fieldnameTruncated || valueTruncated;
    // A part that says that it is JSON comes parsed.
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
    // The `limit` event of a file that came whole in a single piece fired before anybody listened.
    if (file.truncated) throw tooLarge(largest);
    received.size = target.bytesWritten;
  };
  const readForm = async (): Promise<void> => {
    // A request cut before this tells its readers nothing more, so they would wait for ever.
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
      // The rest of the body is read and discarded, or the browser would see a broken connection instead of the reply.
      request.raw.unpipe();
      request.raw.resume();
      throw refusalOf(error);
    }
  };

  const discard = async (): Promise<void> => {
    await Promise.all([...incoming.values()].map(({ received }) => rm(received.path, { force: true })));
  };
  /** A file input in which nothing was chosen sends a part without a name and without bytes. */
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
    // The pipeline fails before the stream to the disk is shut, and one that is still opening makes the file again.
    await Promise.all([...incoming.values()].map(({ target }) => closed(target)));
    await discard();
    throw error;
  }
};
