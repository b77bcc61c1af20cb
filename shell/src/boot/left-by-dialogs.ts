/**
 * Skips the history entries of a dialog that was open at a reload, or Back would show nothing new. The code is loaded
 * on demand, as part of the dialog's.
 */
export const passOverEntriesOfDialogs = async (): Promise<void> => {
  const { depth = 0 } = (window.history.state ?? {}) as { depth?: number };
  if (depth > 0) await import(/* webpackChunkName: "provide:@phila/ui/dialog" */ '@phila/ui/dialog');
};
