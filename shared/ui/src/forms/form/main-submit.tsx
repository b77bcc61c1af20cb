import { useContext } from 'react';
import { useFormState } from 'react-final-form';
import { MainAction } from '../../layout/page/main-action.tsx';
import { FormSubmitting } from './pending-work.ts';

interface MainSubmitProps {
  /** The form's element, which is sent as by Enter. */
  form: () => HTMLFormElement | null;
  text: string;
  /** True where the button follows its fields from 768 pixels up. */
  inPlace?: boolean;
}

/** The form's one main action as the page's: beside its heading or below its fields, and in a phone's bottom bar. */
export const MainSubmit = ({ form, text, inPlace = false }: MainSubmitProps) => {
  const { submitting = false } = useFormState({ subscription: { submitting: true } });
  const waiting = useContext(FormSubmitting);
  return (
    <MainAction
      text={text}
      inPlace={inPlace}
      loading={waiting || submitting}
      onClick={() => form()?.requestSubmit()}
    >
      {text}
    </MainAction>
  );
};
