/** A call as it is declared: `GET`, `/Account/sessions/{id}`. */
export interface Called {
  method: string;
  path: string;
}

/** A call as it is compared: `GET /Account/sessions/{}`. The names of parameters do not matter. */
export const keyOfCall = ({ method, path }: Called): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
