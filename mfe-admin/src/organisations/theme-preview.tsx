import { contrast, paletteOf, useLook, useMay } from '@phila/platform';
import { Badge, classes, type ResourceItem } from '@phila/ui';
import { QRCode } from 'antd';
import { Link } from 'react-router-dom';
import styles from './organisations.module.css';

const colourIn = (value: unknown): string | null =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value.trim()) ? value.trim() : null;

/** What WCAG 2.2 AA asks of text. */
const ENOUGH = 4.5;

/** How well white letters read on a colour as it was chosen, and what the site does where they do not. */
const Verdict = ({ label, colour }: { label: string; colour: string | null }) => {
  if (colour === null) return <p className={classes('small muted')}>{label}: none, so ours is used.</p>;
  const ratio = contrast(colour, '#ffffff');
  return (
    <p className={classes('small row wrap gap-8')}>
      <Badge tone={ratio >= ENOUGH ? 'success' : 'warning'}>{ratio.toFixed(1)} to 1</Badge>
      {ratio >= ENOUGH
        ? `${label} reads well under white letters.`
        : `${label} is too light for white letters: the site darkens it where there is text.`}
    </p>
  );
};

interface ThemePreviewProps {
  typed: Readonly<Record<string, unknown>>;
  row: ResourceItem | null;
}

/** An organisation's page, header and mail in its colours, and the link that its people arrive by. */
export const ThemePreview = ({ typed, row }: ThemePreviewProps) => {
  const { mode } = useLook();
  const seesMembers = useMay('organisation.members.read');
  const primary = colourIn(typed['primaryColor']);
  const secondary = colourIn(typed['secondaryColor']);
  const { chrome, onChrome, action, onAction, accent, card, text, muted, ground } = paletteOf(mode, {
    primary,
    secondary,
  });
  const name =
    typeof typed['osName'] === 'string' && typed['osName'] !== '' ? typed['osName'] : 'Organisation';
  const logo = row?.pictures['logo'] ?? null;
  const guid = typeof row?.['guid'] === 'string' ? row['guid'] : null;
  const link = guid === null ? null : `${window.location.origin}/?Organization=${guid}`;
  return (
    <div className={classes('grid gap-16')}>
      <div className={styles.page} style={{ background: ground, color: text }} aria-hidden="true">
        <div className={styles.header} style={{ background: chrome, color: onChrome }}>
          {logo === null ? <strong>{name}</strong> : <img src={logo} alt="" height={28} />}
          <span className={styles.dot} style={{ background: accent }} />
        </div>
        <div className={styles.content} style={{ background: card }}>
          <strong>Welcome back</strong>
          <span style={{ color: muted }}>This is how a page looks to your people.</span>
          <span className={styles.action} style={{ background: action, color: onAction }}>
            Save
          </span>
        </div>
      </div>
      <Verdict label="The first colour" colour={primary} />
      <Verdict label="The second colour" colour={secondary} />
      {link !== null && (
        <div className={classes('grid gap-8')}>
          <p className={classes('strong')}>The link for its people</p>
          <QRCode value={link} type="svg" aria-label={`The link of ${name}`} />
          <p className={classes('small anywhere')}>{link}</p>
          {seesMembers && row !== null && (
            <Link to={`/admin/manage-org-structures/${row.id}`}>Its members, invitations and files</Link>
          )}
        </div>
      )}
    </div>
  );
};
