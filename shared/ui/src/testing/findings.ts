import axe from 'axe-core';

/**
 * What axe finds in a part of the page, as `rule: element`. jsdom has no layout, so colour contrast is for the
 * end-to-end tests.
 */
export const findings = async (element: Element): Promise<string[]> => {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
