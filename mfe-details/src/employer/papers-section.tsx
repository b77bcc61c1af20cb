import { ButtonLink, Surface } from '@phila/ui';
import { employerAddress } from '../documents/folder-address.ts';
import { papersText } from '../documents/papers/paper-texts.ts';
import type { RoomSection } from './room-section.ts';

/** Way to the papers that the organisation handed over to the person. */
export const PapersSection: RoomSection = ({ room: { osNo, papers } }) =>
  papers === undefined ? null : (
    <Surface
      title="Papers for you"
      action={<ButtonLink to={employerAddress(osNo)}>Open your papers</ButtonLink>}
    >
      <p>{papersText(papers)}. They stay in My Documents.</p>
    </Surface>
  );
