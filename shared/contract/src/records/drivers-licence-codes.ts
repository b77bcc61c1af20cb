/**
 * Driving licence codes (specification: reference-data, "People") and the vehicles they allow; weights have
 * non-breaking spaces.
 */
export const driversLicenceCodes = [
  { id: 'A1', name: 'A1 – motorcycle up to 125 cc' },
  { id: 'A', name: 'A – motorcycle above 125 cc' },
  { id: 'B', name: 'B – light vehicle up to 3\u00a0500\u00a0kg' },
  { id: 'C1', name: 'C1 – heavy vehicle, 3\u00a0500 to 16\u00a0000\u00a0kg' },
  { id: 'C', name: 'C – heavy vehicle above 16\u00a0000\u00a0kg' },
  { id: 'EB', name: 'EB – light vehicle with a trailer' },
  { id: 'EC1', name: 'EC1 – C1 with a trailer' },
  { id: 'EC', name: 'EC – C with a trailer' },
] as const;
