export { hasEmployerRecord } from './records.ts';
