import type { SidePanelEntry } from '@phila/contract/remote';

/** The button that opens the shell's own dialog. */
export const SPEAK_TO_AN_EXPERT = 'Speak To An Expert';

/** The one button the shell adds to what remotes declare, in the areas that specification: shell lists for it. */
export const ownActions: readonly SidePanelEntry[] = [
  {
    areas: ['/wealth', '/details', '/documents'],
    text: SPEAK_TO_AN_EXPERT,
    toolTip: 'Ask one of our advisers to call you',
    icon: 'chat',
    order: 20,
  },
];
