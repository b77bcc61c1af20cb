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

export const tooLarge = (largest: number): Refusal =>
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
  file: ReceivedFile;
  /** Removes the file. To be called whatever became of it. */
  discard(): Promise<void>;
}

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

const closed = async (stream: WriteStream | null): Promise<void> => {
  if (stream === null || stream.closed) return;
  await new Promise((resolve) => {
    stream.once('close', () => resolve(undefined)).destroy();
  });
};

/**
 * Reads a form with one file from a request: the file goes to the disk as it comes and is never held in memory. Limits
 * are looked at while it comes; whatever fails, nothing stays behind.
 * @param folder where the file lies until the call is answered
 * @throws Refusal 413 for a file that is too large, 422 without one, 400 for a form that breaks off or is none.
 */
export const receive = async (
  request: IncomingMessage,
  upload: Upload,
  folder: string,
): Promise<ReceivedForm> => {
  // Refused before a byte is read, where the Content-Length is given.
  if (Number(request.headers['content-length'] ?? 0) > upload.largest + ROOM_FOR_FIELDS) {
    throw tooLarge(upload.largest);
  }
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const fields = new Map<string, string>();
  let received: { name: string; size: number } | null = null;
  let writing: Promise<void> = Promise.resolve();
  let source: Readable | null = null;
  let target: WriteStream | null = null;

  const readForm = async (): Promise<void> => {
    let form: BusboyInstance;
    try {
      form = new Busboy({
        headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
        preservePath: true,
        limits: {
          files: 1,
          fields: MOST_FIELDS,
          parts: MOST_FIELDS + 1,
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
        source?.destroy(error);
        // The rest of the body is read and discarded, or the browser would see a broken connection instead of the reply.
        request.resume();
        reject(error);
      };
      form.on('field', (name, value, nameCut, valueCut) => {
        if (nameCut || valueCut || fields.has(name)) fail(unreadable());
        else fields.set(name, value);
      });
      form.on('file', (name, stream, fileName) => {
        // Its own errors are those of the form or of the writing below.
        stream.on('error', () => undefined);
        if (name !== upload.field || received !== null) {
          stream.resume();
          fail(new Refusal(422, `This call takes one file, as ${upload.field}`));
          return;
        }
        const file = { name: fileName ?? '', size: 0 };
        received = file;
        source = stream;
        target = createWriteStream(path, { flags: 'wx' });
        writing = pipeline(
          stream,
          atMost(upload.largest, (bytes) => {
            file.size = bytes;
          }),
          target,
        );
        writing.catch(fail);
      });
      form.on('filesLimit', () => fail(new Refusal(422, `This call takes one file, as ${upload.field}`)));
      form.on('fieldsLimit', () => fail(unreadable()));
      form.on('partsLimit', () => fail(unreadable()));
      form.on('error', () => fail(unreadable()));
      form.on('finish', () => {
        writing.then(resolve, reject);
      });
      request.on('error', () => fail(cut()));
      request.on('close', () => {
        if (!request.complete) fail(cut());
      });
      request.pipe(form);
    });
  };

  const discard = (): Promise<void> => rm(path, { force: true });
  try {
    await readForm();
    const file = received as { name: string; size: number } | null;
    if (file === null) {
      throw new Refusal(422, 'Choose a file', [{ path: upload.field, message: 'Choose a file' }]);
    }
    return { fields: Object.fromEntries(fields), file: { ...file, path }, discard };
  } catch (error) {
    await writing.catch(() => undefined);
    // The pipeline fails before the stream to the disk is shut, and one that is still opening makes the file again.
    await closed(target as WriteStream | null);
    await discard();
    throw error;
  }
};
