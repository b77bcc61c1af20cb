import { Surface } from '@phila/ui';
import { RoomLinks } from './room-links.tsx';
import type { RoomSection } from './room-section.ts';

/** Links of the organisation. */
export const LinksSection: RoomSection = ({ room: { links } }) =>
  links.length === 0 ? null : (
    <Surface title="Links">
      <RoomLinks links={links} />
    </Surface>
  );
