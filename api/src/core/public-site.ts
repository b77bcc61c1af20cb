import { isIP } from 'node:net';
import { closestMatch } from 'leven';
import { refusalOfFolder } from './access-of-others.ts';

/** Tells if an address or host name is this machine itself. */
export const isLoopback = (host: string): boolean => {
  const bare = host.replace(/^\[|\]$/g, '');
  if (bare === '::1' || bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return isIP(bare) === 4 && bare.startsWith('127.');
};

/** Tells if others than the people at this machine reach a site. */
export const isPublicAddress = (publicUrl: string | null): boolean => {
  if (publicUrl === null) return false;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || !isLoopback(hostname);
};

/** Settings that are judged together, after each was read and checked. */
export interface JudgedSettings {
  publicUrl: string | null;
  dataDir: string;
  demoData: boolean;
  databaseUrl: string | null;
  smtpUrl: string | null;
  s3Endpoint: string | null;
  clamdUrl: string | null;
  smsUrl: string | null;
  paymentProvider: 'simulator' | 'payfast' | 'eft' | null;
  payfastUrl: string;
  developmentOrigins: readonly string[];
  trustProxy: false | readonly string[];
  mailFrom: string;
  supportEmail: string;
}

/** A secret, named by its setting, where a setting may hold several. */
export interface GivenSecret {
  name: string;
  value: string;
  /** True for one that the operator thinks up, false for one that another company gave. */
  isOurs: boolean;
}

/** A lifetime in milliseconds or a limit in uses per millisecond, beside that of the default. */
export interface Measure {
  name: string;
  given: number;
  usual: number;
}

/** A line about a setting; `ALLOW_<name>=yes` leaves it out. */
export interface Warning {
  name: string;
  line: string;
}

/** Steps between neighbouring characters that differ: random secrets have more, words again and again and rows fewer. */
const LEAST_STEPS = 10;

/** Tells if a secret repeats itself, runs along a row, or stands for one still to be made. */
const isWeak = (secret: string): boolean => {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return steps.size < LEAST_STEPS || /change.?me|example/i.test(secret);
};

const refusalsOfSecrets = (secrets: readonly GivenSecret[]): string[] => {
  const weak = new Set(
    secrets.filter(({ value, isOurs }) => isOurs && isWeak(value)).map(({ name }) => name),
  );
  const equal = new Set(
    secrets.flatMap(({ name, value }, at) =>
      secrets
        .slice(at + 1)
        .filter((other) => other.value === value)
        .map((other) =>
          other.name === name ? `${name} has a secret twice` : `${name} and ${other.name} are equal`,
        ),
    ),
  );
  return [
    ...[...weak].map(
      (name) => `${name} is weak: it can be guessed; openssl rand -base64 48 makes a strong one`,
    ),
    ...[...equal].map(
      (both) => `${both}: give each a secret of its own, so that one that is lost opens nothing else`,
    ),
  ];
};

/** Lists what keeps a site from being public: a line for each, which names the setting. */
export const refusalsOf = (settings: JudgedSettings, secrets: readonly GivenSecret[]): string[] => {
  const { publicUrl, dataDir, developmentOrigins } = settings;
  const folder = refusalOfFolder(dataDir);
  return [
    ...(settings.databaseUrl === null
      ? [
          'DATABASE_URL is needed for a public address: the embedded database is for trying the site and for development, where one process has it',
        ]
      : []),
    ...(settings.demoData
      ? ['DEMO_DATA is on: demo accounts have published passwords; set DEMO_DATA=off for a public address']
      : []),
    ...(publicUrl?.startsWith('https:') === true
      ? []
      : [
          `PUBLIC_URL is ${publicUrl === null ? 'not set' : JSON.stringify(publicUrl)}: give the https:// address of the site; by plain http others on the way read and change what is sent`,
        ]),
    ...(settings.smtpUrl === null
      ? ['SMTP_URL is needed for a public address: without it no one gets an email or can set a password']
      : []),
    ...(settings.paymentProvider === 'simulator'
      ? [
          'PAYMENT_PROVIDER is simulator: no money moves, and everybody may say that they paid; give payfast or eft, or leave it out',
        ]
      : []),
    ...(developmentOrigins.length > 0
      ? [
          `DEVELOPMENT_ORIGINS is ${JSON.stringify(developmentOrigins.join(' '))}: pages would run scripts of development servers; leave it out`,
        ]
      : []),
    ...refusalsOfSecrets(secrets),
    ...(folder === null ? [] : [folder]),
  ];
};

/** A network that holds so many addresses that it trusts strangers. */
const isEverybody = (proxy: string): boolean => {
  const [ip = '', bits] = proxy.split('/');
  return bits !== undefined && Number(bits) < (isIP(ip) === 4 ? 8 : 7);
};

const proxyWarnings = ({ trustProxy }: JudgedSettings): Warning[] => {
  const name = 'TRUST_PROXY';
  if (trustProxy === false)
    return [
      {
        name,
        line: 'TRUST_PROXY is no: behind the proxy that speaks https, everybody has the address of that proxy, and all share the limits of one',
      },
    ];
  const everybody = trustProxy.find(isEverybody);
  return everybody === undefined
    ? []
    : [
        {
          name,
          line: `TRUST_PROXY is ${everybody}: everybody may say which address they come from, and no limit holds`,
        },
      ];
};

/** Tells if a connection to another machine may go unencrypted. */
const isPlain = (address: string | null, isEncrypted: (url: URL) => boolean): boolean => {
  if (address === null) return false;
  const url = new URL(address);
  // An empty host, or a folder as the host, is a socket of this machine.
  const host = url.searchParams.get('host') ?? url.hostname;
  return !isLoopback(host) && host !== '' && !host.startsWith('/') && !isEncrypted(url);
};

const isHttps = ({ protocol }: URL): boolean => protocol === 'https:';

const connectionWarnings = (settings: JudgedSettings): Warning[] => {
  const plain: [string, boolean, string][] = [
    [
      'DATABASE_URL',
      isPlain(
        settings.databaseUrl,
        ({ searchParams }) =>
          ['true', '1'].includes(searchParams.get('ssl') ?? '') ||
          /^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? ''),
      ),
      'add ?sslmode=verify-full',
    ],
    ['S3_ENDPOINT', isPlain(settings.s3Endpoint, isHttps), 'give an https:// address'],
    [
      'SMTP_URL',
      isPlain(
        settings.smtpUrl,
        ({ protocol, searchParams }) => protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
      ),
      'give smtps://, or add ?requireTLS=true',
    ],
    ['SMS_URL', isPlain(settings.smsUrl, isHttps), 'give an https:// address'],
    ['CLAMD_URL', isPlain(settings.clamdUrl, () => false), 'let clamd run on each machine of the service'],
  ];
  return plain
    .filter(([, is]) => is)
    .map(([name, , mend]) => ({
      name,
      line: `${name} leads to another machine without TLS: others on the way can read what is sent; ${mend}`,
    }));
};

