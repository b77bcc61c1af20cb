/** CV layouts (specification: cv-layouts), and the readers each suits. */
export const CV_LAYOUTS = [
  { name: 'One column', readers: 'Read by the programs of recruiters as well as by people. Free.' },
  { name: 'Sidebar', readers: 'For people who turn pages. A template from the shop.' },
  { name: 'Timeline', readers: 'For people who follow your years. A template from the shop.' },
] as const;

export type CvLayout = (typeof CV_LAYOUTS)[number]['name'];
