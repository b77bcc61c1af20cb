import { useTheme } from '@phila/platform';
import { IconButton } from '@phila/ui';

/** Switch of light and dark, remembered by the platform. */
export const ThemeToggle = () => {
  const { mode, toggle } = useTheme();
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      tone="inherit"
      icon={other === 'dark' ? 'moon' : 'sun'}
      label={`Change to ${other} colours`}
      onClick={toggle}
    />
  );
};
