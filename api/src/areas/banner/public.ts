export { type LeadingAdvert, leadingAdverts, runningBanners } from './banners.ts';
