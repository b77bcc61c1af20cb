import { remoteConfig } from '@phila/tooling/webpack';

export default remoteConfig(import.meta.dirname, {
  workers: { 'cv-worker': '@phila/cv-template/worker' },
});
