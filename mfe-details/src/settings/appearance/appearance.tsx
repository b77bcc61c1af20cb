import { useTheme } from '@phila/platform';
import { RadioGroup, Surface } from '@phila/ui';

const OPTIONS = [
  { value: 'device', label: 'Same as my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The choice of the header's button in words, and the way back to what the device prefers. */
export const Appearance = () => {
  const { choice, choose } = useTheme();
  return (
    <Surface>
      <RadioGroup
        inline
        label="Colours of the pages, remembered in this browser"
        options={OPTIONS}
        value={choice ?? 'device'}
        onChange={(value) => choose(value === 'device' ? null : value)}
      />
    </Surface>
  );
};
