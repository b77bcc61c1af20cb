import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { DAY, HOUR } from './durations.ts';
import { codeOf } from './error-code.ts';
import {
  type GivenSecret,
  isPublicAddress,
  type JudgedSettings,
  type Measure,
  refusalsOf,
  type Warning,
  warningsOf,
} from './public-site.ts';

/** Settings with values that the service cannot use; the message is a line to print for each. */
export class ConfigurationError extends Error {}

/** Settings that are usable, but not on a site that the public reaches. */
export class NotForPublic extends ConfigurationError {}

interface Setting<S extends z.ZodMiniType<unknown, string>> {
  /** The environment variable. */
  name: string;
  /** The text used when the variable is absent or empty. */
  default: string;
  /** Documented as the default, if the real default depends on another setting. */
  shownDefault?: string;
  meaning: string;
  /** Never prints the value, even a wrong one, and reads it from the file of `<name>_FILE` as well. */
  secret?: boolean;
  schema: S;
}

const setting = <S extends z.ZodMiniType<unknown, string>>(declared: Setting<S>): Setting<S> => declared;

const text = z.string();
const wholeNumber = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `give a whole number from ${from} to ${to}`)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.refine((n) => n >= from && n <= to, `give a whole number from ${from} to ${to}`)),
    ),
  );
