import { federation } from '@module-federation/vite';
import { checkedStyles, federationForVite } from '@phila/remote-kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // Keeps addresses relative: only the registry knows the folder of a release.
  base: './',
  // Takes each component of antd from the host separately.
  resolve: { alias: [{ find: /^antd$/, replacement: '@phila/remote-kit/antd' }] },
  build: { target: 'esnext', assetsDir: '', rolldownOptions: { input: 'src/lifecycles.tsx' } },
  plugins: [
    federation(federationForVite({ name: 'journeys', exposes: { './lifecycles': './src/lifecycles.tsx' } })),
    checkedStyles(),
  ],
});