const payfastWarnings = ({ paymentProvider, payfastUrl }: JudgedSettings): Warning[] =>
  paymentProvider === 'payfast' && new URL(payfastUrl).hostname !== 'www.payfast.co.za'
    ? [
        {
          name: 'PAYFAST_URL',
          line: `PAYFAST_URL is ${JSON.stringify(payfastUrl)}: no money moves at PayFast’s sandbox`,
        },
      ]
    : [];

const scanWarnings = ({ clamdUrl }: JudgedSettings): Warning[] =>
  clamdUrl === null
    ? [
        {
          name: 'CLAMD_URL',
          line: 'CLAMD_URL is not set: files that people upload are kept without a look for viruses',
        },
      ]
    : [];

/** How many times more or less than the default is far off. */
const FAR = 10;

const measureWarnings = (measures: readonly Measure[]): Warning[] =>
  measures
    .filter(({ given, usual }) => given > usual * FAR || given < usual / FAR)
    .map(({ name, given, usual }) => ({
      name,
      line: `${name} is ${given > usual ? 'more than ten times' : 'less than a tenth of'} the default`,
    }));

const addressWarnings = ({ mailFrom, supportEmail }: JudgedSettings): Warning[] =>
  Object.entries({ MAIL_FROM: mailFrom, SUPPORT_EMAIL: supportEmail })
    .filter(([, address]) => /[@.]example(\.(com|net|org))?$/i.test(address))
    .map(([name, address]) => ({
      name,
      line: `${name} is ${address}: no one reads what is sent to an example`,
    }));

/** Letters that a misspelt name may have wrong. */
const NEAR = 2;
/** Shorter names are near to too many others. */
const LONG_ENOUGH = 6;

/** Variables that nothing reads, and whose name is nearly one that is read. */
const misspelt = (given: readonly string[], known: readonly string[]): Warning[] => {
  const names = new Set(known);
  return given
    .filter((name) => name.length >= LONG_ENOUGH && !names.has(name))
    .flatMap((name) => {
      const near = closestMatch(name.toUpperCase(), known, { maxDistance: NEAR });
      return near === undefined
        ? []
        : [{ name, line: `${name} is no setting and read by nothing: is ${near} meant?` }];
    });
};

interface Environment {
  /** Names of the variables that are set. */
  given: readonly string[];
  /** Names that are read. */
  known: readonly string[];
}

/** Lists what an operator of a public site should know, and may have meant so. */
export const warningsOf = (
  settings: JudgedSettings,
  measures: readonly Measure[],
  { given, known }: Environment,
): Warning[] => [
  ...proxyWarnings(settings),
  ...connectionWarnings(settings),
  ...payfastWarnings(settings),
  ...scanWarnings(settings),
  ...measureWarnings(measures),
  ...addressWarnings(settings),
  ...misspelt(given, known),
];
