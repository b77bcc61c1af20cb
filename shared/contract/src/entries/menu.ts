/** `@phila/contract/menu`: what the menus of the site make of declared entries. The browser and the service make the same. */
export * from '../menu/index.ts';
