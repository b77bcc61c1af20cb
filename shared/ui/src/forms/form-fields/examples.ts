import { createContext } from 'react';

/** Values of an example, by the form's fields. */
export type ExampleValues = Readonly<Record<string, unknown>>;

/** The example that a form shows pale in its blank fields, if any. */
export const Examples = createContext<ExampleValues | undefined>(undefined);
