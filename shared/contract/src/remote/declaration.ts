import * as z from 'zod/mini';
import { bulkAction } from './bulk-action.ts';
import { menuEntry } from './menu-entry.ts';
import { overviewPart } from './overview-part.ts';
import { paletteCommand } from './palette-command.ts';
import { route } from './route.ts';
import { sidePanelAction } from './side-panel-action.ts';
import { todayEntry } from './today-entry.ts';
import { widget } from './widgets/index.ts';

/**
 * Declaration of a remote in its `remote.ts`: everything the shell needs to draw chrome, guards and menus before the
 * remote's code loads. Checked at build, stored in the release, listed by the registry.
 */
export const remoteDeclaration = z.strictObject({
  /** Short plain name: `details`. Used for the folder `mfe-details`, the container and the address. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'A name is lower case, with dashes')),
  /** Display name, for the panel shown if the remote fails. */
  title: z.string(),
  /** Responsible squad. */
  owner: z.string(),
  /** Supported platform versions as a semver range: `^1.0.0`. */
  platform: z.string(),
  routes: z.array(route),
  navigation: z._default(z.array(menuEntry), []),
  sidePanel: z._default(z.array(sidePanelAction), []),
  widgets: z._default(z.array(widget), []),
  overview: z._default(z.array(overviewPart), []),
  /** Reads of cards for Today on the dashboard. */
  today: z._default(z.array(todayEntry), []),
  /** Bulk actions on lists of administration. */
  bulkActions: z._default(z.array(bulkAction), []),
  /** Commands for the palette of administration. */
  commands: z._default(z.array(paletteCommand), []),
});

export type RemoteDeclaration = z.output<typeof remoteDeclaration>;
export type DeclaredRemote = z.input<typeof remoteDeclaration>;
