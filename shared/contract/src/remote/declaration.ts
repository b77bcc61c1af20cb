import * as z from 'zod/mini';
import { bulkAction } from './bulk-action.ts';
import { menuEntry } from './menu-entry.ts';
import { overviewPart } from './overview-part.ts';
import { paletteCommand } from './palette-command.ts';
import { route } from './route.ts';
import { sidePanelAction } from './side-panel-action.ts';
import { widget } from './widgets/index.ts';

/**
 * What a remote declares in its `remote.ts`: everything that the shell needs to draw chrome, guard and menus before any
 * of the remote's code is loaded. Checked at build, written into the release, listed by the registry.
 */
export const remoteDeclaration = z.strictObject({
  /** Short and plain: `details`. It names the folder `mfe-details`, the container and the address. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'A name is lower case, with dashes')),
  /** What a person calls it, for the panel that says that this part of the site cannot be shown. */
  title: z.string(),
  /** The squad to speak to. */
  owner: z.string(),
  /** The platform versions it runs on, as a semver range: `^1.0.0`. */
  platform: z.string(),
  routes: z.array(route),
  navigation: z._default(z.array(menuEntry), []),
  sidePanel: z._default(z.array(sidePanelAction), []),
  widgets: z._default(z.array(widget), []),
  overview: z._default(z.array(overviewPart), []),
  /** Buttons among those for several rows of a list of administration. */
  bulkActions: z._default(z.array(bulkAction), []),
  /** Commands of the palette of administration. */
  commands: z._default(z.array(paletteCommand), []),
});

export type RemoteDeclaration = z.output<typeof remoteDeclaration>;
export type DeclaredRemote = z.input<typeof remoteDeclaration>;
