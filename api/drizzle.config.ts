import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` reads the compiled schema: it comes after `tsc -b api`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './dist/database/schema.js',
  out: './migrations',
});
