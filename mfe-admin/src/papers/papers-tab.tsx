import { useListAddress } from '@phila/ui';
import { BatchList } from './batch-list.tsx';
import { BatchView } from './batch-view.tsx';

interface PapersTabProps {
  guid: string;
  osName: string;
}

/** Papers that an organisation hands over to its people: the batches, or the open one. */
const PapersTab = ({ guid, osName }: PapersTabProps) => {
  const list = useListAddress();
  return list.open === null ? (
    <BatchList guid={guid} list={list} />
  ) : (
    <BatchView
      key={list.open}
      guid={guid}
      osName={osName}
      batchId={list.open}
      onClose={() => list.openRow(null)}
    />
  );
};

export default PapersTab;
