import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { CheckedFiles, federation, withPagesForNode } from '@phila/remote-kit';
import { CssExtractRspackPlugin } from '@rspack/core';

export default withPagesForNode({
  mode: 'production',
  // Federation makes the entry.
  entry: {},
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    filename: '[contenthash:12].js',
    publicPath: 'auto',
    uniqueName: 'journeys',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    // Takes each component of antd from the host separately.
    alias: { antd$: '@phila/remote-kit/antd' },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      {
        test: /\.css$/,
        type: 'javascript/auto',
        use: [
          CssExtractRspackPlugin.loader,
          {
            loader: 'css-loader',
            options: { modules: { namedExport: false, localIdentName: 'journeys-[hash:base64:6]' } },
          },
        ],
      },
    ],
  },
  plugins: [
    new CssExtractRspackPlugin({ filename: '[contenthash:12].css' }),
    new ModuleFederationPlugin(
      federation({ name: 'journeys', exposes: { './lifecycles': './src/lifecycles.tsx' } }),
    ),
    new CheckedFiles(),
  ],
});
