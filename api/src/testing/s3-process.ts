/** The double of the bucket as a program of its own, for the drill: tells its parent where it is, and ends with it. */
import { startS3Double } from './s3-double.ts';

const [, , bucket = '', secret = ''] = process.argv;
const { endpoint } = await startS3Double(bucket, secret);
process.on('disconnect', () => process.exit());
process.send?.(endpoint);
