import type { DeclaredRemote } from './declaration.ts';
import type { Section } from './section.ts';

const given = <T>(values: readonly (T | undefined)[]): T[] =>
  values.filter((value): value is T => value !== undefined);

/**
 * A remote's declaration: what is said of it, and what follows from its sections. The build checks it. In a file without
 * the schema, so that a remote does not bundle the schema with its declaration.
 */
export const remote = (declared: DeclaredRemote, sections: readonly Section[] = []): DeclaredRemote => ({
  ...declared,
  routes: [...declared.routes, ...given(sections.map(({ route }) => route))],
  navigation: [...(declared.navigation ?? []), ...given(sections.map(({ entry }) => entry))],
  overview: [...(declared.overview ?? []), ...given(sections.map(({ part }) => part))],
});
