import type { Exposed } from './exposed.ts';
import type { Manifest } from './manifest.ts';
import type { Build } from './read-build.ts';

/**
 * Limits of the site, in bytes: of the entry, of a route's scripts and of those of a module for other pages by gzip, of
 * any other file (a picture, a font) as it is. A squad that needs more agrees on it with the platform squad, here.
 */
export const CEILING = { entry: 20_000, route: 80_000, module: 20_000, file: 150_000 };

/** Is weighed by where it is loaded, or describes the build. */
const WEIGHED_ELSEWHERE = /\.(js|css|json|map|cjs)$/;

/** A sentence for each part of a build that is above the ceiling of the site; null for none. */
export const refusalOfWeights = (
  { release, files }: Pick<Manifest, 'release' | 'files'>,
  { weights }: Pick<Build, 'weights'>,
  exposed: readonly Exposed[],
): string | null => {
  const weigh = (paths: readonly string[]): number =>
    [...new Set(paths)].reduce((total, path) => total + (weights.get(path) ?? 0), 0);
  const parts: [part: string, bytes: number, limit: number][] = [
    ['the entry', weigh([release.entry]), CEILING.entry],
    ...Object.entries(release.preload).map(([route, paths]): [string, number, number] => [
      route,
      weigh(paths),
      CEILING.route,
    ]),
    ...exposed
      .filter(({ module }) => module !== './lifecycles')
      .map(({ module, scripts }): [string, number, number] => [module, weigh(scripts), CEILING.module]),
    ...Object.entries(files)
      .filter(([path]) => !WEIGHED_ELSEWHERE.test(path))
      .map(([path, { size }]): [string, number, number] => [path, size, CEILING.file]),
  ];
  const over = parts
    .filter(([, bytes, limit]) => bytes > limit)
    .map(
      ([part, bytes, limit]) =>
        `${release.name}: ${part} weighs ${bytes} bytes, ${bytes - limit} over the site’s limit of ${limit}.`,
    );
  return over.length === 0 ? null : over.join('\n');
};
