const drafts = new Set<() => boolean>();

/**
 * Registers unsaved changes, as long as the function answers true: a session that ends in the meantime asks the person to
 * sign in again over the page instead of leaving it. Returns how to stop.
 */
export const holdDraft = (isDirty: () => boolean): (() => void) => {
  drafts.add(isDirty);
  return () => {
    drafts.delete(isDirty);
  };
};

/** Tells if any page on the screen has unsaved changes. */
export const hasDraft = (): boolean => [...drafts].some((isDirty) => isDirty());
