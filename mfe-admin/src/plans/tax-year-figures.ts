import type { calls, ValueOf } from '@phila/contract/calls';
import { dateText, moneyText, percentText } from '@phila/contract/format';

export type TaxYear = ValueOf<typeof calls.wealth.taxYears>[number];

type Rows = TaxYear['brackets']['rows'];

const bracketsOf = (what: string, rows: Rows): [string, string][] =>
  rows.map(({ from, base, rate }, at) => [
    `${what} ${at + 1}`,
    `Above ${moneyText(from)}: ${moneyText(base)} and ${percentText(rate)}`,
  ]);

/** Texts of a tax year's figures, by name. */
export const figuresOf = (year: TaxYear): ReadonlyMap<string, string> =>
  new Map<string, string>([
    ['First day', dateText(year.from)],
    ['Last day', dateText(year.to)],
    ...bracketsOf('Tax bracket', year.brackets.rows),
    ['Rebate, everybody', moneyText(year.rebates.primary)],
    ['Rebate from 65, more', moneyText(year.rebates.secondary)],
    ['Rebate from 75, more', moneyText(year.rebates.tertiary)],
    ['Taxed from, under 65', moneyText(year.thresholds.under65)],
    ['Taxed from, 65 to 74', moneyText(year.thresholds.from65)],
    ['Taxed from, 75 and older', moneyText(year.thresholds.from75)],
    ['Medical credit a month, member', moneyText(year.medicalCredit.member)],
    ['Medical credit a month, first dependant', moneyText(year.medicalCredit.firstDependant)],
    ['Medical credit a month, each further one', moneyText(year.medicalCredit.furtherDependant)],
    ['Retirement contributions deducted', percentText(year.retirement.share)],
    ['Retirement contributions, at most a year', moneyText(year.retirement.yearlyCap)],
    ['UIF', percentText(year.uif.rate)],
    ['UIF, monthly pay up to', moneyText(year.uif.monthlyCeiling)],
    ['SDL', percentText(year.sdl.rate)],
    ['SDL, yearly payroll free', moneyText(year.sdl.exemptPayroll)],
    ['Travel allowance taxed', percentText(year.travel.included)],
    ['Travel, rand a kilometre', moneyText(year.travel.ratePerKilometre)],
    ['Interest free, under 65', moneyText(year.interestExemption.under65)],
    ['Interest free, from 65', moneyText(year.interestExemption.from65)],
    ['Tax-free savings a year', moneyText(year.taxFreeSavings.yearlyLimit)],
    ['Capital gains free a year', moneyText(year.capitalGains.yearlyExclusion)],
  ]);
