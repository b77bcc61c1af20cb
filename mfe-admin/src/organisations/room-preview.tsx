import { classes, DeclaredIcon } from '@phila/ui';
import styles from './organisations.module.css';

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const rowsIn = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? (value as Readonly<Record<string, unknown>>[]) : [];

interface RoomPreviewProps {
  typed: Readonly<Record<string, unknown>>;
  name: string;
}

/** Previews the organisation's card on its people's dashboard; nothing while its room is empty. */
export const RoomPreview = ({ typed, name }: RoomPreviewProps) => {
  const greeting = wordsIn(typed['greeting']);
  const pinned = wordsIn(rowsIn(typed['announcements'])[0]?.['title']);
  const links = rowsIn(typed['links'])
    .map(({ label, icon }) => ({ label: wordsIn(label), icon: wordsIn(icon) }))
    .filter(({ label }) => label !== '');
  const contact = [typed['hrName'], typed['hrMail'], typed['hrPhone']]
    .map(wordsIn)
    .filter((one) => one !== '')
    .join(', ');
  if (greeting === '' && pinned === '' && contact === '' && links.length === 0) return null;
  return (
    <div className={styles.room}>
      <div className={styles.mailHead}>
        {name}
        {greeting !== '' && <p className={classes('small')}>{greeting}</p>}
      </div>
      {pinned !== '' && <strong>{pinned}</strong>}
      {links.map(({ label, icon }, at) => (
        <span key={`${at} ${label}`} className={classes('row gap-8')}>
          {icon !== '' && <DeclaredIcon icon={icon} size={16} />}
          {label}
        </span>
      ))}
      {contact !== '' && <span className={styles.quiet}>{contact}</span>}
    </div>
  );
};
