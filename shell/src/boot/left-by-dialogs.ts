/**
 * The page was reloaded with a dialog open: the dialog's entry of the history is still there, and a Back from it would
 * show nothing new. The code that passes over such entries is part of the dialog's, which no other page needs at first.
 */
export const passOverEntriesOfDialogs = async (): Promise<void> => {
  const { depth = 0 } = (window.history.state ?? {}) as { depth?: number };
  if (depth > 0) await import(/* webpackChunkName: "provide:@phila/ui/dialog" */ '@phila/ui/dialog');
};
