import type { Registry } from '@phila/contract';
import type { NavigationEntry } from '@phila/contract/remote';
import mustache from 'mustache';
import { entriesOf } from './menu-entries.ts';

/** Picks the section of the template (shell/src/footer/first-footer.tsx). */
const kindOf = ({ to, opensNewTab, download }: NavigationEntry): 'file' | 'elsewhere' | 'page' => {
  if (download === true) return 'file';
  return opensNewTab === true || to.startsWith('https://') ? 'elsewhere' : 'page';
};

const menuOf = (registry: Registry, menu: NavigationEntry['menu']) => {
  const entries = entriesOf(registry, menu).map((entry) => ({
    label: entry.label,
    to: entry.to,
    [kindOf(entry)]: true,
  }));
  return entries.length === 0 ? null : { entries };
};

/**
 * The public footer as HTML, until the application replaces it by its own, drawn from the same source
 * (shell/src/footer/end-first-footer.ts).
 * @param template as drawn by the shell's build
 */
export const firstFooter = (template: string, registry: Registry, year: number): string =>
  '<div data-first-footer>' +
  mustache.render(template, {
    links: menuOf(registry, 'footer-links'),
    anchors: menuOf(registry, 'footer-anchors'),
    year,
  }) +
  '</div>';
