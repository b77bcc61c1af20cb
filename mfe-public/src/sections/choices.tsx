import { Button, classes } from '@phila/ui';
import styles from './choices.module.css';

interface ChoicesProps<Choice> {
  label: string;
  choices: readonly Choice[];
  chosen: Choice;
  text: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
}

/** Offers a few values to try, all in sight. Hidden without a script; the answer stays. */
export const Choices = <Choice extends number | string>(props: ChoicesProps<Choice>) => {
  const { label, choices, chosen, text, onChoose } = props;
  return (
    <fieldset className={styles.choices}>
      <legend className={classes('small strong')}>{label}</legend>
      <div className={classes('flex wrap gap-8')}>
        {choices.map((choice) => (
          <Button key={choice} aria-pressed={choice === chosen} onClick={() => onChoose(choice)}>
            {text(choice)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
};
