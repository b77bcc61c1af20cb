import { useEffect, useState, type ComponentType } from 'react';

export interface StandInProps {
  /** True once the code did not come. */
  failed: boolean;
  /** Asks for the code again. */
  retry: () => void;
}

/**
 * A part of a page whose code comes on its own, such as a control that few forms have. `StandIn` is drawn with the same
 * properties until the code is there, and stays where it does not come: React's `lazy` throws that up to the page's
 * boundary, and the form would fall with everything that was typed in it. Each time that the part is drawn its code is
 * asked for again.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props & StandInProps>,
) => {
  let there: ComponentType<Props> | null = null;
  const come = async (): Promise<ComponentType<Props>> => {
    there ??= await load();
    return there;
  };

  const LatePart = (props: Props) => {
    const [Part, setPart] = useState(() => there);
    const [failed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (Part !== null) return;
      let isDrawn = true;
      come().then(
        (part) => isDrawn && setPart(() => part),
        () => isDrawn && setFailed(true),
      );
      return () => {
        isDrawn = false;
      };
    }, [Part, attempt]);
    const retry = () => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return Part === null ? <StandIn {...props} failed={failed} retry={retry} /> : <Part {...props} />;
  };
  /** Has the code come before the part is drawn; never fails. */
  LatePart.preload = (): void => void come().catch(() => undefined);
  return LatePart;
};
