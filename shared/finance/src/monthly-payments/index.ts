export { type Contribution, type FoundLine, foundLines, type MonthlyElsewhere } from './found-lines.ts';
export { paidMonthly } from './paid-monthly.ts';
export { isPaidByEmployerToo, isPaidByPerson } from './retirement-type.ts';
