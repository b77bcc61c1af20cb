import type { AnyForm } from '@phila/contract/records';
import type { ReactNode } from 'react';

/** Elements to draw before fields of a record's form, by field: a checkbox that fills others in, a sentence. */
export type Before<R extends AnyForm> = { readonly [K in keyof R['fields'] & string]?: ReactNode };
