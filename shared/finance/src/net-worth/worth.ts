import { type Holding, shareOfValue, type Worth } from './holding.ts';
import { instalmentsBetween, runDown } from './run-down.ts';

/**
 * Worth of a holding by day: the last value given by then, carried forward, or a loan's balance after the instalments
 * since. Null before the first value, and from the day on which it ended. Values given for later days wait for them.
 * @param today the one day for which a value of an unknown day is taken
 */
export const worthOf = ({ share, given, undated, endedOn, course }: Holding, today: string) => {
  const ordered = given.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const courses = new Map<string, ReturnType<typeof runDown>>();
  return (day: string): Worth | null => {
    if (endedOn !== null && day >= endedOn) return null;
    const last = ordered.findLast((one) => one.day <= day);
    if (last === undefined)
      return undated === null || given.length > 0 || day !== today
        ? null
        : { value: shareOfValue(undated, share), whole: undated, day: null, isWorkedOut: false };
    const instalments = course === null ? 0 : instalmentsBetween(last.day, day, course.dueDay);
    if (course === null || instalments === 0)
      return {
        value: shareOfValue(last.value, share),
        whole: last.value,
        day: last.day,
        isWorkedOut: false,
      };
    const running = courses.get(last.day) ?? runDown(last.value, course);
    courses.set(last.day, running);
    const whole = running.after(instalments);
    return { value: shareOfValue(whole, share), whole, day: last.day, isWorkedOut: running.isPaying };
  };
};
