import { useTheme } from '@phila/platform';
import { RadioGroup, Surface } from '@phila/ui';

const OPTIONS = [
  { value: 'device', label: 'Same as my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Theme choice, as in the header's button, with the way back to the device's setting. */
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
