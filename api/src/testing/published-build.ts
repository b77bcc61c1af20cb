import { createHash } from 'node:crypto';
import { calls, type ReleaseManifest, SHELL } from '@phila/contract';
import { operatorToken } from '../core/access/machine.ts';
import { buildOf } from './install-release.ts';
import type { TestService } from './service.ts';

/** A build as it is published: its manifest, and its files by their SHA-256. */
export interface Build {
  manifest: ReleaseManifest;
  files: ReadonlyMap<string, Buffer>;
}

/** SHA-256 in hexadecimal. */
export const sha256Of = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Hash as a build states it: `sha384-…`. */
export const integrityOf = (bytes: string | Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Describes a build for its publication, with whatever its `release.json` says. */
export const buildOfFiles = (release: object, files: Readonly<Record<string, string | Buffer>>): Build => {
  const all = Object.entries(files).map(([path, content]) => {
    const bytes = Buffer.from(content);
    return { path, bytes, sha256: sha256Of(bytes) };
  });
  return {
    manifest: {
      release: { ...release },
      files: Object.fromEntries(all.map(({ path, bytes, sha256 }) => [path, { sha256, size: bytes.length }])),
      commit: '0123456789ab',
      tests: 'passed',
    },
    files: new Map(all.map(({ bytes, sha256 }) => [sha256, bytes])),
  };
};

/** The manifest that the federation's plugin would write for a build. */
const federation = (name: string): string =>
  JSON.stringify({
    name: `phila_${name.replaceAll('-', '_')}`,
    exposes: [{ name: 'lifecycles', assets: { js: { sync: ['page.js'] } } }],
  });

/**
 * Makes a build of a remote with two scripts.
 * @param mark tells its entry from that of another build; the second script is the same in all of the remote
 * @param more files beyond these, which it does not name
 * @param assets files beyond these, which it names
 * @param pages code that draws its pages
 */
export const remoteBuild = (
  name: string,
  mark: string,
  {
    paths = [`/${name}`],
    platform,
    title,
    more = {},
    assets = {},
    pages,
  }: {
    paths?: readonly string[];
    platform?: string;
    title?: string;
    more?: Readonly<Record<string, string>>;
    assets?: Readonly<Record<string, string>>;
    pages?: string;
  } = {},
): Build => {
  const scripts = {
    'entry.js': `/* ${name} ${mark} */${'var entry = 1;'.repeat(60)}`,
    'page.js': `/* ${name} */var page = 1;`,
  };
  const named = { 'mf-manifest.json': federation(name), ...assets };
  const draw = pages === undefined ? undefined : { file: 'node/01ab.cjs', integrity: integrityOf(pages) };
  const hashed = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, integrityOf(text)]));
  const built = buildOf(name, paths, {
    ...(platform !== undefined && { platform }),
    ...(title !== undefined && { title }),
  });
  return buildOfFiles(
    {
      ...built,
      integrity: hashed(scripts),
      assets: hashed(named),
      ...(draw !== undefined && { draw }),
      preload: Object.fromEntries(paths.map((path) => [path, Object.keys(scripts)])),
    },
    { ...scripts, ...named, ...(pages !== undefined && { 'node/01ab.cjs': pages }), ...more },
  );
};

/** Makes a build of the shell that provides a version of the platform. */
export const shellBuild = (platform: string): Build =>
  buildOfFiles(
    { platform, scripts: [], styles: [] },
    { 'public/favicon.svg': `<svg><!-- ${platform} --></svg>` },
  );

/** Publishes and changes releases over HTTP with the token of the site's own machine. */
export const operatorOf = async (service: TestService) => {
  const token = await operatorToken(service.configuration);
  const by = 'Thandi';
  const post = (remote: string, { manifest }: Build, more: { version?: string; atLeast?: string } = {}) =>
    service.call(calls.releases.publish, { params: { remote }, body: { manifest, by, ...more } }, { token });
  const put = (sha256: string, bytes: Buffer | string, given = token) =>
    fetch(`${service.url}/api/v1/Releases/blobs/${sha256}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${given}`, 'content-type': 'application/octet-stream' },
      body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    });
  /** Publishes with all files that are missing. @returns the last answer */
  const publish = async (remote: string, build: Build, more: { version?: string; atLeast?: string } = {}) => {
    const first = await post(remote, build, more);
    if (!first.envelope.isSuccess || first.value.missing.length === 0) return first;
    for (const sha256 of first.value.missing) await put(sha256, build.files.get(sha256) ?? '');
    return post(remote, build, more);
  };
  const makeLive = (remote: string, version: string) =>
    service.call(calls.releases.makeLive, { params: { remote }, body: { by, version } }, { token });
  const back = (remote: string) =>
    service.call(calls.releases.back, { params: { remote }, body: { by } }, { token });
  const withdraw = (remote: string) =>
    service.call(calls.releases.withdraw, { params: { remote }, body: { by } }, { token });
  return {
    token,
    post,
    put,
    publish,
    makeLive,
    back,
    withdraw,
    list: async () => (await service.call(calls.releases.list, {}, { token })).value,
    /** Publishes a build and puts it in use. @returns its version */
    release: async (remote: string, build: Build, version?: string): Promise<string> => {
      const { value } = await publish(remote, build, version === undefined ? {} : { version });
      const { version: made } = value;
      if (made === null) throw new Error(`${remote} was not published`);
      return (await makeLive(remote, made)).value.version ?? '';
    },
    /** Releases a shell; remotes come into use only beside one. */
    releaseShell: async (platform = '1.0.0'): Promise<void> => {
      const { value } = await publish(SHELL, shellBuild(platform));
      if (value.version === null) throw new Error('The shell was not published');
      await makeLive(SHELL, value.version);
    },
  };
};
