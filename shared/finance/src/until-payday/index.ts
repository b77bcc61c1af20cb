export { untilPaydayEntry } from './entry.ts';
export {
  type AccountDay,
  dailyPart,
  type MonthlyPayment,
  type UntilPayday,
  untilPayday,
  type UntilPaydayEntry,
} from './until-payday.ts';
