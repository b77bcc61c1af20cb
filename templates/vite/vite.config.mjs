import { federation } from '@module-federation/vite';
import { checkedStyles, federationForVite } from '@phila/remote-kit/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // A release lies in a folder whose address only the registry knows.
  base: './',
  // Each component of antd comes from the host by itself.
  resolve: { alias: [{ find: /^antd$/, replacement: '@phila/remote-kit/antd' }] },
  build: { target: 'esnext', assetsDir: '', rolldownOptions: { input: 'src/lifecycles.tsx' } },
  plugins: [
    federation(federationForVite({ name: 'journeys', exposes: { './lifecycles': './src/lifecycles.tsx' } })),
    checkedStyles(),
  ],
});
