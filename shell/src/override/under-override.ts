import type { Registry } from '@phila/contract/remote';
import { notify } from '@phila/platform';
import { logRefusedOverride } from '../faults/log-fault.ts';
import { endOverride } from './end-override.ts';
import type { Overrides } from './override-banner.tsx';
import type { Override } from './override.ts';
import { sentenceOf } from './sentence-of.ts';
import { withOverride } from './with-override.ts';

const stop = (): void =>
  void endOverride().catch(() =>
    notify({ severity: 'error', text: 'The service did not answer. Your own build is still used.' }),
  );

/** Registry with the developer's build, or unchanged if that can't be used. */
export const underOverride = async (
  registry: Registry,
  override: Override,
): Promise<{ registry: Registry; overrides: Overrides }> => {
  const overrides = { remotes: [override.name], stop };
  try {
    const withBuild = await withOverride(registry, override);
    return { registry: withBuild, overrides };
  } catch (error) {
    logRefusedOverride(error);
    // Passes the reason to the banner; it stays visible there.
    return { registry, overrides: { ...overrides, refusal: sentenceOf(error) } };
  }
};
