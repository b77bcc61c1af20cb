import type { AuditKind } from '@phila/contract/calls';
import type { Tone } from '@phila/ui';

/** Names each kind of audit entry for people. */
export const kindWords: Readonly<Record<AuditKind, { name: string; tone: Tone }>> = {
  created: { name: 'Added', tone: 'success' },
  changed: { name: 'Changed', tone: 'info' },
  removed: { name: 'Removed', tone: 'danger' },
  revealed: { name: 'Revealed', tone: 'warning' },
  searched: { name: 'Looked for', tone: 'neutral' },
  read: { name: 'Read', tone: 'neutral' },
  exported: { name: 'Exported', tone: 'warning' },
  refused: { name: 'Refused', tone: 'danger' },
  'signed in': { name: 'Signing in', tone: 'neutral' },
};

/** Turns `mediaReleases` into `Media releases`. */
export const areaText = (area: string): string => {
  const words = area.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
