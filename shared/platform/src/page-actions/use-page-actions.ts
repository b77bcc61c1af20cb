import { useRegistered } from '../actions/register.ts';

export interface PageAction {
  text: string;
  onClick: () => void;
  /** True for the page's one main action. */
  main?: boolean;
  /** Shows that it is working, and takes no press until then. */
  busy?: boolean;
}

/** Adds the page's actions to the bottom action bar while the page is shown. */
export const usePageActions = (actions: readonly PageAction[]): void =>
  useRegistered(
    'page',
    actions.map(({ text, main = false, busy = false }) => ({ text, toolTip: '', icon: '', main, busy })),
    actions.map(({ onClick }) => ({ onClick, picture: null })),
  );
