import { netWealthGroups, type NetWealthGroupName } from '@phila/finance/net-wealth';
import { Button, classes, Icon } from '@phila/ui';
import type { Line, Refusals } from './line.ts';
import { LineEditor } from './line-editor.tsx';
import styles from './statement-editor.module.css';

interface GroupEditorProps {
  group: NetWealthGroupName;
  lines: readonly Line[];
  refused: Refusals;
  today: string;
  onAdd: (label: string) => void;
  onChange: (line: Line) => void;
  onRemove: (line: Line) => void;
}

/** A group of lines, with buttons to add common ones. */
export const GroupEditor = ({
  group,
  lines,
  refused,
  today,
  onAdd,
  onChange,
  onRemove,
}: GroupEditorProps) => {
  const { label, suggested } = netWealthGroups[group];
  const others = suggested.filter((name) => !lines.some((line) => line.label === name));
  return (
    <fieldset className={classes('stack gap-12 no-edge', styles.group)}>
      <legend className={classes('strong below-8')}>{label}</legend>
      {lines.length > 0 && (
        <ul className={classes('stack gap-8')}>
          {lines.map((line) => (
            <LineEditor
              key={line.key}
              line={line}
              refused={refused}
              today={today}
              onChange={onChange}
              onRemove={() => onRemove(line)}
            />
          ))}
        </ul>
      )}
      <div className={classes('row wrap gap-8')}>
        {others.map((name) => (
          <Button key={name} size="small" icon={<Icon name="add" size={16} />} onClick={() => onAdd(name)}>
            {name}
          </Button>
        ))}
        <Button
          size="small"
          icon={<Icon name="add" size={16} />}
          aria-label={`Something else: ${label}`}
          onClick={() => onAdd('')}
        >
          Something else
        </Button>
      </div>
    </fieldset>
  );
};
