export { runningBanners } from './banners.ts';
