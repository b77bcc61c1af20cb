import { type RemoteDeclaration, remoteDeclaration, SHELL } from '@phila/contract';
import { releaseFile } from './gate/manifest.ts';
import type { FittedHost, FittedRemote } from './sets/fits.ts';
import type { StoredRelease } from './stored-release.ts';

/** Reads the declaration of a release; null for the shell, and for one that this version of the site cannot read. */
export const declarationOf = ({
  remote,
  manifest,
}: Pick<StoredRelease, 'remote' | 'manifest'>): RemoteDeclaration | null =>
  remote === SHELL ? null : (remoteDeclaration.safeParse(manifest.release['declaration']).data ?? null);

/** Reads what a release of the shell has for remotes. */
export const hostOf = ({ version, manifest, gate }: StoredRelease): FittedHost => ({
  version,
  platform: String(manifest.release['platform']),
  provided: gate.provided,
});

/** Reads what a release of a remote needs; null for one that this version of the site cannot read. */
export const remoteOf = (release: StoredRelease): FittedRemote | null => {
  const declaration = declarationOf(release);
  const { data } = releaseFile.safeParse(release.manifest.release);
  return declaration === null || data === undefined
    ? null
    : { version: release.version, declaration, imports: data.imports, calls: release.gate.calls };
};
