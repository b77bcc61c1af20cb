export { consents, saveConsents } from './consents.ts';
