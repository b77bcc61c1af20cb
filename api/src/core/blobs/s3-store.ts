import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { Log } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { checkKey } from './blob-store.ts';
import type { BlobStore } from './blob-store.ts';

export interface S3Settings {
  /** Without the bucket's name: `https://s3.eu-west-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** Bytes held in memory while sending; every document fits, and so takes a single request. */
const PART = 16 * 1024 * 1024;
const TIME_LIMIT = 60_000;

const KIND = 'application/octet-stream';

/** Checksum that the store compares with the received bytes. */
const digest = (bytes: Buffer) => ({ 'content-md5': createHash('md5').update(bytes).digest('base64') });

/** Cuts a stream into one or more parts; the last may be shorter. */
async function* partsOf(source: Readable, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    held.push(Buffer.from(chunk as Uint8Array));
    length += (chunk as Uint8Array).length;
    while (length > size) {
      const all = Buffer.concat(held);
      yield all.subarray(0, size);
      held = [all.subarray(size)];
      length -= size;
    }
  }
  yield Buffer.concat(held);
}

/**
 * Stores blobs in a store that speaks S3, where an object exists only when complete. If the store fails, each operation
 * throws a Refusal 503 and logs the reason.
 */
export const s3Store = (settings: S3Settings, log: Log, part: number = PART): BlobStore => {
  const { endpoint, bucket, region, accessKey, secretKey } = settings;
  const store = new S3mini({
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: TIME_LIMIT,
  });

  const failed = (error: unknown): Refusal => {
    log.error('blob store failed', error);
    return new Refusal(503, 'Files cannot be reached right now. Please try again shortly.', undefined, {
      retryAfter: 5,
    });
  };

  const asked = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw failed(error);
    }
  };

  /**
   * Reports a connection lost in the middle of an object as the store's failure: the error codes look like those of a
   * lost database.
   */
  async function* bytesOf(body: ReadableStream): AsyncGenerator<Uint8Array> {
    try {
      yield* Readable.fromWeb(body) as AsyncIterable<Uint8Array>;
    } catch (error) {
      throw failed(error);
    }
  }

  const putParts = async (key: string, first: Buffer, rest: AsyncGenerator<Buffer>): Promise<void> => {
    const id = await asked(store.getMultipartUploadId(key, KIND));
    try {
      const send = (bytes: Buffer, number: number) =>
        asked(store.uploadPart(key, id, bytes, number, {}, undefined, digest(bytes) as never));
      const sent = [await send(first, 1)];
      for await (const bytes of rest) sent.push(await send(bytes, sent.length + 1));
      await asked(store.completeMultipartUpload(key, id, sent));
    } catch (error) {
      // Aborts the upload, because the store keeps leftover parts and charges for them.
      await store.abortMultipartUpload(key, id).catch(() => undefined);
      throw error;
    }
  };

  return {
    put: async (key, bytes) => {
      checkKey(key);
      const source = bytes instanceof Readable ? bytes : Readable.from([bytes]);
      const parts = partsOf(source, part);
      const { value: first = Buffer.alloc(0) } = (await parts.next()) as { value?: Buffer };
      if (first.length < part) {
        await asked(store.putObject(key, first, KIND, undefined, digest(first) as never));
        return;
      }
      await putParts(key, first, parts);
    },
    get: async (key) => {
      const response = await asked(store.getObjectResponse(checkKey(key)));
      return response?.body == null
        ? null
        : Readable.from(bytesOf(response.body as ReadableStream), { objectMode: false });
    },
    remove: async (key) => {
      await asked(store.deleteObject(checkKey(key)));
    },
  };
};
