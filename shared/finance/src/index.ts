export * from './tax-years/index.ts';
export * from './payslip/index.ts';
