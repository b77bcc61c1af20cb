/** `@phila/contract/menu`: builds menus from declared entries, alike in browser and service. */
export * from '../menu/index.ts';
