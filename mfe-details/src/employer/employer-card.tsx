import { calls } from '@phila/contract/calls';
import { useOrganisation } from '@phila/platform';
import { ButtonLink, classes, Icon, Loaded, Logo, Markdown, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { employerAddress } from '../documents/folder-address.ts';
import { papersText } from '../documents/papers/paper-texts.ts';
import styles from './employer.module.css';
import { RoomContact } from './room-contact.tsx';
import { RoomLinks } from './room-links.tsx';

/** Employer in its colours, with what it pins, below Today. The page has the rest. */
const EmployerCard = () => {
  const reading = useQuery(calls.organisation.room.query({}, { staleTime: 60_000 }));
  const logo = useOrganisation()?.logo ?? null;
  // Draws nothing for a room that went since the profile was read.
  if (reading.error?.status === 404) return null;
  return (
    <section className={classes('card clip')} aria-label="My Employer">
      <Loaded isList inCard what="Your employer" reading={reading} waiting={<Skeleton height={200} />}>
        {({ osNo, osName, greeting, announcements: [pinned], links, contact, papers }) => (
          <>
            <div className={classes('chrome row wrap gap-x-24 gap-12', styles.band)}>
              {logo !== null && <Logo organisation={{ logo, osName }} height={32} on="chrome" />}
              <div className={classes('grid grow shrink gap-2', styles.words)}>
                <h2 className={classes('heading anywhere')}>{osName}</h2>
                {greeting !== null && <p className={classes('line-24 anywhere')}>{greeting}</p>}
              </div>
            </div>
            <div className={classes('grid gap-20', styles.inner)}>
              {pinned !== undefined && (
                <article className={classes('grid gap-8', styles.pinned)}>
                  <h3 className={classes('normal strong anywhere')}>{pinned.title}</h3>
                  {pinned.text !== null && <Markdown level={4}>{pinned.text}</Markdown>}
                </article>
              )}
              {links.length > 0 && <RoomLinks links={links} />}
              {papers !== undefined && (
                <div className={classes('row wrap between gap-12')}>
                  <p className={classes('row gap-8')}>
                    <Icon name="file" size={20} className={classes('rigid accent')} />
                    {papersText(papers)}
                  </p>
                  <ButtonLink to={employerAddress(osNo)}>Open your papers</ButtonLink>
                </div>
              )}
              <div className={classes('row wrap between gap-12')}>
                {contact === null ? <span /> : <RoomContact {...contact} />}
                <ButtonLink to="/employer">Open My Employer</ButtonLink>
              </div>
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
};

export default EmployerCard;
