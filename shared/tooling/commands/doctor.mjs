/**
 * `npm run doctor`: says what is wrong with the settings for a public site, and starts nothing. Reads the same
 * environment as the service: docs/guides/operate.md.
 */
import { operatorsProgram } from './operators-program.mjs';

await operatorsProgram('doctor');
