/**
 * `npm run migrate [-- --plan]`: migrates a PostgreSQL database before the service of this version starts on it, and
 * prints what it does; with --plan only that (docs/guides/operate.md). Reads the same environment as the service.
 */
import { operatorsProgram } from './operators-program.mjs';

await operatorsProgram('migrate');
