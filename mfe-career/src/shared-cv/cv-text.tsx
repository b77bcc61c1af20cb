import { type CvDocument, type CvPart, isOwnPart, orderOf, ownPart, shownEntries } from '@phila/contract/cv';
import { groupedPhone, monthNames } from '@phila/contract/format';
import { safeAddress, shortAddress } from '@phila/contract/web-address';
import { classes } from '@phila/ui';
import type { ReactNode } from 'react';
import { partName } from '../create-my-cv/editing/section-names.ts';
import styles from './cv-text.module.css';

type Text = string | null | undefined;

const isGiven = (text: Text): text is string => text != null && text.trim() !== '';
const joined = (...texts: readonly Text[]): string => texts.filter(isGiven).join(', ');

/** Writes `2021-03-01` as `Mar 2021`. */
const dateWords = (date: Text): string => {
  const [year = '', month] = (date ?? '').split('-');
  return month === undefined ? year : `${monthNames[Number(month) - 1]?.slice(0, 3) ?? ''} ${year}`.trim();
};

/** Writes one month if the start and end are equal. */
const period = (from: Text, to: Text, isCurrent = false): string =>
  [...new Set([dateWords(from), isCurrent ? 'Current' : dateWords(to)])].filter(Boolean).join(' – ');

/** An entry with a start and no end date is current. */
const ongoing = (from: Text, to: Text): string => period(from, to, isGiven(from) && !isGiven(to));

/** Membership or registration period. */
const since = (from: Text, to: Text): string =>
  isGiven(from) && !isGiven(to) ? `Since ${dateWords(from)}` : period(from, to);

const ITEM = /^\s*[-*•]\s+/;

/** Paragraphs and lists, as the printed CV has them. */
const Prose = ({ children }: { children: Text }) => {
  if (!isGiven(children)) return null;
  const lines = children.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className={styles.prose}>
      {lines.map((line, index) =>
        ITEM.test(line) ? (
          <p key={index} className={styles.item}>
            {line.replace(ITEM, '')}
          </p>
        ) : (
          <p key={index}>{line}</p>
        ),
      )}
    </div>
  );
};

const Entry = ({ title, beside, children }: { title: string; beside?: string; children?: ReactNode }) => (
  <li className={styles.entry}>
    <p className={classes('flex wrap between gap-x-16')}>
      <span className={classes('strong anywhere')}>{title}</span>
      {beside !== undefined && beside !== '' && <span className={classes('muted nowrap')}>{beside}</span>}
    </p>
    {children}
  </li>
);

const Line = ({ children }: { children: string }) =>
  children === '' ? null : <p className={classes('muted anywhere')}>{children}</p>;

/** Entries of a part; null if it has none. */
const partOf = (cv: CvDocument, section: CvPart): ReactNode => {
  if (isOwnPart(section)) {
    const own = shownEntries(cv, 'ownSections').find(({ id }) => ownPart(id) === section);
    return own === undefined ? null : <Prose>{own.content}</Prose>;
  }
  if (section === 'personalSummary')
    return isGiven(cv.profile.personalSummary) ? <Prose>{cv.profile.personalSummary}</Prose> : null;
  if (shownEntries(cv, section).length === 0) return null;
  const entries = (): ReactNode => {
    switch (section) {
      case 'experience':
        return shownEntries(cv, section).map((one) => (
          <Entry
            key={one.id}
            title={joined(one.positionRole, one.projectName)}
            beside={
              one.currentRole === true
                ? period(one.startDate, null, true)
                : ongoing(one.startDate, one.endDate)
            }
          >
            <Prose>{one.responsibilities}</Prose>
          </Entry>
        ));
      case 'education':
        return shownEntries(cv, section).map((one) => (
          <Entry
            key={one.id}
            title={joined(one.courseName, one.qualificationName) || (one.institution ?? '')}
            beside={ongoing(one.startDate, one.endDate)}
          >
            <Line>
              {joined(
                isGiven(one.courseName) || isGiven(one.qualificationName) ? one.institution : null,
                one.detail,
              )}
            </Line>
          </Entry>
        ));
      case 'courses':
        return shownEntries(cv, section).map((one) => (
          <Entry key={one.id} title={one.courseName ?? ''} beside={period(one.startDate, one.endDate)}>
            <Line>{one.courseStatus ?? ''}</Line>
          </Entry>
        ));
      case 'skills':
        return shownEntries(cv, section).map((one) => (
          <Entry key={one.id} title={one.skillName ?? ''} beside={one.skillLevel ?? ''}>
            <Line>{one.skillDescription ?? ''}</Line>
          </Entry>
        ));
      case 'languages':
        return shownEntries(cv, section).map((one) => (
          <Entry key={one.id} title={one.name ?? ''} beside={one.level ?? ''} />
        ));
      case 'memberships':
        return shownEntries(cv, section).map((one) => (
          <Entry key={one.id} title={one.name ?? ''} beside={since(one.dateValidFrom, one.dateValidTo)}>
            <Line>{joined(one.areaOfRegistration, one.membershipNo)}</Line>
          </Entry>
        ));
      case 'registrations':
        return shownEntries(cv, section).map((one) => (
          <Entry key={one.id} title={one.name ?? ''} beside={since(one.dateFrom, one.dateTo)}>
            <Line>{joined(one.areaOfRegistration, one.registrationNo)}</Line>
          </Entry>
        ));
      case 'eligibility':
        return shownEntries(cv, section).map((one) => (
          <Entry key={one.id} title={one.name} beside={one.value} />
        ));
      case 'references':
        return shownEntries(cv, section).map((one) => (
          <Entry key={one.id} title={one.fullName ?? ''}>
            <Line>{joined(one.position, one.company)}</Line>
            <Line>{joined(groupedPhone(one.contactNo ?? ''), one.emailAddress)}</Line>
          </Entry>
        ));
    }
  };
  return <ul>{entries()}</ul>;
};

/** A CV as HTML for phones and screen readers, with the file's words and order. */
export const CvText = ({ cv }: { cv: CvDocument }) => (
  <div className={classes('grid gap-24')}>
    {cv.profile.links.length > 0 && (
      <ul className={classes('flex wrap gap-x-16')}>
        {cv.profile.links.map(({ label, url }) => {
          const address = safeAddress(url);
          return (
            <li key={url} className={classes('anywhere')}>
              {address === null ? (
                url
              ) : (
                <a href={address} rel="noopener noreferrer nofollow">
                  {label ?? shortAddress(url)}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    )}
    {orderOf(cv.order, cv.ownSections).map((section) => {
      const name = partName(section, cv.ownSections);
      const part = partOf(cv, section);
      return (
        part !== null && (
          <section key={section} aria-label={name}>
            <h3 className={classes('heading below-8')}>{name}</h3>
            {part}
          </section>
        )
      );
    })}
  </div>
);
