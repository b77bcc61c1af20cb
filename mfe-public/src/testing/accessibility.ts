import axe from 'axe-core';

/** Finds axe violations. Browser tests check colours and landmarks: jsdom has no layout. */
export const violations = async (): Promise<string[]> => {
  const { violations: found } = await axe.run(
    // Skips hidden pictures: hundreds of elements with nothing for axe.
    { include: [document.body], exclude: ['svg[aria-hidden="true"] *'] },
    { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } },
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
