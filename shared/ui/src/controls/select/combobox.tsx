/*
 * The combobox pattern of WAI-ARIA: an input with its own list. A native <select> or <datalist> cannot be searched from
 * the middle of a word. The input handles the list's keys.
 */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the list's roles and keys are the combobox pattern's */
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useEscape, useFloating } from '../../overlays/floating/index.ts';
import { Icon } from '../../layout/icon/index.ts';
import { Input } from '../input/index.ts';
import type { SelectProps } from './choice.ts';
import { matching } from './matching.ts';
import styles from './select.module.css';

/** Options that Page Up and Page Down move by. */
const PAGE = 8;

const isCalled = (label: string, words: string): boolean =>
  label.toLowerCase() === words.trim().toLowerCase();

const isOwn = (options: readonly { label: string }[], words: string): boolean =>
  words.trim() !== '' && !options.some(({ label }) => isCalled(label, words));

/**
 * A select that is searched by typing, also from the middle of a word: a text input with a list (WAI-ARIA's combobox
 * pattern). Its value is the chosen name, for screen readers. A text that names no option restores the former choice on
 * leaving.
 */
const Combobox = <V extends string | number>({
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Select',
  typed: own,
  clearable = false,
  waiting = false,
  size = 'middle',
  disabled,
  autoComplete = 'off',
  className = '',
  ...wiring
}: SelectProps<V>) => {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The text being typed; null while the person does not type. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  useFloating(box, list, open);

  const chosen = options.find((option) => option.value === value);
  const found = open ? matching(options, typed ?? '') : [];
  const text = typed ?? chosen?.label ?? own?.text ?? '';
  /** The typed text, if it names no option and free text is allowed. */
  const offered = own !== undefined && typed !== null && isOwn(options, typed) ? typed.trim() : null;

  const show = () => {
    if (open || disabled) return;
    setOpen(true);
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  useEscape(open, box, close);
  const keepOwn = (words: string) => {
    close();
    own?.onType(words);
  };
  const choose = (next: V | null) => {
    close();
    if (own !== undefined && own.text !== '') own.onType('');
    if (next !== (chosen?.value ?? null)) onChange(next);
  };
  /** Keeps the typed text on leaving, if free text is allowed: as the option of that name, or as typed. */
  const leave = () => {
    const words = typed?.trim() ?? '';
    if (own === undefined || words === '') close();
    else if (offered === null) choose(options.find(({ label }) => isCalled(label, words))?.value ?? null);
    else keepOwn(offered);
  };
  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(index, found.length - (offered === null ? 1 : 0)));
    setActive(next);
    list.current?.children[next]?.scrollIntoView?.({ block: 'nearest' });
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? moveTo(active + 1) : show()),
    ArrowUp: () => (open ? moveTo(active - 1) : show()),
    PageDown: () => open && moveTo(active + PAGE),
    PageUp: () => open && moveTo(active - PAGE),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keys[event.key];
    const option = found[active];
    if (move) {
      event.preventDefault();
      move();
    } else if (event.key === 'Enter' && open) {
      // Chooses the option, but does not submit the form.
      event.preventDefault();
      if (option) choose(option.value);
      else if (offered !== null) keepOwn(offered);
    } else if (event.key === 'Tab' && open && typed && option && own === undefined) choose(option.value);
  };

  return (
    <div ref={box} className={`${styles.combobox} ${className}`}>
      <Input
        {...wiring}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={
          open && (found[active] || (offered !== null && active === found.length))
            ? `${listId}-${active}`
            : undefined
        }
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck={false}
        size={size}
        disabled={disabled}
        placeholder={waiting ? 'Loading' : placeholder}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(0);
          if (event.target.value === '' && clearable && chosen) onChange(null);
          if (event.target.value === '' && own !== undefined && own.text !== '') own.onType('');
        }}
        onFocus={(event) => event.target.select()}
        onClick={show}
        onKeyDown={onKeyDown}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
        suffix={<Icon name="chevron" />}
      />
      {open && (
        <ul
          ref={list}
          id={listId}
          popover="manual"
          role="listbox"
          aria-label={placeholder}
          className={styles.list}
          // Keeps the focus in the input: the list would close before a press chooses.
          onPointerDown={(event) => event.preventDefault()}
        >
          {found.map((option, at) => (
            <li
              key={option.value}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={option.value === value}
              data-active={at === active || undefined}
              className={styles.option}
              onClick={() => choose(option.value)}
            >
              {option.label}
            </li>
          ))}
          {offered !== null && (
            <li
              id={`${listId}-${found.length}`}
              role="option"
              aria-selected="false"
              data-active={active === found.length || undefined}
              className={styles.option}
              onClick={() => keepOwn(offered)}
            >
              Use “{offered}”
            </li>
          )}
          {found.length === 0 && offered === null && (
            <li className={styles.nothing} role="option" aria-selected="false" aria-disabled="true">
              {waiting ? 'Loading' : 'Nothing matches'}
            </li>
          )}
        </ul>
      )}
    </div>
  );
};

export default Combobox;
