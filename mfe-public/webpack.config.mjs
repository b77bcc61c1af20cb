import { remoteConfig } from '@phila/tooling/webpack';

export default remoteConfig(import.meta.dirname, {
  workers: { 'proof-worker': './src/company/proof-worker.ts' },
});
