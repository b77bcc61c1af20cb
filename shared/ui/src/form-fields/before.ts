import type { AnyForm } from '@phila/contract/records';
import type { ReactNode } from 'react';

/** What stands before a field in a record's form, by the field's name: a box that fills others in, a sentence. */
export type Before<R extends AnyForm> = { readonly [K in keyof R['fields'] & string]?: ReactNode };
