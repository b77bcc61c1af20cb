import { behind, eager, lazy, provided } from './shared.mjs';

/**
 * A remote brings no antd and no block of its own. What the host does not provide must fail where the squad sees it,
 * in the build, and not as a broken page.
 */
export class ProvidedOnly {
  apply(compiler) {
    const allowed = new Set([...eager, ...lazy()]);
    compiler.hooks.normalModuleFactory.tap('ProvidedOnly', (factory) => {
      factory.hooks.beforeResolve.tap('ProvidedOnly', ({ request, contextInfo }) => {
        if (behind[request])
          throw new Error(
            `${request} is not for remotes (asked for by ${contextInfo.issuer}). Use ${behind[request]}.`,
          );
        const ours =
          /^(antd|@ant-design|@rc-component)(\/|$)/.test(request) || /^@phila\/ui\/./.test(request);
        if (!ours || allowed.has(request)) return;
        throw new Error(
          `${request} is not provided by the host (asked for by ${contextInfo.issuer || 'the entry'}). ` +
            `Add it to shared/ui/provided.json and re-export it from shared/ui/src/index.ts, ` +
            `or use one of: ${[...provided().antd, ...provided().blocks].join(', ')}.`,
        );
      });
    });
  }
}
