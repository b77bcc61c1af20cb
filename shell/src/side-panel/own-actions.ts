import type { SidePanelEntry } from '@phila/contract/remote';

/** Label of the button for the shell's own dialog. */
export const SPEAK_TO_AN_EXPERT = 'Speak To An Expert';

/** Button that the shell adds to declared ones, in the areas of the specification (shell). */
export const ownActions: readonly SidePanelEntry[] = [
  {
    areas: ['/wealth', '/details', '/documents'],
    text: SPEAK_TO_AN_EXPERT,
    toolTip: 'Ask one of our advisers to call you',
    icon: 'chat',
    order: 20,
  },
];
