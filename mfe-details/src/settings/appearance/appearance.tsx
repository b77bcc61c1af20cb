import { useTheme } from '@phila/platform';
import { Surface } from '@phila/ui';
import styles from './appearance.module.css';

const modes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** The same choice as the button in the header, in words. */
export const Appearance = () => {
  const { mode, toggle } = useTheme();
  return (
    <Surface title="Appearance">
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>Colours of the pages, remembered in this browser</legend>
        {modes.map(([value, words]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="appearance"
              checked={mode === value}
              onChange={() => mode !== value && toggle()}
            />
            {words}
          </label>
        ))}
      </fieldset>
    </Surface>
  );
};
