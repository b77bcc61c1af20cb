/*
 * Follows the combobox pattern of WAI-ARIA: the focus stays in the input, and aria-activedescendant names the line.
 * Lines are links, so that they open in a new tab, ask about unsaved text, and prefetch their page.
 */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- the roles are the combobox pattern's */
import { isFound, wantedIn, numberText } from '@phila/contract/format';
import { useAppSelector } from '@phila/platform';
import { Badge, Button, classes, DeclaredIcon, Icon, Input, Unseen } from '@phila/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Command, type CommandGroup, commandsFor } from './commands.ts';
import { foundCommands } from './found-commands.ts';
import styles from './palette.module.css';
import { useFoundGroups } from './use-found-groups.ts';

/** Lines that Page Up and Page Down move by. */
const PAGE = 8;

/** Commands the person may use, once their name and rights are known. */
const useCommands = (): CommandGroup[] => {
  const { person, permissions } = useAppSelector(({ session }) => session);
  return useMemo(
    () =>
      commandsFor(
        (permission) =>
          person.signedIn && (person.isAdministrator || permissions?.includes(permission) === true),
      ),
    [person, permissions],
  );
};

const matching = (groups: readonly CommandGroup[], typed: string): CommandGroup[] => {
  const wanted = wantedIn(typed);
  return groups
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(
        ({ text, words }) => wanted === null || isFound(`${text} ${title} ${words}`, wanted),
      ),
    }))
    .filter(({ commands }) => commands.length > 0);
};

/** Announced to screen readers once the list answers the typed text. */
const countText = (count: number): string =>
  count === 0 ? 'Nothing found' : count === 1 ? '1 result' : `${numberText(count)} results`;

interface LineProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChosen: () => void;
}

const Line = ({ id, command: { to, icon, text, detail, state }, isActive, onPoint, onChosen }: LineProps) => (
  <Link
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    to={to}
    className={classes('row gap-12 pad-y-8 pad-x-12 min-high-44 rounded inherit no-line', styles.line)}
    data-active={isActive || undefined}
    onPointerMove={onPoint}
    onClick={onChosen}
  >
    <DeclaredIcon icon={icon} size={20} className={styles.icon} />
    <span className={classes('grow shrink')}>
      <span className={classes('block anywhere')}>{text}</span>
      {detail !== null && <span className={classes('block small muted anywhere')}>{detail}</span>}
    </span>
    {state !== null && <Badge tone={state.tone}>{state.name}</Badge>}
  </Link>
);

interface FinderProps {
  /** Places the results in a dialog; default: below the field, in the page. */
  renderResults?: (results: ReactNode) => ReactNode;
  /** Called when a line was opened, and on Escape. */
  onDone?: () => void;
}

/** Search over pages, acts and records that the person may use: the field, and what it finds below. */
export const Finder = ({ renderResults, onDone = () => undefined }: FinderProps) => {
  const isInPage = renderResults === undefined;
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const commands = useCommands();
  const { typed, type, groups: found, failure, isLooking, isAnswered, retry } = useFoundGroups();
  const isHidden = isInPage && typed.trim() === '';
  const groups = useMemo(() => {
    if (isHidden) return [];
    const rows = foundCommands(found);
    // Keeps only earlier results that match the new text, so that Enter never opens a wrong one.
    return [...matching(commands, typed), ...(isLooking ? matching(rows, typed) : rows)];
  }, [commands, typed, found, isLooking, isHidden]);
  const lines = groups.flatMap((group) => group.commands);
  // Falls back to the first line when the chosen one is gone.
  const active = Math.max(
    0,
    lines.findIndex(({ key }) => key === chosen),
  );
  const activeKey = lines[active]?.key;
  const idOf = (key: string): string => `${id}-${key}`;

  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isByKeys = useRef(false);
  useEffect(() => {
    if (!isByKeys.current) return;
    isByKeys.current = false;
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  });

  const moveTo = (index: number) => {
    const next = lines[Math.max(0, Math.min(index, lines.length - 1))];
    if (next === undefined) return;
    isByKeys.current = true;
    setChosen(next.key);
  };
  const keys: Record<string, () => void> = {
    // Wraps around from the last line to the first, and back.
    ArrowDown: () => moveTo(active === lines.length - 1 ? 0 : active + 1),
    ArrowUp: () => moveTo(active === 0 ? lines.length - 1 : active - 1),
    PageDown: () => moveTo(active + PAGE),
    PageUp: () => moveTo(active - PAGE),
    // Clicks the link itself, so that a page with unsaved text can ask first.
    Enter: () => list.current?.querySelector<HTMLElement>('[data-active]')?.click(),
    Escape: () => {
      if (isInPage) type('');
      onDone();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const results = (
    <div ref={list} aria-busy={isLooking}>
      <div id={`${id}-list`} role="listbox" aria-label="What is found" className={styles.list}>
        {groups.map(({ title, commands: those }, at) => (
          <div key={title} role="group" aria-labelledby={`${id}-group-${at}`}>
            <p
              role="presentation"
              id={`${id}-group-${at}`}
              className={classes('small strong muted pad-x-12', styles.group)}
            >
              {title}
            </p>
            {those.map((command) => (
              <Line
                key={command.key}
                id={idOf(command.key)}
                command={command}
                isActive={command.key === activeKey}
                onPoint={() => setChosen(command.key)}
                onChosen={onDone}
              />
            ))}
          </div>
        ))}
      </div>
      {failure !== null && (
        <div role="alert" className={classes('row wrap gap-12 pad-x-12 pad-y-8')}>
          <span className={classes('danger')}>{failure}</span>
          <Button
            size="small"
            onClick={() => {
              retry();
              // Refocuses the field, as this button disappears.
              field.current?.querySelector('input')?.focus();
            }}
          >
            Retry
          </Button>
        </div>
      )}
      {isLooking && (
        <p className={classes('small muted pad-x-12 pad-y-8')} aria-hidden="true">
          Looking for people, orders and records…
        </p>
      )}
      {isAnswered && failure === null && lines.length === 0 && (
        <p className={classes('muted pad-x-12 pad-y-8')} aria-hidden="true">
          Nothing found. Try three letters of a name, a whole telephone number, an order number, or fewer
          words.
        </p>
      )}
    </div>
  );
  return (
    <>
      <div ref={field} className={isInPage ? undefined : styles.search}>
        <Input
          data-autofocus={isInPage ? undefined : true}
          data-first-search={isInPage || undefined}
          role="combobox"
          aria-label="Search, or type what to do"
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeKey === undefined ? undefined : idOf(activeKey)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          size="large"
          maxLength={100}
          placeholder="A name, a number, an amount, a code or a page"
          prefix={<Icon name="search" size={18} />}
          value={typed}
          onChange={({ target }) => {
            type(target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <output>
          <Unseen>{isAnswered && failure === null ? countText(lines.length) : ''}</Unseen>
        </output>
      </div>
      {renderResults?.(results) ?? (!isHidden && <div className={styles.below}>{results}</div>)}
    </>
  );
};
