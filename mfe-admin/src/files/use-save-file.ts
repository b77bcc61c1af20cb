import { messageOf, notify, saveBlob } from '@phila/platform';
import { useConfirmedWrite } from '@phila/ui';
import { useState } from 'react';

/**
 * Saves a file that takes data out of the site, which asks for a code first; `dialog` asks for it and has to be drawn.
 * Without the code nothing is saved.
 */
export const useSaveFile = (name: string, make: () => Promise<Blob>) => {
  const [isSaving, setSaving] = useState(false);
  const { write, dialog } = useConfirmedWrite();
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      const made = await write(make);
      if (made.done) saveBlob(made.value, name);
    } catch (error) {
      notify({ severity: 'error', text: messageOf(error, 'We could not make the file. Please try again.') });
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save, dialog };
};
