import { queryOf } from '@phila/contract/calls';
import type { AnyField, LookupField, LookupsField, ReferenceField } from '@phila/contract/fields';
import { amongOf } from '@phila/contract/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

export interface Choices {
  options: { value: number | string; label: string }[];
  /** True while the list loads. */
  waiting: boolean;
  /** Loads the list again; null unless it failed. */
  retry: (() => void) | null;
}

/** A field with choices that the service stores. */
export type ServiceChoiceField =
  | LookupField<number>
  | LookupField<string>
  | LookupsField<number>
  | LookupsField<string>
  | ReferenceField;

const NOTHING: Choices['options'] = [];

const isOffered = (
  lookup: ServiceChoiceField['lookup'],
  row: unknown,
  chosen: { value: unknown } | undefined,
): boolean =>
  chosen === undefined ||
  lookup.isRetired?.(row as never) !== true ||
  lookup.idOf(row as never) === chosen.value;

/**
 * Gives the rows of a lookup as choices, read once for all forms. `other` is the field that the choices depend on;
 * without it all are listed. `chosen` is the field's value: of the retired rows only that one is listed; without it, as
 * for reading and searching, all are.
 */
export const useLookupChoices = (
  field: ServiceChoiceField | { kind: 'amount'; lookup: ServiceChoiceField['lookup'] },
  enabled = true,
  other?: { value: unknown },
  chosen?: { value: unknown },
): Choices => {
  const { lookup } = field;
  const among = field.kind === 'lookup' ? field.among : undefined;
  const { data, isError, refetch } = useQuery(
    queryOf(lookup.call, (lookup.input ?? {}) as never, { enabled }),
  );
  const options = useMemo(
    () =>
      data
        ?.filter((row) => other === undefined || (among?.keep(row, other.value) ?? true))
        .filter((row) => isOffered(lookup, row, chosen))
        .map((row) => ({ value: lookup.idOf(row), label: lookup.labelOf(row) })) ?? NOTHING,
    [data, lookup, among, other, chosen],
  );
  return {
    options,
    waiting: enabled && data === undefined && !isError,
    retry: isError ? () => void refetch() : null,
  };
};

/** Gives the choices that the contract lists. */
export const listedChoices = (
  field: Extract<AnyField, { kind: 'option' | 'options' }>,
  other?: { value: unknown },
): Choices => ({
  options: narrowed(field, other).map(({ id, name }) => ({ value: id, label: name })),
  waiting: false,
  retry: null,
});

const narrowed = (
  field: Extract<AnyField, { kind: 'option' | 'options' }>,
  other: { value: unknown } | undefined,
): readonly { id: number | string; name: string }[] => {
  const among = amongOf(field);
  if (among === undefined || other === undefined) return field.choices;
  return field.choices.filter((choice) => among.keep(choice as never, other.value));
};
