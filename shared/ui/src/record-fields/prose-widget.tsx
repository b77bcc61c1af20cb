import TextArea from 'antd/es/input/TextArea';
import type { Control } from '../form/index.ts';

/** Several lines of text; the box grows with them. */
const ProseWidget = ({ control }: { control: Control<string> }) => (
  <TextArea {...control} autoSize={{ minRows: 3, maxRows: 10 }} />
);

export default ProseWidget;
