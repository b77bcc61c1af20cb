import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverSecrets } from '../testing/database.ts';
import {
  ConfigurationError,
  judgeConfiguration,
  NotForPublic,
  readConfiguration,
  settings,
} from './configuration.ts';
import { HOUR } from './durations.ts';

const server = { DATABASE_URL: 'postgres://db/phila', ...serverSecrets };

const refusal = (environment: Record<string, string>): string => {
  try {
    readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  throw new Error('The configuration was accepted');
};

describe('configuration', () => {
  it('starts without any setting', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      demoData: true,
      databaseUrl: null,
      accessTokenLifetime: 600_000,
      resetLifetime: 1_800_000,
      signInLimit: { uses: 300, window: 900_000 },
      failedSignInLimit: { uses: 10, window: 900_000 },
      resetLimit: { uses: 5, window: HOUR },
      trustProxy: false,
      adminEmail: null,
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  it('asks for the whole of a store where it is given one', () => {
    const S3_ENDPOINT = 'https://s3.example';
    const S3_BUCKET = 'phila';
    expect(readConfiguration({}).s3Endpoint).toBeNull();
    expect(refusal({ S3_ENDPOINT })).toBe('S3_BUCKET is needed with S3_ENDPOINT');
    expect(refusal({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY: 'a' })).toBe(
      'S3_SECRET_KEY is needed with S3_ENDPOINT',
    );
    expect(
      readConfiguration({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }).s3Bucket,
    ).toBe('phila');
  });

  it('asks for the secrets that a server’s data is signed and sealed with', () => {
    const DATABASE_URL = 'postgres://phila:hunter2@db/phila';
    const { TOKEN_SECRET, SEALING_KEYS } = serverSecrets;
    expect(refusal({ DATABASE_URL })).toMatch(/^TOKEN_SECRET is needed with DATABASE_URL: /);
    expect(refusal({ DATABASE_URL, TOKEN_SECRET })).toMatch(/^SEALING_KEYS is needed with DATABASE_URL: /);
    expect(refusal({ DATABASE_URL, SEALING_KEYS })).not.toContain('hunter2');
    expect(readConfiguration({ DATABASE_URL, TOKEN_SECRET, SEALING_KEYS }).tokenSecrets).toEqual([
      TOKEN_SECRET,
    ]);
  });

  it('has demo data by default with the embedded database only', () => {
    expect(readConfiguration(server).demoData).toBe(false);
    expect(readConfiguration({ ...server, DEMO_DATA: 'on' }).demoData).toBe(true);
    expect(readConfiguration({ DEMO_DATA: 'off' }).demoData).toBe(false);
    expect(readConfiguration({})).toMatchObject({ demoData: true, demoCrowd: true });
    expect(readConfiguration({ DEMO_DATA: 'small' })).toMatchObject({ demoData: true, demoCrowd: false });
  });

  it('listens by default on this computer alone with demo data', () => {
    expect(readConfiguration({}).host).toBe('127.0.0.1');
    expect(readConfiguration({ ...server, DEMO_DATA: 'on' }).host).toBe('127.0.0.1');
    expect(readConfiguration({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(readConfiguration(server).host).toBe('0.0.0.0');
    expect(readConfiguration({ DEMO_DATA: 'off' }).host).toBe('0.0.0.0');
  });

  it('reads sealing keys, the one that seals first', () => {
    const [first, second] = ['a'.repeat(32), 'b'.repeat(40)];
    expect(readConfiguration({ SEALING_KEYS: `2026:${first}, 2025:${second}` }).sealingKeys).toEqual([
      { id: '2026', secret: first },
      { id: '2025', secret: second },
    ]);
    expect(refusal({ SEALING_KEYS: `a:${first},a:${second}` })).not.toContain(first);
  });

  it('divides the work among processes only where they can share a database', () => {
    expect(readConfiguration({}).role).toBe('all');
    expect(readConfiguration({ ...server, ROLE: 'worker' }).role).toBe('worker');
    expect(refusal({ ROLE: 'web' })).toMatch(/^ROLE is "web": several processes share one database/);
    expect(refusal({ ...server, ROLE: 'cron' })).toBe('ROLE is "cron": give web, worker or all');
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": give a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT is "70000": give a whole number from 0 to 65535'],
    [{ DEMO_DATA: 'yes' }, 'DEMO_DATA is "yes": give on, small or off'],
    [{ LIMIT_SIGN_IN: 'many' }, 'LIMIT_SIGN_IN is "many": give a limit such as 300/15m'],
    [
      { ACCESS_TOKEN_LIFETIME: '0m' },
      'ACCESS_TOKEN_LIFETIME is "0m": give a time such as 30s, 10m, 12h or 30d',
    ],
    [{ ADMIN_EMAIL: 'root' }, 'ADMIN_EMAIL is "root": give an email address'],
    [
      { DEVELOPMENT_ORIGINS: 'https://evil.example' },
      /^DEVELOPMENT_ORIGINS is "https:\/\/evil.example": give addresses/,
    ],
  ])('refuses %j in one clear line', (environment, line) => {
    const message = refusal(environment as unknown as Record<string, string>);
    expect(message).toMatch(line);
    expect(message).not.toContain('\n');
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/phila'],
    ['SMTP_URL', 'hunter2'],
    ['TOKEN_SECRET', 'hunter2'],
    ['SEALING_KEYS', 'hunter2'],
    ['SEALING_KEYS', '2026:hunter2'],
  ])('does not print the secret in a wrong %s', (name, value) => {
    expect(refusal({ [name]: value })).not.toContain('hunter2');
  });

  it.each([
    ['no', false],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('trusts the proxies %s', (value, trusted) => {
    expect(readConfiguration({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
  });

  it.each([
    ['', []],
    ['https://a.example/feed', ['https://a.example/feed']],
    [
      'https://a.example/1, http://b.example/2\n https://a.example/1,',
      ['https://a.example/1', 'http://b.example/2'],
    ],
  ])('reads the feeds of %j', (value, feeds) => {
    expect(readConfiguration({ NEWS_FEEDS: value }).newsFeeds).toEqual(feeds);
  });

  it.each(['feed', 'ftp://a.example/feed', 'https://a.example/1 javascript:alert(1)'])(
    'reads no feed at %s',
    (value) => {
      expect(refusal({ NEWS_FEEDS: value })).toMatch(
        /^NEWS_FEEDS is .*: give addresses that start with http/,
      );
    },
  );

  it('keeps the key of the weather to itself, and by default asks its provider by https', () => {
    expect(readConfiguration({})).toMatchObject({ weatherKey: null, weatherUrl: null, newsConnections: 200 });
    expect(readConfiguration({ WEATHER_URL: 'http://127.0.0.1:4351' }).weatherUrl).toBe(
      'http://127.0.0.1:4351',
    );
    expect(refusal({ WEATHER_URL: 'weather' })).toMatch(/^WEATHER_URL is "weather": give an address/);
    expect(settings.weatherKey.secret).toBe(true);
  });

  it.each(['1', 'true', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example'])('does not trust %s', (value) => {
    expect(refusal({ TRUST_PROXY: value })).toMatch(/^TRUST_PROXY is/);
  });

  it('names each setting once and says what it means', () => {
    const names = Object.values(settings).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { meaning } of Object.values(settings)) expect(meaning).toMatch(/^[A-Zo].+\.$/s);
  });
});

describe('a public address', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'phila-public-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const PUBLIC_URL = 'https://phila.org.za';
  /** The settings of a site with which nothing is wrong. */
  const fit = () => ({
    DATABASE_URL: 'postgres://db/phila?sslmode=verify-full',
    ...serverSecrets,
    DATA_DIR: dataDir,
    PUBLIC_URL,
    SMTP_URL: 'smtps://mail.phila.org.za',
    TRUST_PROXY: '10.0.0.0/8',
    MAIL_FROM: 'support@phila.org.za',
    SUPPORT_EMAIL: 'support@phila.org.za',
    CLAMD_URL: 'tcp://127.0.0.1:3310',
  });
  const warningsOf = (environment: Record<string, string>) =>
    judgeConfiguration({ ...fit(), ...environment }).warnings.map(({ name }) => name);

  it('is taken where nothing is wrong, without a line', () => {
    const lines: string[] = [];
    expect(readConfiguration(fit(), (line) => lines.push(line)).publicUrl).toBe(PUBLIC_URL);
    expect(lines).toEqual([]);
  });

  const secret = 'Qm5tXw7hV2kZr9sLpJ4dYc8bNf3gTa6e';
  const refused: [string, Record<string, string>, RegExp][] = [
    ['the payment simulator', { PAYMENT_PROVIDER: 'simulator' }, /^PAYMENT_PROVIDER is simulator: /],
    ['no mail server', { SMTP_URL: '' }, /^SMTP_URL is needed for a public address: /],
    [
      'plain http',
      { PUBLIC_URL: 'http://phila.org.za' },
      /^PUBLIC_URL is "http:\/\/phila\.org\.za": give the https/,
    ],
    [
      'development servers',
      { DEVELOPMENT_ORIGINS: 'http://localhost:9100' },
      /^DEVELOPMENT_ORIGINS is "http:\/\/localhost:9100": /,
    ],
    ['a secret that repeats itself', { TOKEN_SECRET: 'hunter2'.repeat(6) }, /^TOKEN_SECRET is weak: /],
    [
      'a secret along a row',
      { SEALING_KEYS: 'a:abcdefghijklmnopqrstuvwxyz0123456789' },
      /^SEALING_KEYS is weak: /,
    ],
    [
      'a secret that is still to be made',
      { TOKEN_SECRET: `please-change-me-${secret}` },
      /^TOKEN_SECRET is weak: /,
    ],
    [
      'equal secrets',
      { TOKEN_SECRET: secret, SEALING_KEYS: `2026:${secret}` },
      /^TOKEN_SECRET and SEALING_KEYS are equal: /,
    ],
    [
      'a secret that is there twice',
      { TOKEN_SECRET: `${secret},${secret}` },
      /^TOKEN_SECRET has a secret twice: /,
    ],
    ['demo data', { DEMO_DATA: 'on', PAYMENT_PROVIDER: 'eft', EFT_ACCOUNT: 'a' }, /^DEMO_DATA is on: /],
    [
      'the embedded database',
      { DATABASE_URL: '', DEMO_DATA: 'off' },
      /^DATABASE_URL is needed for a public address: /,
    ],
  ];
  it.each(refused)(
    'is refused with %s, in one line that names the setting and no secret',
    (_what, environment, line) => {
      const message = refusal({ ...fit(), ...environment });
      expect(message).toMatch(line);
      expect(message).not.toContain('\n');
      expect(message).not.toContain(secret);
    },
  );

  it('is refused with a data folder that others may read', async () => {
    await chmod(dataDir, 0o755);
    const message = refusal(fit());
    await chmod(dataDir, 0o700);
    expect(message).toBe(
      `DATA_DIR is "${dataDir}": other users of this machine have access to it; run chmod 700 '${dataDir}'`,
    );
  });

  it('is refused with every reason at once', () => {
    expect(
      refusal({ DATA_DIR: dataDir, PUBLIC_URL })
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['DATABASE_URL', 'DEMO_DATA', 'SMTP_URL', 'PAYMENT_PROVIDER']);
  });

  it('is one by https or of another machine, and asks nothing of a site on this one', () => {
    for (const own of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(readConfiguration({ PUBLIC_URL: own }).publicUrl).toBe(own);
    for (const other of [
      'https://localhost',
      'http://127.0.0.1.example',
      'http://192.168.0.4',
      'http://[::2]',
    ])
      expect(() => readConfiguration({ PUBLIC_URL: other })).toThrow(NotForPublic);
  });

  const doubtful: [string, Record<string, string>][] = [
    ['TRUST_PROXY', { TRUST_PROXY: 'no' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8,0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '::/0' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db/phila' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db/phila?sslmode=disable' }],
    [
      'S3_ENDPOINT',
      { S3_ENDPOINT: 'http://store', S3_BUCKET: 'phila', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
    ],
    ['CLAMD_URL', { CLAMD_URL: '' }],
    ['CLAMD_URL', { CLAMD_URL: 'tcp://clamd:3310' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.phila.org.za:25' }],
    ['SMS_URL', { SMS_URL: 'http://sms.phila.org.za', SMS_KEY: 'k' }],
    [
      'PAYFAST_URL',
      {
        PAYMENT_PROVIDER: 'payfast',
        PAYFAST_MERCHANT_ID: '1',
        PAYFAST_MERCHANT_KEY: 'm',
        PAYFAST_PASSPHRASE: 'p',
        PAYFAST_URL: 'https://sandbox.payfast.co.za',
      },
    ],
    ['ACCESS_TOKEN_LIFETIME', { ACCESS_TOKEN_LIFETIME: '1d' }],
    ['LIMIT_SIGN_IN', { LIMIT_SIGN_IN: '300/1s' }],
    ['LIMIT_UPLOAD', { LIMIT_UPLOAD: '1/1m' }],
    ['MAIL_FROM', { MAIL_FROM: 'support@phila.example' }],
    ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'help@example.com' }],
    ['LIMIT_SIGNIN', { LIMIT_SIGNIN: '300/15m' }],
    ['DATABASE_ULR', { DATABASE_ULR: 'postgres://db/phila' }],
    ['smtp_url', { smtp_url: 'smtps://mail.phila.org.za' }],
  ];
  it.each(doubtful)(
    'is warned of %s with %j, until ALLOW_… says that it is meant so',
    (name, environment) => {
      expect(warningsOf(environment)).toEqual([name]);
      expect(warningsOf({ ...environment, [`ALLOW_${name}`]: 'yes' })).toEqual([]);
    },
  );

  it.each([
    { DATABASE_URL: 'postgres://127.0.0.1/phila' },
    { DATABASE_URL: 'postgres://phila@localhost/phila?host=/var/run/postgresql' },
    { SMTP_URL: 'smtp://localhost:25' },
    { SMTP_URL: 'smtp://mail.phila.org.za?requireTLS=true' },
    { TRUST_PROXY: 'loopback,fc00::/7' },
    { ACCESS_TOKEN_LIFETIME: '5m', LIMIT_SIGN_IN: '600/15m' },
    {
      PATH: '/bin',
      HOSTNAME: 'a',
      NODE_ENV: 'production',
      TOKEN_SECRET: `${secret},${secret.toLowerCase()}`,
    },
  ])('is not warned with %j', (environment) => {
    expect(warningsOf(environment as unknown as Record<string, string>)).toEqual([]);
  });

  it('prints a warning with its silence, and takes no other word for yes', () => {
    const lines: string[] = [];
    readConfiguration({ ...fit(), TRUST_PROXY: 'no' }, (line) => lines.push(line));
    expect(lines).toEqual([
      expect.stringMatching(/^TRUST_PROXY is no: .+ \(ALLOW_TRUST_PROXY=yes if it is meant so\)$/),
    ]);
    expect(refusal({ ...fit(), TRUST_PROXY: 'no', ALLOW_TRUST_PROXY: 'true' })).toBe(
      'ALLOW_TRUST_PROXY is "true": give yes',
    );
  });
});

describe('a secret from a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'phila-secret-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const secrets = Object.values(settings).filter((setting) => 'secret' in setting);
  it.each(secrets.map(({ name }) => name))('%s is read from the file of its own', async (name) => {
    const missing = join(folder, 'nowhere');
    expect(refusal({ [`${name}_FILE`]: missing })).toBe(
      `${name}_FILE is "${missing}": give a file that can be read (ENOENT)`,
    );
  });

  it('has the value without its last line break, one secret a line', async () => {
    const file = join(folder, 'token');
    const [first, second] = ['a'.repeat(40), 'b'.repeat(40)];
    await writeFile(file, `${first}\n${second}\n`);
    expect(readConfiguration({ TOKEN_SECRET_FILE: file }).tokenSecrets).toEqual([first, second]);
    expect(refusal({ TOKEN_SECRET_FILE: file, TOKEN_SECRET: first })).toBe(
      'TOKEN_SECRET and TOKEN_SECRET_FILE are both set: give one of them',
    );
  });

  it('does not print what an unusable one says', async () => {
    const file = join(folder, 'database');
    await writeFile(file, 'mysql://root:hunter2@db/phila');
    expect(refusal({ DATABASE_URL_FILE: file })).not.toContain('hunter2');
  });
});
