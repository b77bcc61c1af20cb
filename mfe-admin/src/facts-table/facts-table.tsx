import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

interface FactsTableProps {
  /** Label and value of each line, in order; null leaves a line out. Labels may repeat. */
  facts: readonly (readonly [label: string, value: ReactNode] | null)[];
}

/** Shows facts about one thing, a line each. */
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
