import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { oneLine, required, storableText } from '../../rules/text.ts';
import { NARROWEST_COLUMN, VIEW_NAME_LENGTH, WIDEST_COLUMN } from './limits.ts';

const ADDRESS_LENGTH = 2000;
const MAX_COLUMNS = 100;

const list = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/), z.maxLength(100));
const view = z.strictObject({ list, id: z.guid() });

/** Column widths in pixels, by field. */
const widths = z
  .record(
    z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]*$/), z.maxLength(100)),
    z.int().check(z.minimum(NARROWEST_COLUMN), z.maximum(WIDEST_COLUMN)),
  )
  .check(z.refine((of) => Object.keys(of).length <= MAX_COLUMNS, `At most ${MAX_COLUMNS} columns`));

const flag = z.boolean('Please say yes or no');
const columns = z.nullable(
  z
    .array(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9]*$/), z.maxLength(100)))
    .check(z.maxLength(MAX_COLUMNS)),
);
const name = required('Please enter a name', VIEW_NAME_LENGTH).schema;
/** Filters, search and order as in the list's address: `price.gte=100&sort=name`. */
const address = z.string().check(oneLine(), ...storableText(ADDRESS_LENGTH));

const savedView = z.object({
  id: z.guid(),
  name: z.string(),
  /** True if shared with everyone who may see the list. */
  isShared: z.boolean(),
  isMine: z.boolean(),
  address: z.string(),
  /** Visible columns in order; null for the default. */
  columns: z.nullable(z.array(z.string())),
});

export const read = call({
  method: 'GET',
  path: '/Lists/{list}',
  access: 'person',
  summary:
    'What the person chose of a list of administration, and its saved views: their own, and the shared ones where they may see every row of it.',
  params: z.strictObject({ list }),
  value: z.object({
    /** Rows per page; null for the default. */
    size: z.nullable(z.int()),
    columns: z.nullable(z.array(z.string())),
    isDense: z.boolean(),
    /** Chosen column widths in pixels. */
    widths: z.record(z.string(), z.int()),
    /** View applied on opening the list; null for all rows. */
    viewId: z.nullable(z.guid()),
    views: z.array(savedView),
  }),
});

export const choose = call({
  method: 'PUT',
  path: '/Lists/{list}',
  access: 'person',
  summary: 'Keeps what is named of what the person chose of a list; null takes a choice back.',
  params: z.strictObject({ list }),
  body: z.strictObject({
    size: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(100)))),
    columns: z.optional(columns),
    isDense: z.optional(flag),
    /** Complete set of widths; null resets them. */
    widths: z.optional(z.nullable(widths)),
    viewId: z.optional(z.nullable(z.guid())),
  }),
  value: z.literal(true),
});

export const addView = call({
  method: 'POST',
  path: '/Lists/{list}/views',
  access: 'person',
  status: 201,
  idempotencyKey: true,
  summary: 'Saves a view of a list. To share it takes the permission to change its rows.',
  params: z.strictObject({ list }),
  body: z.strictObject({ name, address, columns, isShared: flag }),
  value: savedView,
});

export const changeView = call({
  method: 'PUT',
  path: '/Lists/{list}/views/{id}',
  access: 'person',
  summary: 'Changes what is named of one’s own view: its name, what it shows, whether it is shared.',
  params: view,
  body: z.strictObject({
    name: z.optional(name),
    address: z.optional(address),
    columns: z.optional(columns),
    isShared: z.optional(flag),
  }),
  value: savedView,
});

export const removeView = call({
  method: 'DELETE',
  path: '/Lists/{list}/views/{id}',
  access: 'person',
  summary: 'Removes one’s own view; a list that opened with it shows all rows again.',
  params: view,
  value: z.literal(true),
});
