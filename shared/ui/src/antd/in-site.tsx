import { use, type ComponentType } from 'react';
import { AntdProvider, PopupContainerContext } from '../layout/antd-provider/antd-provider.tsx';
import { usePopupContainer } from '../overlays/dialog/popup-container.ts';

type Statics = Record<string, unknown>;

/**
 * Distinguishes components, such as `Table.Column`, from values and hooks, such as `Table.SELECTION_ALL` and
 * `Form.useForm`.
 */
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z]/.test(name) &&
  !/^[A-Z_]+$/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

/**
 * Wraps a component of antd in the site's provider: it gets the current colours, and its styles a layer below the kit's
 * classes. Wraps its parts (`Upload.Dragger`) as well, and keeps the marks that antd recognises its own components by.
 */
export const inSite = <C,>(component: C): C => {
  const Component = component as ComponentType<object> & { displayName?: string };
  const Provided = (props: object) =>
    // Adds a provider if there is none for this dialog: popups would open below it.
    use(PopupContainerContext) === usePopupContainer() ? (
      <Component {...props} />
    ) : (
      <AntdProvider>
        <Component {...props} />
      </AntdProvider>
    );
  const statics = Object.entries(component as Statics).filter(
    ([name]) => !['$$typeof', 'render', 'type', 'compare', 'defaultProps'].includes(name),
  );
  return Object.assign(
    Provided,
    Object.fromEntries(
      statics.map(([name, value]) => [name, isComponent(name, value) ? inSite(value) : value]),
    ),
    { displayName: Component.displayName ?? Component.name },
  ) as C;
};
