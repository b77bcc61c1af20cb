/** Serves a site that was built before, as `npm start` does once it has built: the program of the image (deploy/). */
import { serveAndPublish } from '../release/serve-and-publish.mjs';

process.env.NODE_ENV ??= 'production';
await serveAndPublish();
