import { Field, Select, type Order } from '@phila/ui';
import type { ShownPlan } from './comparison.ts';

interface PlanOrderProps {
  plans: readonly ShownPlan[];
  order: Order | null;
  onOrder: (order: Order | null) => void;
}

/** Sorts from a list, since plan columns and cards have no headings to press. */
export const PlanOrder = ({ plans, order, onOrder }: PlanOrderProps) => (
  <Field label="Sort by">
    {(wiring) => (
      <Select<string>
        {...wiring}
        options={[
          { value: 'total', label: 'Price, lowest first' },
          { value: '-total', label: 'Price, highest first' },
          { value: 'name', label: 'Name' },
          ...(plans[0]?.facts ?? [])
            .filter(({ order: place }) => place !== undefined)
            .flatMap(({ name, heading, label, firsts = ['lowest first', 'highest first'] }) => [
              { value: name, label: `${heading ?? label}, ${firsts[0]}` },
              { value: `-${name}`, label: `${heading ?? label}, ${firsts[1]}` },
            ]),
        ]}
        value={order === null ? 'name' : `${order.descending ? '-' : ''}${order.field}`}
        onChange={(chosen) => {
          const text = chosen ?? 'name';
          onOrder({ field: text.replace(/^-/, ''), descending: text.startsWith('-') });
        }}
      />
    )}
  </Field>
);
