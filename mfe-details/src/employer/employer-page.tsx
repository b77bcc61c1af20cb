import { calls } from '@phila/contract/calls';
import { useOrganisation } from '@phila/platform';
import { ButtonLink, Empty, Loaded, Logo, Page, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { AnnouncementsSection } from './announcements-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import styles from './employer.module.css';
import { LinksSection } from './links-section.tsx';
import { PapersSection } from './papers-section.tsx';
import type { RoomSection } from './room-section.ts';

/** Sections in reading order. */
const sections: readonly RoomSection[] = [
  AnnouncementsSection,
  PapersSection,
  LinksSection,
  DocumentsSection,
  BenefitsSection,
  ContactSection,
];

/** Room of the organisation that the person is signed in for, filled by its administrators. */
const EmployerPage = () => {
  const reading = useQuery(calls.organisation.room.query({}, { staleTime: 0 }));
  const organisation = useOrganisation();
  const room = reading.data;
  const name = room?.osName ?? organisation?.name ?? 'My Employer';
  return (
    <Page
      title={name}
      sentence={room?.greeting ?? undefined}
      action={
        organisation?.logo && <Logo organisation={{ logo: organisation.logo, osName: name }} height={48} />
      }
    >
      {reading.error?.status === 404 ? (
        <Empty title="Nothing here yet" action={<ButtonLink to="/dashboard">Go to My Dashboard</ButtonLink>}>
          Your employer shows something here once it has confirmed you as one of its people.
        </Empty>
      ) : (
        <Loaded what="What your employer shows you" reading={reading} waiting={<Skeleton height={320} />}>
          {(shown) => (
            <div className={styles.sections}>
              {sections.map((Section) => (
                <Section key={Section.name} room={shown} />
              ))}
            </div>
          )}
        </Loaded>
      )}
    </Page>
  );
};

export default EmployerPage;
