import { type Cents, portionOfCents } from '../cents/index.ts';

/** Value that a person gave, of a day such as `2026-03-31`. */
export interface GivenValue {
  day: string;
  value: Cents;
}

/** Terms by which a loan runs down until its next balance is given. */
export interface LoanCourse {
  /** Nominal percent a year, at most four decimals. */
  annualRate: number;
  /** A month. */
  instalment: Cents;
  /** Day of the month on which it is paid, 1 to 31; null if it is that of the balance. */
  dueDay: number | null;
}

/** All of something; a share is in hundredths of a percent. */
export const WHOLE = 10_000;

/** Something that a person owns or owes. */
export interface Holding {
  id: string;
  isOwed: boolean;
  /** The person's part of it in hundredths of a percent: 5 000 is a half. */
  share: number;
  /** At most one value a day, in any order. */
  given: readonly GivenValue[];
  /** Value of an unknown day, which counts today alone, and only while none has a day; null for none. */
  undated: Cents | null;
  /** First day on which it is no longer held: sold, or paid off; null while it is. */
  endedOn: string | null;
  /** Null where the last value is carried forward. */
  course: LoanCourse | null;
}

/** Worth of a holding on a day. */
export interface Worth {
  /** The person's share. */
  value: Cents;
  /** Value of the whole, as given or worked out. */
  whole: Cents;
  /** Day on which the value behind it was given; null if that is not known. */
  day: string | null;
  /** True if a loan's schedule reduced the value since its day. */
  isWorkedOut: boolean;
}

export const shareOfValue = (value: Cents, share: number): Cents => portionOfCents(value, share, WHOLE);
