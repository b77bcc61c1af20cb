/** A file of its own (webpack.config.mjs): tries the sums of the service without holding up the page. */
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
