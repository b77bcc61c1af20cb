import { serverSecrets } from '../testing/database.ts';
import { ConfigurationError, readConfiguration, settings } from './configuration.ts';
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
    expect(readConfiguration({ DATABASE_URL, TOKEN_SECRET, SEALING_KEYS }).tokenSecret).toBe(TOKEN_SECRET);
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

  it('takes no demo data together with a public address, and no embedded database', () => {
    const PUBLIC_URL = 'https://phila.example';
    expect(refusal({ ...server, PUBLIC_URL, DEMO_DATA: 'on' })).toBe(
      'PUBLIC_URL is "https://phila.example": demo accounts have published passwords; set DEMO_DATA=off for a public address',
    );
    expect(refusal({ PUBLIC_URL, DEMO_DATA: 'off' })).toMatch(
      /^PUBLIC_URL is "https:\/\/phila\.example": a public address needs DATABASE_URL, a PostgreSQL server;/,
    );
    expect(readConfiguration({ ...server, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
    for (const own of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      expect(readConfiguration({ PUBLIC_URL: own }).publicUrl).toBe(own);
    }
    for (const other of ['http://127.0.0.1.example', 'http://192.168.0.4', 'http://[::2]']) {
      expect(refusal({ PUBLIC_URL: other })).toContain('a public address needs DATABASE_URL');
    }
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
