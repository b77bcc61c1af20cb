/**
 * `npm run backup -- <new folder> [--site http://localhost:3000]`: copies the database and the files of a site on the embedded database, while it runs or at rest
 * (docs/guides/operate.md). Reads the same environment as the service.
 */
import { operatorsProgram } from './operators-program.mjs';

await operatorsProgram('backup');
