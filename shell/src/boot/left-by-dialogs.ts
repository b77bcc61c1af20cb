/**
 * The page was loaded anew with a dialog open: the entry of the history that it had is still there, and a Back from it
 * would show nothing new. What passes over such entries is in the dialog's own code, which no other page needs at first.
 */
export const passOverEntriesOfDialogs = async (): Promise<void> => {
  const { depth = 0 } = (window.history.state ?? {}) as { depth?: number };
  if (depth > 0) await import(/* webpackChunkName: "provide:@phila/ui/dialog" */ '@phila/ui/dialog');
};
