import { Surface } from '@phila/ui';
import { RoomContact } from './room-contact.tsx';
import type { RoomSection } from './room-section.ts';

/** Contact of HR. */
export const ContactSection: RoomSection = ({ room: { contact } }) =>
  contact === null ? null : (
    <Surface title="Your contact in HR">
      <RoomContact {...contact} />
    </Surface>
  );
