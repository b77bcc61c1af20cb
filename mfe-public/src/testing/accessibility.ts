import axe from 'axe-core';

/** What axe finds on what is rendered. Colours and landmarks are the browser tests' matter: jsdom has no layout. */
export const violations = async (): Promise<string[]> => {
  const { violations: found } = await axe.run(
    // Pictures that are hidden from assistive technology hold hundreds of elements, and nothing for axe.
    { include: [document.body], exclude: ['svg[aria-hidden="true"] *'] },
    { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } },
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
