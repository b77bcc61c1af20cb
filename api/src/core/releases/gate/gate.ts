/**
 * Judges a build before it is published, by its manifest and the bytes of its files alone. Evaluates nothing: a build
 * that is imported has the rights of the process that imports it.
 */
import { refusalOfTaken, type RemoteDeclaration } from '@phila/contract';
import { refusalOfCalls, refusalOfMissingNames, refusalOfPlatform } from '../sets/fits.ts';
import type { FittedHost, RunningInstance } from '../sets/fits.ts';
import { keyOfCall } from '../sets/calls.ts';
import type { Called } from '../sets/calls.ts';
import { callsIn, refusalOfAddresses } from './calls-in.ts';
import { refusalOfCopies } from './copies.ts';
import { readDeclaration, refusalOfLinks, refusalOfRoutes, refusalOfToday } from './declared.ts';
import { readExposed } from './exposed.ts';
import { hostsNamed, refusalOfHosts } from './hosts.ts';
import { refusalOfKeptReads } from './kept-reads.ts';
import { verdictOf } from './manifest.ts';
import type { Manifest, Verdict } from './manifest.ts';
import { refusalOfStyles } from './own-styles.ts';
import { refusalOfWaysPast } from './past-the-host.ts';
import { readBuild } from './read-build.ts';
import type { Build, Read } from './read-build.ts';
import { refusalOfSyntax } from './syntax.ts';
import { refusalOfWeights } from './weights.ts';

/** The site that a build is to be published on. */
export interface JudgingSite {
  /** The shell in use. */
  host: FittedHost;
  /** Every running instance of the service. */
  instances: readonly RunningInstance[];
  /** Declarations of the remotes in use; the build's own is skipped. */
  others: readonly RemoteDeclaration[];
  /** Tells if the site has a file at an address (`/files/guide.pdf`). */
  hasFile: (address: string) => Promise<boolean>;
}

/** Checks that begin once no file is a page, in the order of the verdicts. */
const OF_REMOTES = [
  'declaration',
  'routes',
  'links',
  'modules',
  'weight',
  'platform',
  'addresses',
  'names',
  'calls',
  'kept reads',
  'styles',
  'syntax',
  'copies',
  'past the host',
  'hosts',
] as const;
type CheckOfRemote = (typeof OF_REMOTES)[number];

/** Checks against other remotes, whose newer releases may come into use with this one. */
const OF_THE_SET: ReadonlySet<CheckOfRemote> = new Set(['links', 'addresses']);

const notApplicable = (checks: readonly string[], words: string): Verdict[] =>
  checks.map((check) => ({ check, verdict: 'not applicable', words }));

/** Every call that some instance answers, each once. */
const everyCallOf = (instances: readonly RunningInstance[]): Called[] => [
  ...new Map(
    instances.flatMap(({ calls }) => calls.map((call) => [keyOfCall(call), call] as const)),
  ).values(),
];

/**
 * The calls that a build makes: those in its scripts, and those that it says of its sections and of Today. Kept with the release, so
 * that `fits` can be asked again without its files.
 */
const callsOfBuild = (
  { release }: Manifest,
  { scripts }: Pick<Build, 'scripts'>,
  instances: readonly RunningInstance[],
): Called[] => {
  const known = everyCallOf(instances);
  const declaration = readDeclaration(release);
  const cards =
    'refusal' in declaration ? [] : declaration.today.map(({ call }) => ({ method: 'GET', path: call }));
  const all = [
    ...release.calls,
    ...cards,
    ...[...scripts.values()].flatMap((script) => callsIn(script, known)),
  ];
  return [...new Map(all.map((call) => [keyOfCall(call), call])).values()];
};

const modulesOf = ({ sidePanel, widgets }: RemoteDeclaration): string[] =>
  [...sidePanel, ...widgets].flatMap(({ module }) => module ?? []);

