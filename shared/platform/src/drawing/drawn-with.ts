import { type ClientCall, type InputOf, queryOf, type ValueOf } from '@phila/contract/calls';
import type { AnsweredRead } from '../hydration/drawn-page.ts';

/** The value that a call gives to the page while it is drawn. */
export const answered = <C extends ClientCall>(
  call: C,
  input: InputOf<C>,
  value: ValueOf<C>,
): AnsweredRead => ({
  key: queryOf(call, input).queryKey,
  value,
});

/** Sample answers, with which a page is drawn and hydrated in the tests (shared/tooling/drawing). */
export interface DrawnWith {
  /** An address, for a route with parameters. */
  at?: string;
  answers: readonly AnsweredRead[];
}

/** The export of a remote's `src/drawn-with.ts`, by the paths of its routes. */
export type DrawnWithOf = Readonly<Record<string, DrawnWith>>;
