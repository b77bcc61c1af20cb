import { normalisePhone } from './phone-text.ts';
import { digitsAsPrinted } from './typed-code.ts';

/*
 * Valid account, card, identity and phone numbers that people reported to other projects as refused. Each line names
 * the GitHub report and uses its number, if it has one.
 */

test.each<[report: string, printed: string, digits: string]>([
  ['zendframework/zendframework#2776', '6212 3456 789', '62123456789'],
  ['Metalab/mos#209', '62 123 456 789', '62123456789'],
  ['jquery-validation/jquery-validation#970', '62123456789 ', '62123456789'],
  ['arturmkrtchyan/iban4j#39', '8937 0400 4405 3201 3000', '89370400440532013000'],
  ['Respect/Validation#1431', '6212\u00a03456\u00a0789', '62123456789'],
  ['firefly-iii/firefly-iii#1131', '6212\t3456\u2003789', '62123456789'],
  ['Simplify/ibantools#273', '4097-8265-8510-1221-2598-123', '40978265851012212598123'],
  ['arhs/iban.js#25', '68-5390-0754-7034', '68539007547034'],
  ['benkonrath/django-iban#23', ' 6212 3456 789', '62123456789'],
  ['recurly/recurly-js#18', '4111 1111 1111 1111', '4111111111111111'],
  ['jquery-validation/jquery-validation#218', '4111-1111 1111-1111', '4111111111111111'],
  ['spree/spree#1881', '4111-1111-1111-1111', '4111111111111111'],
  ['mozilla-mobile/fenix#19065', '4111-1111-1111-1111 ', '4111111111111111'],
  ['codeforamerica/balance#43', '5077 0000 0000 0000', '5077000000000000'],
  ['validatorjs/validator.js#48', '5500\u20110000\u20110000\u20110004', '5500000000000004'],
  ['medic/cht-core#7654', '12\u200c34\u200d5678', '12345678'],
  ['woocommerce/woocommerce#64922', '8001\ufe0f01\ufe0d5009087', '8001015009087'],
  ['woocommerce/woocommerce#68164', '\u31648001015009087', '8001015009087'],
])('%s: %j is %s', (_, printed, digits) => expect(digitsAsPrinted(printed)).toBe(digits));

test.each<[report: string, printed: string, kept: string]>([
  ['contao/core#8434', '\u200e79022222222', '79022222222'],
  ['woocommerce/woocommerce#58000', '+1\ufe0d-555-123-4567', '+15551234567'],
  ['woocommerce/woocommerce#20616', '\u202d+47 0000 00003\u202c', '+47000000003'],
  ['woocommerce/woocommerce#52012', '\u202a082 555 1234\u202c', '0825551234'],
  ['woocommerce/woocommerce#64922', '\u2066082 555 1234\u2069\ufffc', '0825551234'],
  ['verbb/hyper#86', '\u202d07976399087\u202c', '07976399087'],
  ['verbb/hyper#86', 'tel:+447976399087', '+447976399087'],
  ['glific/glific#4973', '+27\u200b82\u200b5551234', '0825551234'],
  ['64characters/Telephone#542', '+27 (0) 82 555 1234', '0825551234'],
  ['TrevorPilley/phone-number-parser#168', '0027 82 555 1234', '0825551234'],
  ['stripe-archive/jquery.mobilePhoneNumber#16', '+27 82 55 51 234', '0825551234'],
  ['kontalk/androidclient#114', '+27 0 82 555 1234', '0825551234'],
])('%s: %j is the phone %s', (_, printed, kept) => expect(normalisePhone(printed)).toBe(kept));
