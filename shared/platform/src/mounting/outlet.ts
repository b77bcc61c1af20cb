let kept: HTMLElement | undefined;

/**
 * The element that all remotes stand in. It is the same one for the whole visit: layouts take it in (`append` it) and
 * leave it, so a remote is not torn down when the chrome around it changes.
 */
export const outlet = (): HTMLElement => {
  kept ??= document.getElementById('outlet') ?? undefined;
  if (!kept) {
    kept = document.createElement('div');
    kept.id = 'outlet';
  }
  // single-spa mounts when it is ready, not when the layout is.
  if (!kept.isConnected) document.body.append(kept);
  return kept;
};

/** A remote's own element within the outlet, made when it is first asked for. */
export const outletFor = (remote: string): HTMLElement => {
  const id = `single-spa-application:${remote}`;
  const found = document.getElementById(id);
  if (found) return found;
  const element = document.createElement('div');
  element.id = id;
  outlet().append(element);
  return element;
};
