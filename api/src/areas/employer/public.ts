export { findMembersBy, hasEmployerRecord } from './records.ts';
