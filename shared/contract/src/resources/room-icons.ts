/** Drawings that an organisation chooses from for the links of its room; each is an icon that the shell draws. */
export const roomIcons = [
  { id: 'calendar', name: 'Calendar' },
  { id: 'wallet', name: 'Wallet' },
  { id: 'heart', name: 'Heart' },
  { id: 'file', name: 'Sheet of paper' },
  { id: 'people', name: 'People' },
  { id: 'shield', name: 'Shield' },
  { id: 'learning', name: 'Learning' },
  { id: 'clock', name: 'Clock' },
  { id: 'briefcase', name: 'Briefcase' },
  { id: 'gift', name: 'Gift' },
  { id: 'plane', name: 'Plane' },
  { id: 'chat', name: 'Chat' },
  { id: 'phone', name: 'Telephone' },
  { id: 'help', name: 'Question mark' },
  { id: 'computer', name: 'Computer' },
  { id: 'building', name: 'Building' },
] as const;
