import { calls } from '@phila/contract';
import type { AnyCall } from '@phila/contract';
import { calculators, type CalculatorName } from '@phila/finance/calculators';
import type { Answer, TestService } from '../service.ts';

/** The fields of replies that tests over all calculators read. */
export interface AnyCalculation {
  entry: object;
  result: Record<string, unknown>;
}

export const names = Object.keys(calculators) as CalculatorName[];

/** The request body for an entry. */
export const bodyOf = (name: CalculatorName, entry: unknown): unknown => {
  const { wrapper } = calculators[name];
  return wrapper === null ? entry : { [wrapper]: entry };
};

/** The path of an entry's field within the request body. */
export const pathOf = (name: CalculatorName, field: string): string => {
  const { wrapper } = calculators[name];
  return wrapper === null ? field : `${wrapper}.${field}`;
};

/** Each calculator's calls, over HTTP. */
export const calculatorsOf = (service: TestService) => {
  const call = async <V>(of: AnyCall, input: object, token?: string) =>
    (await service.call(of, input, token === undefined ? {} : { token })) as unknown as Answer<V>;
  return {
    read: (name: CalculatorName, token?: string) =>
      call<AnyCalculation | null>(calls.wealth[name].read, {}, token),
    save: (name: CalculatorName, entry: unknown, token?: string) =>
      call<AnyCalculation>(calls.wealth[name].save, { body: bodyOf(name, entry) }, token),
  };
};
