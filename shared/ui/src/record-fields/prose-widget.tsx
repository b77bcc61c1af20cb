import type { Control } from '../form/index.ts';
import { TextArea } from '../input/index.ts';

/** Several lines of text. */
const ProseWidget = ({ control }: { control: Control<string> }) => <TextArea {...control} />;

export default ProseWidget;
