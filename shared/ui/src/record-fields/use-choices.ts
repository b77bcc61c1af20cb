import type { AnyField, LookupField, ReferenceField } from '@phila/contract/fields';
import { useRead } from '@phila/platform';
import { useMemo } from 'react';

export interface Choices {
  options: { value: number | string; label: string }[];
  /** The list has not come yet. */
  waiting: boolean;
  /** Asks again, where the list could not be had. */
  retry: (() => void) | null;
}

/** A field whose choices the service keeps. */
export type Looking = LookupField<number> | LookupField<string> | ReferenceField;

const NOTHING: Choices['options'] = [];

/** The rows of a lookup as choices, kept for all forms and asked for once. */
export const useLookupChoices = (field: Looking, enabled = true): Choices => {
  const { lookup } = field;
  const { data, isError, refetch } = useRead(lookup.call, {}, { enabled });
  const options = useMemo(
    () => data?.map((row) => ({ value: lookup.idOf(row), label: lookup.labelOf(row) })) ?? NOTHING,
    [data, lookup],
  );
  return {
    options,
    waiting: enabled && data === undefined && !isError,
    retry: isError ? () => void refetch() : null,
  };
};

/** The choices that the contract itself lists. */
export const listedChoices = (field: Extract<AnyField, { kind: 'option' | 'options' }>): Choices => ({
  options: field.choices.map(({ id, name }) => ({ value: id, label: name })),
  waiting: false,
  retry: null,
});
