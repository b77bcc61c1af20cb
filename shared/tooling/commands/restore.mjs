/**
 * `npm run restore -- <folder of the backup>`: makes an empty DATA_DIR what it was when the backup was made
 * (docs/guides/operate.md). Reads the same environment as the service.
 */
import { operatorsProgram } from './operators-program.mjs';

await operatorsProgram('restore');
