import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

interface FactsTableProps {
  /** Label and value of each line, in order; null is a line that is left out. Two lines may have one label. */
  facts: readonly (readonly [label: string, value: ReactNode] | null)[];
}

/** What is known of one thing, a line each. */
export const FactsTable = ({ facts }: FactsTableProps) => (
  <Descriptions
    column={1}
    size="small"
    bordered
    items={facts.flatMap((fact, at) =>
      fact === null ? [] : [{ key: at, label: fact[0], children: fact[1] }],
    )}
  />
);
