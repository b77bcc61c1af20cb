import { randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { BusboyInstance } from '@fastify/busboy';
import type { ReceivedFile, Upload } from '@phila/contract';
import { Refusal } from '../http/refusal.ts';

/** The fields and headings of a form around its file. */
const ROOM_FOR_FIELDS = 64 * 1024;
const MOST_FIELDS = 20;
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
  /** Those of the call's other parts, by their names. */
  files: Record<string, ReceivedFile>;
  /** Removes the files. To be called whatever became of them. */
  discard(): Promise<void>;
}

/** Browsers write these three of a name as they do in addresses, and nothing else (HTML, multipart/form-data). */
const asNamed = (name: string): string => name.replaceAll(/%0D%0A|%0D|%0A/gi, ' ').replaceAll('%22', '"');

/** Fails as soon as more bytes come by than may be. */
const atMost = (largest: number, counted: (bytes: number) => void): Transform => {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      counted(bytes);
      if (bytes > largest) done(tooLarge(largest));
      else done(null, chunk);
    },
  });
};

const closed = async (stream: WriteStream): Promise<void> => {
  if (stream.closed) return;
  await new Promise((resolve) => {
    stream.once('close', () => resolve(undefined)).destroy();
  });
};

/** One file on its way to the disk. */
interface Incoming {
  received: { name: string; size: number; path: string };
  source: Readable;
  target: WriteStream;
  writing: Promise<void>;
}

/**
 * Reads a form with a file, or several, from a request: each goes to the disk as it comes and is never held in memory. Limits
 * are looked at while it comes; whatever fails, nothing stays behind.
 * @param folder where the file lies until the call is answered
 * @throws Refusal 413 for a file that is too large, 422 without one, 400 for a form that breaks off or is none.
 */
export const receive = async (
  request: IncomingMessage,
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
  const all = (): Incoming[] => [...incoming.values()];
  const wrongFile = (): Refusal =>
    new Refusal(
      422,
      others.length === 0
        ? `This call takes one file, as ${first}`
        : `This call takes one file each, as ${names.join(', ')}`,
    );

  const readForm = async (): Promise<void> => {
    let form: BusboyInstance;
    try {
      form = new Busboy({
        headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
        preservePath: true,
        limits: {
          files: names.length,
          fields: MOST_FIELDS,
          parts: MOST_FIELDS + names.length,
          fieldSize: LONGEST_FIELD,
          headerPairs: 20,
          headerSize: LONGEST_HEADER,
        },
      });
    } catch {
      throw unreadable();
    }
    await new Promise<void>((resolve, reject) => {
      const fail = (error: Error): void => {
        request.unpipe(form);
        for (const { source } of all()) source.destroy(error);
        // The rest of the body is read and discarded, or the browser would see a broken connection instead of the reply.
        request.resume();
        reject(error);
      };
      form.on('field', (name, value, nameCut, valueCut) => {
        if (nameCut || valueCut || fields.has(name)) fail(unreadable());
        else fields.set(name, value);
      });
      form.on('file', (name, source, fileName) => {
        // Its own errors are those of the form or of the writing below.
        source.on('error', () => undefined);
        if (!names.includes(name) || incoming.has(name)) {
          source.resume();
          fail(wrongFile());
          return;
        }
        const received = { name: asNamed(fileName ?? ''), size: 0, path: join(folder, randomUUID()) };
        const target = createWriteStream(received.path, { flags: 'wx' });
        const counted = atMost(largest, (bytes) => {
          received.size = bytes;
        });
        const writing = pipeline(source, counted, target);
        writing.catch(fail);
        incoming.set(name, { received, source, target, writing });
      });
      form.on('filesLimit', () => fail(wrongFile()));
      form.on('fieldsLimit', () => fail(unreadable()));
      form.on('partsLimit', () => fail(unreadable()));
      form.on('error', () => fail(unreadable()));
      form.on('finish', () => {
        Promise.all(all().map(({ writing }) => writing)).then(() => resolve(), reject);
      });
      request.on('error', () => fail(cut()));
      request.on('close', () => {
        if (!request.complete) fail(cut());
      });
      request.pipe(form);
    });
  };

  const discard = async (): Promise<void> => {
    await Promise.all(all().map(({ received }) => rm(received.path, { force: true })));
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
    await Promise.all(all().map(({ writing }) => writing.catch(() => undefined)));
    // The pipeline fails before the stream to the disk is shut, and one that is still opening makes the file again.
    await Promise.all(all().map(({ target }) => closed(target)));
    await discard();
    throw error;
  }
};
