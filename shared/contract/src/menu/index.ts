export { menuOrder } from './menu-order.ts';
export { publicMenu, type PublicItem } from './public-menu.ts';
