export { shellConfig as default } from '@phila/tooling/webpack/shell';
