import type { DrawnWithOf } from '@phila/platform/prerender';
import { YourDataBeforeScript } from './your-data/your-data-before-script.tsx';

export const drawnWith: DrawnWithOf = { '/your-data': { standIn: YourDataBeforeScript } };
