export { findMembersBy, hasEmployerRecord, type NumberedMember } from './records.ts';
