import type { CvTemplate } from '@phila/contract/cv';
import { classic } from './classic.ts';
import { sideBar } from './side-bar.ts';
import type { MakeTemplate } from './template.ts';
import { timeline } from './timeline.ts';

/** Layouts by id. */
export const templates: Readonly<Record<CvTemplate, MakeTemplate>> = {
  0: classic,
  30: sideBar,
  31: timeline,
};
