import type { DrawnWithOf } from '@phila/platform/prerender';
import { SharedCvBeforeScript } from './shared-cv/shared-cv-before-script.tsx';

export const drawnWith: DrawnWithOf = { '/shared-cv': { standIn: SharedCvBeforeScript } };
