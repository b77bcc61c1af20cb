/** The S3 double of the tests as a process of its own; its parent is told where it is. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../commands/workspace.mjs';

const [bucket = '', secret = ''] = process.argv.slice(2);
const { startS3Double } = await import(pathToFileURL(path.join(root, 'api/dist/testing/s3-double.js')).href);
const { endpoint } = await startS3Double(bucket, secret);
process.on('disconnect', () => process.exit());
process.send?.(endpoint);
