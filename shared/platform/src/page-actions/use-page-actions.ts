import { useRegistered } from '../actions/register.ts';

export interface PageAction {
  text: string;
  onClick: () => void;
  /** The one main action of the page. */
  main?: boolean;
  /** Shows that it is at work and takes no press in the meantime. */
  busy?: boolean;
}

/** Adds the page's actions to the bottom action bar for as long as the page is shown. */
export const usePageActions = (actions: readonly PageAction[]): void =>
  useRegistered(
    'page',
    actions.map(({ text, main = false, busy = false }) => ({ text, toolTip: '', icon: '', main, busy })),
    actions.map(({ onClick }) => ({ onClick, picture: null })),
  );
