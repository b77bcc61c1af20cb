import { shippedFigureTables } from '@phila/finance/figure-tables';

/** Reply of the service before an administrator has saved a table; for tests and drawn pages. */
export const shippedAnswer = shippedFigureTables.map((table) => ({ table, version: 0, isOld: false }));
