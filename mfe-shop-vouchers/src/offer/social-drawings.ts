import type { SocialMediaName } from '@phila/contract/vouchers';

/** Line drawings for ten social media, on a grid of 24. */
export const socialDrawings: Readonly<Record<SocialMediaName, string>> = {
  facebook: 'M4 4h16v16H4zM16 8.3h-1.3c-1.2 0-1.9.7-1.9 1.9V20M10.5 13h4.8',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7h.01',
  linkedin: 'M4 4h16v16H4zM8 10.5V17M8 7.3h.01M11.5 17v-6.5M11.5 13.3c0-3.7 5-3.7 5 0V17',
  youtube:
    'M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5zM10 9l5 3-5 3z',
  tiktok: 'M14 3v12.5a4 4 0 1 1-4-4M14 3c.4 3.2 2.3 5 5.5 5.2',
  telegram: 'M21 4L3 11l6 2.3L18 7l-6.5 7.5L18 19zM9 13.3V19l2.5-4.5',
  whatsapp:
    'M4 20l1.3-4A8 8 0 1 1 8.3 19zM9 8.5c0 3.5 3 6.5 6.5 6.5l.8-1.7-2.3-1.1-1 .9c-.9-.4-1.7-1.2-2.1-2.1l.9-1L10.7 7.7z',
  reddit:
    'M12 20c4.4 0 8-2.5 8-6s-3.6-6-8-6-8 2.5-8 6 3.6 6 8 6zM9 13h.01M15 13h.01M9 16.5c1.8 1.3 4.2 1.3 6 0M12 8l1-4.5 3.5 1M18.5 10a1.8 1.8 0 1 1 1.6 2.6M5.5 10a1.8 1.8 0 1 0-1.6 2.6',
  pinterest:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 21l3-11.5M9.2 13.5C8 11.5 9 8 12.3 8c3.2 0 4.2 3 3 5.5-1 2.2-3.6 2.3-4.3.800',
  x: 'M4 4l16 16M20 4L4 20M4 4h3.5L20 20h-3.5z',
};
