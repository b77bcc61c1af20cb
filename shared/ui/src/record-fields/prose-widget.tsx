import TextArea from 'antd/es/input/TextArea';
import type { Control } from '../form/index.ts';
import styles from './record-fields.module.css';

/** Several lines of text; where the browser knows how, the box grows with them. */
const ProseWidget = ({ control }: { control: Control<string> }) => (
  <TextArea {...control} className={styles.prose ?? ''} rows={4} />
);

export default ProseWidget;
