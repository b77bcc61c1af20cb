import { useMediaQuery } from '@phila/platform';

/** True if the preview fits beside the form (specification: career: "desktop only"). */
export const useWide = (): boolean => useMediaQuery('(width >= 62.5em)');
