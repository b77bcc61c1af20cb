import { readAmount } from './read-amount.ts';

/*
 * Amounts that people reported to other projects as stored wrongly or refused: a hundred times too large, cut at the
 * separator, not a number. Each line names the GitHub report; currencies are changed to rand.
 */

test.each<[report: string, text: string, amount: number]>([
  ['cknow/laravel-money#6', '1,5', 1.5],
  ['cknow/laravel-money#6', '1.5', 1.5],
  ['hayj/SystemTools#5', '727,242', 727_242],
  ['hayj/SystemTools#5', '7,995,709', 7_995_709],
  ['globalizejs/globalize#148', 'R1,000,100.01', 1_000_100.01],
  ['globalizejs/globalize#288', '123 456,78', 123_456.78],
  ['globalizejs/globalize#288', '123\u00a0456,78', 123_456.78],
  ['globalizejs/globalize#613', '9,999.99', 9999.99],
  ['globalizejs/globalize#613', '9 999,99', 9999.99],
  ['ing-bank/lion#1731', '1,23', 1.23],
  ['openexchangerates/accounting.js#56', '64,00', 64],
  ['openexchangerates/accounting.js#56', '6.400,00', 6400],
  ['ex-money/money#112', '1,127.54', 1127.54],
  ['ex-money/money#112', '1.127,54', 1127.54],
  ['apache/ofbiz-framework#845', '29\u202f000', 29_000],
  ['apache/ofbiz-framework#845', '29\u2007000', 29_000],
  ['microsoft/Recognizers-Text#489', '1\u00a0234\u00a0567,89', 1_234_567.89],
  ['adobe/react-spectrum#8545', 'R 1’000', 1000],
  ['adobe/react-spectrum#8545', "1'000", 1000],
  ['ledger/ledger#2609', "1'234'567.89", 1_234_567.89],
  ['ledger/ledger#2609', "1'234'567,89 R", 1_234_567.89],
  ['Qalculate/libqalculate#926', "6'371", 6371],
  ['E-351/janice#23', '14`000', 14_000],
  ['E-351/janice#23', '14´000', 14_000],
  ['actualbudget/actual#6206', '−100,00', -100],
  ['rustledger/rustledger#1473', '50.00-', -50],
  ['rustledger/rustledger#1473', '1,234.56-', -1234.56],
  ['firefly-iii/firefly-iii#1087', '(33.52)', -33.52],
  ['firefly-iii/firefly-iii#1087', 'R(63.12)', -63.12],
  ['plaintextaccounting/hledger#736', '(R182.77)', -182.77],
  ['plaintextaccounting/hledger#2162', '2 345.56', 2345.56],
  ['plaintextaccounting/hledger#2162', '-2 456.78', -2456.78],
  ['firefly-iii/firefly-iii#1938', '-1.000,00 R', -1000],
  ['firefly-iii/firefly-iii#1938', '-950,00', -950],
  ['TheAxelander/OpenBudgeteer#161', '-9,13\u00a0R', -9.13],
  ['nielsmaerten/ynab-buddy#30', '1,234.56', 1234.56],
  ['saleor/saleor-dashboard#6307', '1,234.5', 1234.5],
  ['saleor/saleor-dashboard#6307', '1.234,5', 1234.5],
  ['saleor/saleor-dashboard#6307', '10,50', 10.5],
  ['saleor/saleor-dashboard#6307', '1,000,000', 1_000_000],
])('%s: %j is %d rand', (_, text, amount) =>
  expect(readAmount(text, 'rand')).toEqual({ kind: 'amount', amount }),
);

test.each<[report: string, text: string]>([
  ['globalizejs/globalize#148', '1000,100.01'],
  ['dotnet/coreclr#2285', '1,1.1'],
  ['moneymanagerex/moneymanagerex#659', '£123'],
  ['firefly-iii/firefly-iii#1087', '$1.23'],
  ['firefly-iii/firefly-iii#1938', '-1.000,00 €'],
  ['rustledger/rustledger#1473', '-'],
  ['plaintextaccounting/hledger#736', '-(R182.77)'],
  ['moneymanagerex/moneymanagerex#2898', '(-123.00)'],
])('%s: %j is asked for again, and nothing is thrown away of it', (_, text) =>
  expect(readAmount(text, 'rand')).toEqual({ kind: 'unreadable' }),
);
