/** Solves the service's puzzle in a worker (webpack.config.mjs), so that the page stays responsive. */
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
