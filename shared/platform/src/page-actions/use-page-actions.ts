import { useRegistered } from '../actions/register.ts';

export interface PageAction {
  text: string;
  onClick: () => void;
  /** The one main action of the page. */
  main?: boolean;
}

/** Adds the page's actions to the bottom action bar for as long as the page is shown. */
export const usePageActions = (actions: readonly PageAction[]): void =>
  useRegistered(
    'page',
    actions.map(({ text, main = false }) => ({ text, toolTip: '', icon: '', main })),
    actions.map(({ onClick }) => ({ onClick, picture: null })),
  );
