import { cvWorkerStarter } from '@phila/cv-template/client';

declare const __webpack_public_path__: string;

/** Starts the worker that this remote was built with (webpack.config.mjs). */
export const startWorker = (): Worker => cvWorkerStarter(__webpack_public_path__)();
