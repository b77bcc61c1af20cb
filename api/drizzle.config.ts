import { defineConfig } from 'drizzle-kit';

/** Read by `migration.mjs`, which makes the migrations. The schema is the compiled one: it comes after `tsc -b api`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './dist/core/database/schema.js',
  out: './migrations',
});