const address = (protocols: string[]) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => value === '' || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
          `give an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
        ),
      ),
    z.transform((value) => (value === '' ? null : value)),
  );

const UNITS = { s: 1_000, m: 60_000, h: HOUR, d: DAY } as const;
const milliseconds = (value: string): number =>
  Number(value.slice(0, -1)) * UNITS[value.slice(-1) as keyof typeof UNITS];
/** `10m` → milliseconds. */
const duration = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}[smhd]$/, 'give a time such as 30s, 10m, 12h or 30d')),
  z.transform(milliseconds),
);
/** `300/15m` → uses and milliseconds. */
const rate = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,7}\/[1-9]\d{0,5}[smhd]$/, 'give a limit such as 300/15m')),
  z.transform((value): RateLimit => {
    const [uses = '', window = ''] = value.split('/');
    return { uses: Number(uses), window: milliseconds(window) };
  }),
);
const email = z.pipe(
  z.string().check(z.regex(/^$|^[^\s@]+@[^\s@]+$/, 'give an email address')),
  z.transform((value) => (value === '' ? null : value)),
);
/** A secret, with the name that identifies it in sealed values. */
export interface SealingKey {
  id: string;
  secret: string;
}

const KEY_WORDS =
  'give keys such as 2026:secret with commas between, each id once, each secret at least 32 characters';
const keysOf = (value: string): SealingKey[] =>
  value === ''
    ? []
    : value.split(',').map((part) => {
        const [, id = '', secret = ''] = /^\s*([A-Za-z0-9_-]{1,40}):(\S{32,})\s*$/.exec(part) ?? [];
        return { id, secret };
      });
const sealingKeys = z.pipe(
  z.string().check(
    z.refine((value) => {
      const ids = keysOf(value).map(({ id }) => id);
      return !ids.includes('') && new Set(ids).size === ids.length;
    }, KEY_WORDS),
  ),
  z.transform(keysOf),
);

/** The secrets of a text, one or several. */
export const secretsIn = (value: string): string[] =>
  value === '' ? [] : value.split(/[,\n]/).map((part) => part.trim());
const signingSecrets = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => secretsIn(value).every((secret) => secret.length >= 32),
        'give at least 32 characters, or several such secrets with commas between',
      ),
    ),
  z.transform(secretsIn),
);

/** `10.0.0.0/8`, `::1`, or one of the names Fastify knows. */
const isProxy = (part: string): boolean => {
  const [ip = '', bits, ...more] = part.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true;
  const family = isIP(ip);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};
/** Addresses of trusted proxies. A number of hops would trust a direct client too. */
const proxies = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => value === 'no' || value.split(',').every((part) => isProxy(part.trim())),
        'give no, or the addresses of the proxies in front with commas between, such as 10.0.0.0/8 or loopback',
      ),
    ),
  z.transform((value): false | string[] =>
    value === 'no' ? false : value.split(',').map((part) => part.trim()),
  ),
);

const isFeed = (part: string): boolean =>
  URL.canParse(part) && ['http:', 'https:'].includes(new URL(part).protocol);
const partsOf = (value: string): string[] => value.split(/[\s,]+/).filter((part) => part !== '');
/** Addresses separated by commas or spaces, without duplicates. */
const feeds = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => partsOf(value).every(isFeed),
        'give addresses that start with http:// or https://, with commas or spaces between',
      ),
    ),
  z.transform((value) => [...new Set(partsOf(value))]),
);

const isJson = (value: string): boolean => {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};
/** Checks that a text remains JSON or a form once number and message are inserted. */
const isSmsBody = (value: string): boolean =>
  value.includes('{to}') &&
  value.includes('{text}') &&
  (/^\s*[[{]/.test(value) ? isJson(value) : /^[^\s=&]+=[^\s=&]*(&[^\s=&]+=[^\s=&]*)*$/.test(value));

const DEVELOPMENT_SERVER = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;

/** Uses allowed within a sliding window of milliseconds. */
export interface RateLimit {
  uses: number;
  window: number;
}

/** Every setting of the service; the README's table is tested against it. */
export const settings = {
  port: setting({
    name: 'PORT',
    default: '3000',
    meaning: 'The port the service listens on; 0 takes a free one.',
    schema: wholeNumber(0, 65_535),
  }),
  host: setting({
    name: 'HOST',
    default: '',
    shownDefault: '127.0.0.1 with demo data, otherwise 0.0.0.0',
    meaning:
      'The network address the service listens on. The passwords of demo accounts are published: with them only this computer is answered, unless HOST says otherwise.',
    schema: text,
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    default: '',
    shownDefault: 'http://localhost:PORT',
    meaning: 'The address people reach the site at; links in mails start with it.',
    schema: address(['http:', 'https:']),
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    default: '.data',
    meaning: 'The folder for the embedded database, people’s files, released remotes, unsent mail and keys.',
    schema: z.pipe(
      z.string(),
      z.transform((value) => resolve(value)),
    ),
  }),
  demoData: setting({
    name: 'DEMO_DATA',
    default: '',
    shownDefault: 'on with the embedded database, off with DATABASE_URL',
    meaning:
      'on, small or off: whether the demo organisations, accounts and shop are made at the first start; small leaves out the 400 invented people with their orders, which administration is tried on.',
    schema: z.pipe(
      z.string().check(z.regex(/^(on|small|off|)$/, 'give on, small or off')),
      z.transform((value) => (value === '' ? null : value)),
    ),
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    default: '',
    shownDefault: 'the embedded database under DATA_DIR',
    meaning: 'A PostgreSQL server to use in place of the embedded database.',
    secret: true,
    schema: address(['postgres:', 'postgresql:']),
  }),
  databasePool: setting({
    name: 'DATABASE_POOL',
    default: '10',
    meaning: 'How many connections to PostgreSQL are kept at most.',
    schema: wholeNumber(1, 200),
  }),
  s3Endpoint: setting({
    name: 'S3_ENDPOINT',
    default: '',
    shownDefault: 'files are kept in DATA_DIR/blobs',
    meaning: 'A store that speaks S3, for documents, pictures and releases; without the bucket.',
    schema: address(['http:', 'https:']),
  }),
  s3Bucket: setting({
    name: 'S3_BUCKET',
    default: '',
    shownDefault: 'needed with S3_ENDPOINT',
    meaning: 'The bucket in that store; nothing else should be in it.',
    schema: z.string().check(z.regex(/^$|^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'give the name of a bucket')),
  }),
  s3Region: setting({
    name: 'S3_REGION',
    default: 'us-east-1',
    meaning: 'The region that requests to the store are signed for.',
    schema: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'give a region such as af-south-1')),
  }),
  s3AccessKey: setting({
    name: 'S3_ACCESS_KEY',
    default: '',
    shownDefault: 'needed with S3_ENDPOINT',
    meaning: 'The name of the key for the store.',
    secret: true,
    schema: text,
  }),
  s3SecretKey: setting({
    name: 'S3_SECRET_KEY',
    default: '',
    shownDefault: 'needed with S3_ENDPOINT',
    meaning: 'The secret of that key.',
    secret: true,
    schema: text,
  }),
  clamdUrl: setting({
    name: 'CLAMD_URL',
    default: '',
    shownDefault: 'files are kept without a look for viruses',
    meaning:
      'The ClamAV daemon that looks for viruses in every file that people upload, before it is kept: tcp://host:port. Without an answer of it no file is taken.',
    schema: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => value === '' || /^tcp:\/\/[^/@?#\s]+:\d{1,5}$/.test(value),
            'give an address such as tcp://127.0.0.1:3310',
          ),
        ),
      z.transform((value) => (value === '' ? null : value)),
    ),
  }),
  smtpUrl: setting({
    name: 'SMTP_URL',
    default: '',
    shownDefault: 'mail is written to DATA_DIR/mail',
    meaning: 'The mail server, as smtp://user:password@host:port or smtps://.',
    secret: true,
    schema: address(['smtp:', 'smtps:']),
  }),
  smsUrl: setting({
    name: 'SMS_URL',
    default: '',
    shownDefault: 'text messages are written to DATA_DIR/sms',
    meaning:
      'The address to which a text message is posted, at its provider. Signing up by mobile number needs it.',
    schema: address(['https:', 'http:']),
  }),
  smsKey: setting({
    name: 'SMS_KEY',
    default: '',
    shownDefault: 'needed with SMS_URL',
    meaning:
      'The key of that provider, sent as Authorization: Bearer; with a space in it (Basic …) it is the whole header.',
    secret: true,
    schema: z.string().check(z.regex(/^[\x20-\x7E]*$/, 'give characters of ASCII')),
  }),
  smsBody: setting({
    name: 'SMS_BODY',
    default: '{"to":"{to}","text":"{text}"}',
    meaning:
      'What is sent: JSON, or a form such as to={to}&body={text}. {to} is the number (+27…), {text} the message, {id} the same at every attempt, {key} the key where the provider wants it there.',
    schema: z.string().check(z.refine(isSmsBody, 'give JSON, or a form, with {to} and {text} in it')),
  }),
  mailFrom: setting({
    name: 'MAIL_FROM',
    default: 'support@phila.example',
    meaning: 'The address mail comes from, under our name.',
    schema: z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, 'give an email address')),
  }),
  supportEmail: setting({
    name: 'SUPPORT_EMAIL',
    default: 'support@phila.example',
    meaning: 'Where requests for advice and messages of the contact form are sent.',
    schema: z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, 'give an email address')),
  }),
  securityContact: setting({
    name: 'SECURITY_CONTACT',
    default: '',
    shownDefault: 'there is no security.txt',
    meaning:
      'Where weaknesses of the site are reported, for /.well-known/security.txt (RFC 9116): a mailto:, https: or tel: address.',
    schema: address(['mailto:', 'https:', 'tel:']),
  }),
  securityExpires: setting({
    name: 'SECURITY_EXPIRES',
    default: '',
    shownDefault: 'needed with SECURITY_CONTACT',
    meaning:
      'The day on which security.txt runs out and is served no longer, less than a year ahead: somebody looks at the contact again by then.',
    schema: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) =>
              value === '' ||
              (/^\d{4}-\d\d-\d\d$/.test(value) &&
                new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)),
            'give a day such as 2027-06-30',
          ),
        ),
      z.transform((value) => (value === '' ? null : new Date(`${value}T00:00:00Z`))),
    ),
  }),
  pixelUrl: setting({
    name: 'PIXEL_URL',
    default: '',
    shownDefault: 'no pixel is told',
    meaning:
      'The advert pixel that is told, as JSON by POST, which adverts people open who agreed to it; never anything about the others.',
    schema: address(['https:', 'http:']),
  }),
  adminEmail: setting({
    name: 'ADMIN_EMAIL',
    default: '',
    shownDefault: 'no account is made',
    meaning:
      'Without demo data: the first administrator, made at the first start with a one-time password that is printed once.',
    schema: email,
  }),
  tokenSecrets: setting({
    name: 'TOKEN_SECRET',
    default: '',
    shownDefault: 'made at the first start and kept in DATA_DIR; needed with DATABASE_URL',
    meaning:
      'What access tokens and cookies are signed with: one or more secrets of at least 32 characters, with commas or line breaks between; the first signs, all of them count. Several servers behind one address need the same.',
    secret: true,
    schema: signingSecrets,
  }),
  sealingKeys: setting({
    name: 'SEALING_KEYS',
    default: '',
    shownDefault: 'one key, made at the first start and kept in DATA_DIR; needed with DATABASE_URL',
    meaning:
      'What second factors, codes of vouchers and employer records are sealed with: id:secret, with commas between; the first seals, all of them open. Several servers need the same.',
    secret: true,
    schema: sealingKeys,
  }),
  accessTokenLifetime: setting({
    name: 'ACCESS_TOKEN_LIFETIME',
    default: '10m',
    meaning: 'How long an access token is valid.',
    schema: duration,
  }),
  refreshTokenLifetime: setting({
    name: 'REFRESH_TOKEN_LIFETIME',
    default: '30d',
    meaning: 'How long a session lasts without being used.',
    schema: duration,
  }),
  codeLifetime: setting({
    name: 'CODE_LIFETIME',
    default: '10m',
    meaning: 'How long the one-time code of a sign-up is valid.',
    schema: duration,
  }),
  resetLifetime: setting({
    name: 'RESET_LIFETIME',
    default: '30m',
    meaning: 'How long a password reset token is valid.',
    schema: duration,
  }),
  signInLimit: setting({
    name: 'LIMIT_SIGN_IN',
    default: '300/15m',
    meaning: 'Sign-in attempts from one network address.',
    schema: rate,
  }),
  failedSignInLimit: setting({
    name: 'LIMIT_FAILED_SIGN_IN',
    default: '10/15m',
    meaning: 'Failed sign-ins of one account, after which answers come slower.',
    schema: rate,
  }),
  resetLimit: setting({
    name: 'LIMIT_RESET',
    default: '5/1h',
    meaning: 'Codes and reset tokens asked for one account from one network address.',
    schema: rate,
  }),
  mailLimit: setting({
    name: 'LIMIT_MAIL',
    default: '30/1d',
    meaning:
      'Mails to one recipient, counted apart for accounts, sign-ups, orders and reminders; warnings about an account are sent above it as well.',
    schema: rate,
  }),
  unconfirmedMailLimit: setting({
    name: 'LIMIT_UNCONFIRMED_MAIL',
    default: '2/1d',
    meaning:
      'Mails to one address that the account which causes them has not shown to be its own, and such mails that one account causes.',
    schema: rate,
  }),
  invitationLimit: setting({
    name: 'LIMIT_INVITATION',
    default: '2/1d',
    meaning:
      'Mails by which organisations, all together, invite one address or ask the account that has it whether it belongs to them.',
    schema: rate,
  }),
  organisationInvitationLimit: setting({
    name: 'LIMIT_ORGANISATION_INVITATIONS',
    default: '300/1d',
    meaning:
      'Such mails of one organisation and those below it, and never more than twice their confirmed members, or ten where that is fewer; an operator gives an organisation another number in its form.',
    schema: rate,
  }),
  smsLimit: setting({
    name: 'LIMIT_SMS',
    default: '10/1d',
    meaning:
      'Text messages to one recipient, counted apart as mails are; warnings about an account are sent above it as well.',
    schema: rate,
  }),
  uploadLimit: setting({
    name: 'LIMIT_UPLOAD',
    default: '60/1m',
    meaning: 'Files that one person uploads.',
    schema: rate,
  }),
  papersLimit: setting({
    name: 'LIMIT_PAPERS',
    default: '600/1m',
    meaning: 'Files that one administrator brings to hand over to the people of an organisation.',
    schema: rate,
  }),
  redeemLimit: setting({
    name: 'LIMIT_REDEEM',
    default: '30/1m',
    meaning: 'Vouchers that one person redeems.',
    schema: rate,
  }),
  discountLimit: setting({
    name: 'LIMIT_DISCOUNT',
    default: '30/1m',
    meaning: 'Discount codes that one person tries.',
    schema: rate,
  }),
  peopleLimit: setting({
    name: 'LIMIT_PEOPLE',
    default: '60/10m',
    meaning:
      'Searches that one administrator makes: for people in every list, for anything in the one search, and by the addresses that a role or an announcement goes to together.',
    schema: rate,
  }),
  personCheckLimit: setting({
    name: 'LIMIT_PERSON_CHECK',
    default: '5/1h',
    meaning: 'Times that all of staff together ask one person for two facts that only they know.',
    schema: rate,
  }),
  pdfLimit: setting({
    name: 'LIMIT_PDF',
    default: '20/1m',
    meaning: 'PDFs that the service makes for one person.',
    schema: rate,
  }),
  cvPageLimit: setting({
    name: 'LIMIT_CV_PAGE',
    default: '120/1m',
    meaning: 'Pages of CVs that the service draws as pictures for one person.',
    schema: rate,
  }),
  shareLimit: setting({
    name: 'LIMIT_SHARE',
    default: '30/1m',
    meaning:
      'Times that shared CVs are opened from one network address, again that they are made into PDFs, and again that a page of one is drawn as a picture.',
    schema: rate,
  }),
  contactLimit: setting({
    name: 'LIMIT_CONTACT',
    default: '20/1h',
    meaning:
      'Messages of the contact form from one network address, and again those that are sent without a script.',
    schema: rate,
  }),
  contactWithoutScriptLimit: setting({
    name: 'LIMIT_CONTACT_WITHOUT_SCRIPT',
    default: '20/1h',
    meaning:
      'Messages of the contact form that are sent without a script, and so without proof of work, from everywhere together.',
    schema: rate,
  }),
  writeLimit: setting({
    name: 'LIMIT_WRITE',
    default: '300/1m',
    meaning: 'Changes that one person makes, of all the calls that have no limit of their own.',
    schema: rate,
  }),
  weatherLimit: setting({
    name: 'LIMIT_WEATHER',
    default: '120/1m',
    meaning: 'Questions about the weather from one network address, of each of the two kinds.',
    schema: rate,
  }),
  priceLimit: setting({
    name: 'LIMIT_PRICE',
    default: '120/1m',
    meaning: 'Times that visitors’ carts are priced for one network address.',
    schema: rate,
  }),
  refreshLimit: setting({
    name: 'LIMIT_REFRESH',
    default: '3000/15m',
    meaning:
      'Tokens that are renewed, and sessions that are ended, for one network address; an office or a mobile network is one.',
    schema: rate,
  }),
  browseLimit: setting({
    name: 'LIMIT_BROWSE',
    default: '600/1m',
    meaning:
      'Pages of products, searches and lists of pictures for one network address, each kind by itself, as calls and as pages of the site together.',
    schema: rate,
  }),
  pictureLimit: setting({
    name: 'LIMIT_PICTURE',
    default: '6000/1m',
    meaning: 'Pictures of products, bundles and offers for one network address; a browser keeps what it has.',
    schema: rate,
  }),
  cdnPurgeUrl: setting({
    name: 'CDN_PURGE_URL',
    default: '',
    shownDefault: 'no CDN is told',
    meaning:
      'An address that is told by POST, as {"addresses": [...]}, which files a CDN has to forget when a release is purged. It may carry a key.',
    secret: true,
    schema: address(['http:', 'https:']),
  }),
  weatherKey: setting({
    name: 'WEATHER_KEY',
    default: '',
    shownDefault: 'Open-Meteo is asked, which takes none',
    meaning: 'The key for OpenWeatherMap, which is asked for the weather then.',
    secret: true,
    schema: z.pipe(
      z.string(),
      z.transform((value) => (value === '' ? null : value)),
    ),
  }),
  weatherUrl: setting({
    name: 'WEATHER_URL',
    default: '',
    shownDefault: "the provider's own",
    meaning:
      'Another address that answers as the provider of weather does, and as Nominatim for names of places.',
    schema: address(['http:', 'https:']),
  }),
  paymentProvider: setting({
    name: 'PAYMENT_PROVIDER',
    default: '',
    shownDefault: 'simulator with demo data, otherwise none',
    meaning:
      'How people pay: simulator (no money moves, and everybody may say that they paid), payfast or eft. Without one, only what costs nothing can be ordered.',
    schema: z.pipe(
      z.string().check(z.regex(/^(simulator|payfast|eft|)$/, 'give simulator, payfast or eft')),
      z.transform((value) => (value === '' ? null : (value as 'simulator' | 'payfast' | 'eft'))),
    ),
  }),
  payfastMerchantId: setting({
    name: 'PAYFAST_MERCHANT_ID',
    default: '',
    shownDefault: 'needed with PAYMENT_PROVIDER payfast',
    meaning: 'The merchant id of the PayFast account.',
    schema: z.string().check(z.regex(/^\d{0,20}$/, 'give the digits of the merchant id')),
  }),
  payfastMerchantKey: setting({
    name: 'PAYFAST_MERCHANT_KEY',
    default: '',
    shownDefault: 'needed with PAYMENT_PROVIDER payfast',
    meaning: 'The merchant key of the PayFast account.',
    secret: true,
    schema: text,
  }),
  payfastPassphrase: setting({
    name: 'PAYFAST_PASSPHRASE',
    default: '',
    shownDefault: 'needed with PAYMENT_PROVIDER payfast',
    meaning:
      'The passphrase that is set in the PayFast account: letters, digits, hyphens, underscores and slashes. Without it a notification could be forged.',
    secret: true,
    schema: z.string().check(z.regex(/^[A-Za-z0-9_/-]{0,64}$/, 'give letters, digits, - _ and /')),
  }),
  payfastUrl: setting({
    name: 'PAYFAST_URL',
    default: 'https://www.payfast.co.za',
    meaning: 'Where PayFast answers; https://sandbox.payfast.co.za for its sandbox.',
    schema: z
      .string()
      .check(
        z.refine(
          (value) => URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol),
          'give an address that starts with https://',
        ),
      ),
  }),
  payfastSources: setting({
    name: 'PAYFAST_SOURCES',
    default: '',
    shownDefault: 'the addresses of its four hosts, asked of the name service',
    meaning: 'The addresses or networks that PayFast notifies from, with commas between.',
    schema: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => partsOf(value).every(isProxy),
            'give addresses or networks with commas between, such as 197.97.145.144/28',
          ),
        ),
      z.transform(partsOf),
    ),
  }),
  eftAccount: setting({
    name: 'EFT_ACCOUNT',
    default: '',
    shownDefault: 'needed with PAYMENT_PROVIDER eft',
    meaning: 'The account that people pay into, in words: bank, branch code, account number and holder.',
    schema: z.string().check(z.maxLength(300, 'give at most 300 characters')),
  }),
  newsFeeds: setting({
    name: 'NEWS_FEEDS',
    default: '',
    shownDefault: "with demo data the site's own feed, otherwise none",
    meaning: 'Addresses of RSS or Atom feeds for the news ticker, with commas or spaces between.',
    schema: feeds,
  }),
  newsConnections: setting({
    name: 'NEWS_CONNECTIONS',
    default: '200',
    meaning:
      'News connections that one network address may hold at a time; an office or a mobile network is one.',
    schema: wholeNumber(1, 100_000),
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    default: 'no',
    meaning:
      'Who may say which address and protocol a request came by: no, or the addresses of the proxies in front (10.0.0.0/8, loopback, uniquelocal).',
    schema: proxies,
  }),
  role: setting({
    name: 'ROLE',
    default: 'all',
    meaning:
      'What this process does: web answers requests, worker does the jobs they ask for (mails, copies of data, recurring work) and answers about its health alone, all does both.',
    schema: z.enum(['web', 'worker', 'all'], 'give web, worker or all'),
  }),
  metricsPort: setting({
    name: 'METRICS_PORT',
    default: '',
    shownDefault: 'nothing is measured',
    meaning:
      'The port at which /metrics answers Prometheus, on HOST; 0 takes a free one. Let nothing in front of the site lead there.',
    schema: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => value === '' || (/^\d{1,5}$/.test(value) && Number(value) <= 65_535),
            'give a whole number from 0 to 65535',
          ),
        ),
      z.transform((value) => (value === '' ? null : Number(value))),
    ),
  }),
  stopAfter: setting({
    name: 'STOP_AFTER',
    default: '0',
    meaning:
      'Seconds for which the service goes on answering once it was told to stop, while /health/ready says no: as long as what sends it requests takes to notice.',
    schema: wholeNumber(0, 300),
  }),
  siteDir: setting({
    name: 'SITE_DIR',
    default: '',
    shownDefault: 'shell/dist/site',
    meaning: 'The folder of the built shell.',
    schema: z.pipe(
      z.string(),
      z.transform((value) =>
        value === '' ? fileURLToPath(new URL('../../../shell/dist/site', import.meta.url)) : resolve(value),
      ),
    ),
  }),
  developmentOrigins: setting({
    name: 'DEVELOPMENT_ORIGINS',
    default: '',
    shownDefault: 'none',
    meaning:
      'The development servers of the shell and the remotes, which npm run dev starts; never in production.',
    schema: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => value === '' || value.split(/\s+/).every((origin) => DEVELOPMENT_SERVER.test(origin)),
            'give addresses such as http://localhost:9100, with spaces between',
          ),
        ),
      z.transform((value) => (value === '' ? [] : value.split(/\s+/))),
    ),
  }),
} as const;

type Read = { [Key in keyof typeof settings]: z.output<(typeof settings)[Key]['schema']> };

/** The checked configuration: lifetimes in milliseconds, folders absolute, absent as null. */
export interface Configuration extends Omit<Read, 'demoData'> {
  demoData: boolean;
  /** Adds 400 invented people and their activity to the demo data. */
  demoCrowd: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;
type AnySetting = Setting<z.ZodMiniType<unknown, string>>;

const entries = Object.entries(settings) as [string, AnySetting][];
const isSecret = ({ secret }: AnySetting): boolean => secret === true;
const FILE = '_FILE';
const ALLOW = 'ALLOW_';
/** Names that are read, and those that `ALLOW_` may stand before. */
const names = entries.map(([, { name }]) => name);
const readNames = [
  ...names,
  ...entries.filter(([, one]) => isSecret(one)).map(([, { name }]) => name + FILE),
];

const textOf = (environment: Environment, name: string): string | undefined =>
  environment[name]?.trim() || undefined;

/** The contents of a secret's file, as a container or a keeper of secrets has it. */
const readSecret = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigurationError(
      `${name} is ${JSON.stringify(file)}: give a file that can be read (${codeOf(error) ?? 'not readable'})`,
    );
  }
};

const givenTo = (environment: Environment, declared: AnySetting): string | undefined => {
  const given = textOf(environment, declared.name);
  const named = declared.name + FILE;
  const file = isSecret(declared) ? textOf(environment, named) : undefined;
  if (file === undefined) return given;
  if (given !== undefined)
    throw new ConfigurationError(`${declared.name} and ${named} are both set: give one of them`);
  return readSecret(named, file);
};

/** @throws ConfigurationError for a value that its own setting does not take */
const readEach = (environment: Environment): Read => {
  const read: Record<string, unknown> = {};
  for (const [key, declared] of entries) {
    const given = givenTo(environment, declared) ?? '';
    const result = declared.schema.safeParse(given === '' ? declared.default : given);
    if (!result.success) {
      const shown = isSecret(declared) ? 'not usable' : JSON.stringify(given);
      throw new ConfigurationError(
        `${declared.name} is ${shown}: ${result.error.issues[0]?.message ?? 'not valid'}`,
      );
    }
    read[key] = result.data;
  }
  return read as unknown as Read;
};

/** @throws ConfigurationError for a setting that another one needs */
const mustBeWhole = (read: Read): void => {
  const unset = (needed: (keyof Read)[]) => needed.find((key) => read[key] === '');
  if (read.role !== 'all' && read.databaseUrl === null)
    throw new ConfigurationError(
      `ROLE is "${read.role}": several processes share one database, which only DATABASE_URL names; the embedded one is open in one process`,
    );
  if (read.databaseUrl !== null) {
    const missing =
      read.tokenSecrets.length === 0 ? 'TOKEN_SECRET' : read.sealingKeys.length === 0 ? 'SEALING_KEYS' : null;
    if (missing !== null)
      throw new ConfigurationError(
        `${missing} is needed with DATABASE_URL: what the service makes by itself lies in DATA_DIR alone, and without it ${missing === 'TOKEN_SECRET' ? 'everybody is signed out' : 'what is sealed in the database cannot be read'}`,
      );
  }
  const ofStore = read.s3Endpoint === null ? undefined : unset(['s3Bucket', 's3AccessKey', 's3SecretKey']);
  if (ofStore !== undefined)
    throw new ConfigurationError(`${settings[ofStore].name} is needed with S3_ENDPOINT`);
  if (read.smsUrl !== null && read.smsKey === '')
    throw new ConfigurationError(`${settings.smsKey.name} is needed with SMS_URL`);
  if (read.securityContact !== null && read.securityExpires === null)
    throw new ConfigurationError(`${settings.securityExpires.name} is needed with SECURITY_CONTACT`);
  const ofProvider = unset(
    {
      payfast: ['payfastMerchantId', 'payfastMerchantKey', 'payfastPassphrase'] as const,
      eft: ['eftAccount'] as const,
      simulator: [] as const,
    }[read.paymentProvider ?? 'simulator'].slice(),
  );
  if (ofProvider !== undefined)
    throw new ConfigurationError(
      `${settings[ofProvider].name} is needed with PAYMENT_PROVIDER ${read.paymentProvider ?? ''}`,
    );
};

const complete = (read: Read): Configuration => {
  const asked = read.demoData ?? (read.databaseUrl === null ? 'on' : 'off');
  const demoData = asked !== 'off';
  const host = read.host === '' ? (demoData ? '127.0.0.1' : '0.0.0.0') : read.host;
  const paymentProvider = read.paymentProvider ?? (demoData ? 'simulator' : null);
  return { ...read, demoData, demoCrowd: asked === 'on', host, paymentProvider };
};

/** Secrets that sign and seal, which the operator thinks up. */
const OURS: readonly string[] = [settings.tokenSecrets.name, settings.sealingKeys.name];

const secretsOf = (configuration: Configuration): GivenSecret[] =>
  entries
    .filter(([, declared]) => isSecret(declared))
    .flatMap(([key, { name }]) => {
      const value: unknown = configuration[key as keyof Configuration];
      const values =
        key === 'sealingKeys' ? configuration.sealingKeys.map(({ secret }) => secret) : [value].flat();
      return values
        .filter((one): one is string => typeof one === 'string' && one !== '')
        .map((one) => ({ name, value: one, isOurs: OURS.includes(name) }));
    });

const measureOf = (value: unknown): number | null => {
  if (typeof value === 'number') return value;
  const { uses, window } = value as Partial<RateLimit>;
  return uses === undefined || window === undefined ? null : uses / window;
};

/** Lifetimes and limits beside their defaults. */
const measuresOf = (configuration: Configuration): Measure[] =>
  entries
    .filter(([, { name }]) => name.startsWith('LIMIT_') || name.endsWith('_LIFETIME'))
    .flatMap(([key, { name, schema, default: usualText }]) => {
      const given = measureOf(configuration[key as keyof Configuration]);
      const usual = measureOf(schema.parse(usualText));
      return given === null || usual === null ? [] : [{ name, given, usual }];
    });

const isAllowed = (environment: Environment, { name }: Warning): boolean => {
  const given = textOf(environment, ALLOW + name);
  if (given !== undefined && given !== 'yes')
    throw new ConfigurationError(`${ALLOW}${name} is ${JSON.stringify(given)}: give yes`);
  return given === 'yes';
};

/** A configuration, and what a public site must not or should not have in it. */
export interface Judgement {
  configuration: Configuration;
  /** A line for each. */
  refusals: readonly string[];
  /** Leaves out those that an `ALLOW_…` names. */
  warnings: readonly Warning[];
}

/**
 * Reads and checks the environment, and judges it as that of a site which the public reaches.
 * @throws ConfigurationError with a line that names the setting, its value (unless secret) and the accepted values.
 */
export const judgeConfiguration = (environment: Environment): Judgement => {
  const read = readEach(environment);
  mustBeWhole(read);
  const configuration = complete(read);
  const judged: JudgedSettings = configuration;
  const given = Object.keys(environment).filter((name) => !name.startsWith(ALLOW));
  const warnings = warningsOf(judged, measuresOf(configuration), { given, known: readNames });
  return {
    configuration,
    refusals: refusalsOf(judged, secretsOf(configuration)),
    warnings: warnings.filter((warning) => !isAllowed(environment, warning)),
  };
};

/**
 * Reads and checks the environment, that of a public address strictly.
 * @param warn takes the lines that an operator of a public site should see
 * @throws ConfigurationError with a line that names the setting, its value (unless secret) and the accepted values
 * @throws NotForPublic with a line for each reason
 */
export const readConfiguration = (environment: Environment, warn?: (line: string) => void): Configuration => {
  const { configuration, refusals, warnings } = judgeConfiguration(environment);
  if (!isPublicAddress(configuration.publicUrl)) return configuration;
  if (refusals.length > 0) throw new NotForPublic(refusals.join('\n'));
  for (const { name, line } of warnings) warn?.(`${line} (${ALLOW}${name}=yes if it is meant so)`);
  return configuration;
};
