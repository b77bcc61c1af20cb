import { brand } from '@phila/contract/brand';
import { paletteOf, useLook, useMay } from '@phila/platform';
import { Badge, classes, Copy, Icon, type IconName, Logo, Motif, type ResourceItem } from '@phila/ui';
import { QRCode, Segmented } from 'antd';
import { useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { verdictOn } from './colour-verdict.ts';
import styles from './organisations.module.css';
import { RoomPreview } from './room-preview.tsx';

const colourIn = (value: unknown): string | null =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value.trim()) ? value.trim() : null;

interface VerdictProps {
  label: string;
  colour: string | null;
  part: 'chrome' | 'action';
  /** Names the part of the site painted in it. */
  where: string;
}

/** Tells how readable a colour is, and how the site corrects it. */
const Verdict = ({ label, colour, part, where }: VerdictProps) => {
  if (colour === null)
    return (
      <li className={styles.verdict}>
        <span className={styles.swatch} data-empty="" />
        <span className={classes('small')}>
          {label}: none yet, so {where} grey.
        </span>
      </li>
    );
  const { ratio, isKept, isWhite } = verdictOn(part, colour);
  const letters = isWhite ? 'white' : 'dark';
  return (
    <li className={styles.verdict}>
      <span className={styles.swatch} style={{ background: colour }} />
      <span className={classes('small')}>
        {isKept
          ? `${label} reads well with ${letters} letters.`
          : `${label} is moved a little, so that ${letters} letters read on it.`}
      </span>
      <Badge tone={isKept ? 'success' : 'warning'}>{ratio.toFixed(1)} to 1</Badge>
    </li>
  );
};

const entries: readonly { icon: IconName; text: string }[] = [
  { icon: 'home', text: 'My Dashboard' },
  { icon: 'identity', text: 'My Details' },
  { icon: 'wallet', text: 'My Wealth' },
];

type Mode = 'light' | 'dark';

export interface ThemePreviewProps {
  typed: Readonly<Record<string, unknown>>;
  row: ResourceItem | null;
}

/** CSS variables that paint a part of the page in an organisation's colours. */
const painted = (mode: Mode, primary: string | null, secondary: string | null): CSSProperties => {
  const palette = Object.entries(paletteOf(mode, { primary, secondary })).map(([name, value]) => [
    `--phila-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
  return { ...Object.fromEntries(palette), colorScheme: mode };
};

interface MailPreviewProps {
  name: string;
  logo: string | null;
  primary: string | null;
  secondary: string | null;
}

/**
 * Preview of the organisation's mail (api/src/core/mail/letter.ts). Always light, because mail programs apply their own
 * themes.
 */
const MailPreview = ({ name, logo, primary, secondary }: MailPreviewProps) => (
  <section aria-label="Its emails" className={classes('grid gap-8')}>
    <p className={classes('strong')}>What its emails look like</p>
    <div className={styles.mail} style={painted('light', primary, secondary)} aria-hidden="true" inert>
      <div className={styles.mailHead}>
        <Logo organisation={{ logo, osName: name }} height={28} on="chrome" />
      </div>
      <div className={styles.mailText}>
        <p>Your policy ends in 12 days. Ask for a new quote before it does.</p>
        <p>
          <span className={styles.action}>Open My Wealth</span>
        </p>
      </div>
      <p className={styles.mailFoot}>
        {brand.name}, {brand.phone}, {brand.email}
      </p>
    </div>
  </section>
);

/** Previews an organisation's menu, header, page and mails as its people see them, with the link for them. */
const ThemePreview = ({ typed, row }: ThemePreviewProps) => {
  const look = useLook();
  const [mode, setMode] = useState<Mode>(look.mode);
  const seesMembers = useMay('organisation.members.read');
  const primary = colourIn(typed['primaryColor']);
  const secondary = colourIn(typed['secondaryColor']);
  const name =
    typeof typed['osName'] === 'string' && typed['osName'] !== '' ? typed['osName'] : 'Organisation';
  const logo = typeof typed['logo'] === 'string' ? typed['logo'] : null;
  const guid = typeof row?.['guid'] === 'string' ? row['guid'] : null;
  const link = guid === null ? null : `${window.location.origin}/?Organization=${guid}`;
  return (
    <div className={classes('grid gap-16')}>
      <div className={classes('row wrap between gap-8')}>
        <p className={classes('strong')}>What its people see</p>
        <Segmented<Mode>
          aria-label="Colours of the preview"
          size="small"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </div>
      <div className={styles.page} style={painted(mode, primary, secondary)} aria-hidden="true" inert>
        <div className={styles.menu}>
          <span className={styles.brand}>
            <Logo organisation={{ logo, osName: name }} height={24} on="chrome" />
          </span>
          {entries.map(({ icon, text }, at) => (
            <span key={text} className={styles.entry} data-current={at === 0 || undefined}>
              <Icon name={icon} size={16} />
              <span>{text}</span>
            </span>
          ))}
          <Motif variant="band" tone="chrome" className={styles.band} />
        </div>
        <div className={styles.head}>
          <span>
            <span className={styles.quiet}>Welcome back</span> <strong>Thandi</strong>
          </span>
          <span className={styles.quiet}>{name}</span>
        </div>
        <div className={styles.content}>
          <strong className={styles.title}>My Dashboard</strong>
          <div className={styles.card}>
            <strong>Your policy ends in 12 days</strong>
            <span className={styles.quiet}>Ask for a new quote before it does.</span>
            <span className={styles.acts}>
              <span className={styles.action}>Renew it</span>
              <span className={styles.link}>See the policy</span>
            </span>
          </div>
          <RoomPreview typed={typed} name={name} />
        </div>
      </div>
      <ul className={styles.verdicts}>
        <Verdict label="The first colour" colour={primary} part="chrome" where="the menu and header are" />
        <Verdict label="The second colour" colour={secondary} part="action" where="main buttons are" />
      </ul>
      <MailPreview name={name} logo={logo} primary={primary} secondary={secondary} />
      {link !== null && (
        <div className={styles.arrival}>
          <QRCode value={link} type="svg" size={128} aria-label={`The link of ${name}`} />
          <div className={classes('grid gap-8 content-start')}>
            <p className={classes('strong')}>The link for its people</p>
            <p className={classes('small anywhere')}>{link}</p>
            <div>
              <Copy text={link} what="the link" />
            </div>
            {seesMembers && row !== null && (
              <Link to={`/admin/manage-org-structures/${row.id}`}>Its members, invitations and files</Link>
            )}
          </div>
        </div>
      )}
    </div>
  );
};

export default ThemePreview;
