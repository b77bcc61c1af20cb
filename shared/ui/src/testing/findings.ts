import axe from 'axe-core';

/**
 * Gives axe's findings in a part of the page, as `rule: element`. Leaves colour contrast to the end-to-end tests: jsdom
 * has no layout.
 */
export const findings = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