const judgeRemote = async (
  { release, files }: Manifest,
  build: Build,
  calls: readonly Called[],
  { host, instances, others, hasFile }: JudgingSite,
): Promise<Verdict[]> => {
  const { name, imports } = release;
  const declaration = readDeclaration(release);
  if ('refusal' in declaration)
    return [
      verdictOf('declaration', declaration.refusal, ''),
      ...notApplicable(OF_REMOTES.slice(1), 'Not looked at: the declaration was refused.'),
    ];
  const exposed = readExposed(name, build.federation, modulesOf(declaration));
  const isBroken = 'refusal' in exposed;
  const keys = {
    ...Object.fromEntries(Object.values(release.shares).flatMap((all) => all.map((key) => [key, []]))),
    ...imports,
  };
  const texts = [...build.scripts, ...build.styles];
  const named = hostsNamed(texts.map(([, text]) => text));
  const found: Record<CheckOfRemote, [refusal: string | null, passed: string]> = {
    declaration: [refusalOfToday(declaration), 'Has the shape and size of a declaration.'],
    routes: [
      refusalOfRoutes(release, declaration),
      `Its build has what its ${declaration.routes.length} routes load.`,
    ],
    links: [
      await refusalOfLinks(
        declaration,
        others.filter((other) => other.name !== name),
        hasFile,
      ),
      'Its icons are known, and its links lead to pages and files of the site.',
    ],
    modules: [isBroken ? exposed.refusal : null, 'Its build exposes what it declares.'],
    weight: [
      refusalOfWeights({ release, files }, build, isBroken ? [] : exposed),
      'Is within the limits of the site.',
    ],
    platform: [
      refusalOfPlatform(declaration, host),
      `Needs the platform ${declaration.platform}; the site has ${host.platform}.`,
    ],
    addresses: [refusalOfTaken(declaration, others), 'No address of it is another remote’s.'],
    names: [refusalOfMissingNames(name, keys, host.provided), 'The shell has every name that it imports.'],
    calls: [
      refusalOfCalls(name, calls, instances) ?? refusalOfAddresses(name, build.scripts.values(), instances),
      `Every running service answers its ${calls.length} calls.`,
    ],
    'kept reads': [refusalOfKeptReads(name, imports), 'Changes no kept reads of another area.'],
    styles: [refusalOfStyles(name, build.styles), 'Its styles stay with its own elements.'],
    syntax: [await refusalOfSyntax(release, build.scripts), 'Every supported browser can read its scripts.'],
    copies: [refusalOfCopies(name, build.scripts), 'Brings no copy of what the host provides.'],
    'past the host': [
      refusalOfWaysPast(name, build.scripts),
      'Goes to pages and asks the service by the host.',
    ],
    hosts: [
      refusalOfHosts(name, texts),
      named.length === 0 ? 'Names no other host.' : `Contacts no other host. Names ${named.join(', ')}.`,
    ],
  };
  return OF_REMOTES.map((check) =>
    verdictOf(check, ...found[check], OF_THE_SET.has(check) ? 'noted' : 'refused'),
  );
};

/** Verdicts on a build, and the calls that it makes; no calls if its files were refused. */
export interface Judgement {
  verdicts: readonly Verdict[];
  calls: readonly Called[];
}

/**
 * Judges a build of a remote, whose files are those of its manifest. It may be published where no verdict is `refused`.
 * @param read the bytes of a file that the manifest names; asked one at a time
 */
export const judge = async (manifest: Manifest, read: Read, site: JudgingSite): Promise<Judgement> => {
  const build = await readBuild(manifest, read);
  if ('refusal' in build)
    return {
      verdicts: [
        verdictOf('files', build.refusal, ''),
        ...notApplicable(OF_REMOTES, 'Not looked at: the files were refused.'),
      ],
      calls: [],
    };
  const calls = callsOfBuild(manifest, build, site.instances);
  return {
    verdicts: [
      verdictOf('files', null, 'No file is a page.'),
      ...(await judgeRemote(manifest, build, calls, site)),
    ],
    calls,
  };
};
