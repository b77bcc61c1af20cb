import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import type { Log } from '../http/log.ts';
import type { BlobStore } from './blob-store.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

export type { BlobStore } from './blob-store.ts';

/** Opens the store that the operator configured: S3 with an endpoint, otherwise the disk. */
export const openBlobs = (
  {
    dataDir,
    s3Endpoint: endpoint,
    s3Bucket: bucket,
    s3Region: region,
    s3AccessKey: accessKey,
    s3SecretKey: secretKey,
  }: Configuration,
  log: Log,
): BlobStore =>
  endpoint === null
    ? diskStore(join(dataDir, 'blobs'))
    : s3Store({ endpoint, bucket, region, accessKey, secretKey }, log);
