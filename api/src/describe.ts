/* Prints the public surface that others build against, for `npm run surface` and the release check. */
import { API } from './app.ts';
import { areas } from './areas.ts';
import { serviceCalls } from './core/area.ts';
import { accessPage } from './core/http/access-page.ts';
import { openApiDocument } from './core/http/openapi.ts';

const calls = serviceCalls(areas).map(({ call }) => call);
process.stdout.write(JSON.stringify({ openApi: openApiDocument(calls, API), accessPage: accessPage(calls) }));
