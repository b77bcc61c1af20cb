/** Places for banners, each with its picture size. */
export const bannerTypes = {
  strip: { id: 1, name: 'Strip, 1400 × 150' },
  dashboard: { id: 2, name: 'Dashboard column, 640 × 400' },
} as const;
