/** Every table, for the migrations. Tables stand beside the area whose they are. */
export * from '../advice/tables.ts';
export * from '../organisation/tables.ts';
