import { latePart } from '@phila/ui';
import { placeStandIn } from '../late/stand-ins.tsx';

/** Beside the form, and so with the press that opens it: the organisations are there before its code. */
export const ThemePreview = latePart(
  async () => (await import('./theme-preview.tsx')).ThemePreview,
  placeStandIn('The look', 'the look', 420),
);
