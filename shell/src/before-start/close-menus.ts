const openMenu = (): HTMLDetailsElement | null => document.querySelector('[data-first-header] details[open]');

/** Closes an open menu of the header on Escape or a press elsewhere, as the shell's own does. */
export const closeMenus = (): void => {
  document.addEventListener('pointerdown', ({ target }) => {
    const menu = openMenu();
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    const menu = openMenu();
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
};
