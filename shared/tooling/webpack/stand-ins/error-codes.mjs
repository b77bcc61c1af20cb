/**
 * Stands in for `@module-federation/error-codes` in a remote's entry. Its sentences are for whoever reads the
 * console; in the one file that every page of the remote waits for, the code alone is enough.
 */
export const [
  RUNTIME_001,
  RUNTIME_002,
  RUNTIME_003,
  RUNTIME_004,
  RUNTIME_005,
  RUNTIME_006,
  RUNTIME_007,
  RUNTIME_008,
  RUNTIME_009,
  RUNTIME_010,
  RUNTIME_011,
  RUNTIME_012,
  RUNTIME_013,
  RUNTIME_014,
  RUNTIME_015,
] = Array.from({ length: 15 }, (_, index) => `RUNTIME-${String(index + 1).padStart(3, '0')}`);

export const runtimeDescMap = {};

export const getShortErrorMsg = (code) => code;
