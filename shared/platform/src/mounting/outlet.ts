let kept: HTMLElement | undefined;

/**
 * Gives the element that holds all remotes, the same for the whole visit. Layouts `append` it and let it go again, so
 * no remote is torn down when the chrome around it changes.
 */
export const outlet = (): HTMLElement => {
  kept ??= document.getElementById('outlet') ?? undefined;
  if (!kept) {
    kept = document.createElement('div');
    kept.id = 'outlet';
  }
  // Adds it to the page for single-spa: that may mount before the layout is ready.
  if (!kept.isConnected) document.body.append(kept);
  return kept;
};

/** Gives a remote's own element within the outlet, made at the first call. */
export const outletFor = (remote: string): HTMLElement => {
  const id = `single-spa-application:${remote}`;
  const found = document.getElementById(id);
  if (found) return found;
  const element = document.createElement('div');
  element.id = id;
  outlet().append(element);
  return element;
};
