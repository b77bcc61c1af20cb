export { actors } from './audit/actors.ts';
export { conditionOfKind } from './audit/audit-list.ts';
