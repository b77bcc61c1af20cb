/** Acts of staff by which somebody's data can be reached, as the audit names them. */
export const incidentActs = ['read', 'revealed', 'searched', 'exported', 'changed', 'removed'] as const;
export type IncidentAct = (typeof incidentActs)[number];
