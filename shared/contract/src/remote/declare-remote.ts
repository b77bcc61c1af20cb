import type { DeclaredRemote } from './declaration.ts';
import type { Section } from './section.ts';

const given = <T>(values: readonly (T | undefined)[]): T[] =>
  values.filter((value): value is T => value !== undefined);

/**
 * Completes a remote's declaration with its sections' routes and entries. The build validates it; this file has no
 * schema, so that remotes do not bundle it.
 */
export const remote = (declared: DeclaredRemote, sections: readonly Section[] = []): DeclaredRemote => ({
  ...declared,
  routes: [...declared.routes, ...given(sections.map(({ route }) => route))],
  navigation: [...(declared.navigation ?? []), ...given(sections.map(({ entry }) => entry))],
  overview: [...(declared.overview ?? []), ...given(sections.map(({ part }) => part))],
});
