import { areaOf } from '@phila/contract/remote';
import { useLazyDialog } from '@phila/ui';
import { useEffect, useEffectEvent } from 'react';
import { useShell } from '../shell-context.ts';
import { RemoteModule } from '../widgets/remote-module.tsx';
import type { Opened } from './opened-store.ts';
import { setOpened, useOpened } from './opened-store.ts';

const onClose = (): void => setOpened(null);

const loadAdvice = () => import(/* webpackChunkName: "advice" */ '../advice/advice-dialog.tsx');

/** Opens again for each press: the code may not have come for the one before. */
const Advice = ({ opened }: { opened: Opened }) => {
  const advice = useLazyDialog({
    load: loadAdvice,
    render: ({ default: AdviceDialog }, _: void, close) => (
      <AdviceDialog
        onClose={() => {
          close();
          onClose();
        }}
      />
    ),
  });
  const openFor = useEffectEvent((_press: Opened) => advice.open());
  useEffect(() => openFor(opened), [opened]);
  return advice.element;
};

/** Shows the panel that a button of the side panel opened, over any page. */
export const OpenedPanel = () => {
  const { pathname } = useShell();
  const opened = useOpened();
  // Closed when the layout that has the side panel is unmounted.
  useEffect(() => onClose, []);
  if (opened === null) return null;
  if (opened.kind === 'advice') return <Advice opened={opened} />;
  const { remote, entry } = opened.button;
  if (remote === null || entry.module === undefined) return null;
  return (
    <RemoteModule
      remote={remote}
      module={entry.module}
      title={entry.text}
      area={areaOf(pathname)}
      onClose={onClose}
    />
  );
};
