const drafts = new Set<() => boolean>();

/**
 * Says that something was typed here that is not saved yet, for as long as the function answers true: a session that
 * ends in the meantime asks the person to sign in again over the page instead of leaving it. Returns how to stop.
 */
export const holdDraft = (isDirty: () => boolean): (() => void) => {
  drafts.add(isDirty);
  return () => {
    drafts.delete(isDirty);
  };
};

/** Is anything typed on the pages shown that is not saved? */
export const hasDraft = (): boolean => [...drafts].some((isDirty) => isDirty());
