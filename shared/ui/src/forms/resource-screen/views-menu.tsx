import { messageOf, newIdempotencyKey, notify, useMay } from '@phila/platform';
import { VIEW_NAME_LENGTH } from '@phila/contract/calls';
import type { AnyResource } from '@phila/contract/resources';
import { useState } from 'react';
import { classes } from '../../layout/classes/index.ts';
import { Confirm } from '../../overlays/dialog/index.ts';
import { Menu, type MenuItem } from '../../controls/menu/index.ts';
import { NameDialog, type NameDialogProps } from '../../overlays/name-dialog/index.ts';
import type { ListChoices, SavedView } from './use-list-choices.ts';

interface ViewsMenuProps {
  resource: AnyResource;
  choices: ListChoices;
  /** The open view; null for none. */
  view: SavedView | null;
  /** The present address and columns, as a view stores them. */
  shown: Pick<SavedView, 'address' | 'columns'>;
  /** Opens a view; null shows all rows. */
  onOpen: (view: SavedView | null) => void;
}

interface NewViewProps extends Pick<NameDialogProps, 'faultOf' | 'onClose'> {
  /** @param key the idempotency key for this filled-in dialog; reopening after Cancel makes another */
  save: (name: string, key: string) => Promise<unknown>;
}

const NewView = ({ save, ...dialog }: NewViewProps) => {
  const [key] = useState(newIdempotencyKey);
  return (
    <NameDialog
      {...dialog}
      title="Save a view"
      verb="Save"
      label="Name of the view"
      hint="It keeps the search, the filters, the order and the columns."
      name=""
      maxLength={VIEW_NAME_LENGTH}
      save={(name) => save(name, key)}
    />
  );
};

/** The saved views of a list: opens, saves, renames, shares and removes them, and sets the initial view. */
export const ViewsMenu = ({ resource, choices, view, shown, onOpen }: ViewsMenuProps) => {
  const mayShare = useMay(`${resource.capability}.write`);
  const [asking, setAsking] = useState<'add' | 'rename' | 'remove' | null>(null);
  const attempt = (work: Promise<unknown>, text: string) =>
    void work
      .then(() => notify({ severity: 'success', text }))
      .catch((error: unknown) =>
        notify({ severity: 'error', text: messageOf(error, 'We could not save this. Please try again.') }),
      );
  const open: MenuItem[] = [
    ...(view === null ? [] : [{ text: `All ${resource.plural}`, onSelect: () => onOpen(null) }]),
    ...choices.views
      .filter(({ id }) => id !== view?.id)
      .map((one): MenuItem => ({
        text: one.isMine ? one.name : `${one.name} (shared)`,
        icon: 'forward',
        onSelect: () => onOpen(one),
      })),
  ];
  const isFirst = view !== null && choices.viewId === view.id;
  const ofView: MenuItem[] =
    view === null
      ? []
      : [
          {
            text: isFirst ? `Open the list with all ${resource.plural}` : 'Open the list with this view',
            icon: 'home',
            onSelect: () => choices.choose({ viewId: isFirst ? null : view.id }),
          },
          ...(view.isMine
            ? [
                {
                  text: 'Save changes to this view',
                  icon: 'check' as const,
                  onSelect: () => attempt(choices.change(view.id, shown), `${view.name} saved`),
                },
                { text: 'Rename this view', icon: 'edit' as const, onSelect: () => setAsking('rename') },
                ...(view.isShared || mayShare
                  ? [
                      {
                        text: view.isShared ? 'Stop sharing this view' : 'Share this view',
                        icon: 'people' as const,
                        onSelect: () =>
                          attempt(
                            choices.change(view.id, { isShared: !view.isShared }),
                            view.isShared ? `${view.name} is yours alone` : `${view.name} is shared`,
                          ),
                      },
                    ]
                  : []),
                {
                  text: 'Remove this view',
                  icon: 'delete' as const,
                  tone: 'danger' as const,
                  onSelect: () => setAsking('remove'),
                },
              ]
            : []),
        ];
  const faultOf = (name: string) => (name.trim() === '' ? 'Please enter a name' : null);
  return (
    <>
      {view !== null && <span className={classes('small muted')}>View: {view.name}</span>}
      <Menu
        label={`Views of ${resource.plural}`}
        icon="grid"
        items={[
          ...open,
          { text: 'Save as a view', icon: 'add', onSelect: () => setAsking('add') },
          ...ofView,
        ]}
      />
      {asking === 'add' && (
        <NewView
          faultOf={faultOf}
          save={async (name, key) => onOpen(await choices.add({ name, ...shown, isShared: false }, key))}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'rename' && view !== null && (
        <NameDialog
          title="Rename this view"
          verb="Rename"
          label="Name of the view"
          name={view.name}
          maxLength={VIEW_NAME_LENGTH}
          faultOf={faultOf}
          save={(name) => choices.change(view.id, { name })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'remove' && view !== null && (
        <Confirm
          title={`Remove the view ${view.name}?`}
          confirm="Remove"
          cancel="Keep it"
          onConfirm={() => {
            setAsking(null);
            attempt(
              choices.remove(view.id).then(() => onOpen(null)),
              `${view.name} removed`,
            );
          }}
          onCancel={() => setAsking(null)}
        >
          {view.isShared ? 'Everybody else loses it as well. ' : ''}No {resource.title} is removed.
        </Confirm>
      )}
    </>
  );
};
