import { pagesForNode } from '@phila/remote-kit/vite';
import { defineConfig } from 'vite';

export default defineConfig(pagesForNode());
