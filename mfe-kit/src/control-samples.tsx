import {
  AmountInput,
  Check,
  classes,
  CheckGroup,
  DateInput,
  Field,
  Input,
  PasswordInput,
  PasswordStrength,
  RadioGroup,
  Select,
  Slider,
  Steps,
  Switch,
  TextArea,
} from '@phila/ui';
import { useState } from 'react';
import { Sample } from './sample.tsx';

const provinces = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'Northern Cape',
  'North West',
  'Western Cape',
].map((name) => ({ value: name, label: name }));

const years = Array.from({ length: 40 }, (_, at) => ({ value: 1990 + at, label: `Tax year ${1990 + at}` }));

const languages = [
  { value: 1, label: 'isiZulu' },
  { value: 2, label: 'English' },
  { value: 3, label: 'Sesotho' },
];

const Choosing = () => {
  const [province, setProvince] = useState<string | null>(null);
  const [year, setYear] = useState<number | null>(2026);
  const [place, setPlace] = useState<{ chosen: string | null; typed: string }>({
    chosen: null,
    typed: 'Maseru',
  });
  const [spoken, setSpoken] = useState([1, 3]);
  const [theme, setTheme] = useState('light');
  const [news, setNews] = useState(true);
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <Sample name="Select, of few and of many">
        <div className={classes('stack gap-16')}>
          <Field label="Place, listed or typed">
            {(wiring) => (
              <Select
                {...wiring}
                options={provinces}
                value={place.chosen}
                typed={{ text: place.typed, onType: (text) => setPlace({ chosen: null, typed: text }) }}
                onChange={(chosen) => setPlace({ chosen, typed: '' })}
              />
            )}
          </Field>
          <Field label="Province">
            {(wiring) => (
              <Select {...wiring} options={provinces} value={province} clearable onChange={setProvince} />
            )}
          </Field>
          <Field label="Year">
            {(wiring) => <Select {...wiring} options={years} value={year} onChange={setYear} />}
          </Field>
        </div>
      </Sample>
      <Sample name="Check, CheckGroup, RadioGroup, Switch">
        <div className={classes('stack gap-16')}>
          <Check checked={agreed} onChange={setAgreed}>
            I agree
          </Check>
          <Field label="Languages" group>
            {(wiring) => <CheckGroup {...wiring} options={languages} value={spoken} onChange={setSpoken} />}
          </Field>
          <RadioGroup
            label="Appearance"
            inline
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={theme}
            onChange={setTheme}
          />
          <Switch checked={news} onChange={setNews}>
            News by email
          </Switch>
        </div>
      </Sample>
    </>
  );
};

const Typing = () => {
  const [day, setDay] = useState('2026-11-22');
  const [wrongDay, setWrongDay] = useState('31 Feb');
  const [amount, setAmount] = useState<number | string | null>(1234567.5);
  return (
    <Sample name="Input, PasswordInput, TextArea, DateInput, AmountInput, Slider">
      <div className={classes('stack gap-16')}>
        <Field label="Town" hint="Where you live.">
          {(wiring) => <Input {...wiring} defaultValue="Mbombela" autoComplete="off" />}
        </Field>
        <Field label="Code" error="The code has 6 digits">
          {(wiring) => <Input {...wiring} defaultValue="12" autoComplete="off" />}
        </Field>
        <Field label="Password">
          {(wiring) => <PasswordInput {...wiring} autoComplete="new-password" />}
        </Field>
        <Field label="Message">{(wiring) => <TextArea {...wiring} defaultValue="Sawubona" />}</Field>
        <Field label="Start date">
          {(wiring) => <DateInput {...wiring} value={day} onChange={setDay} />}
        </Field>
        <Field label="End date">
          {(wiring) => <DateInput {...wiring} value={wrongDay} onChange={setWrongDay} />}
        </Field>
        <Field label="Salary">
          {(wiring) => (
            <>
              <AmountInput {...wiring} value={amount} onChange={setAmount} />
              <Slider
                label="Slide to change: Salary"
                value={amount}
                from={0}
                to={2_000_000}
                step={10_000}
                text={(rand) => `R ${rand}`}
                onChange={setAmount}
              />
            </>
          )}
        </Field>
      </div>
    </Sample>
  );
};

const NewPassword = () => {
  const [password, setPassword] = useState('Sawubona26');
  return (
    <Sample name="PasswordStrength">
      <Field label="Password to try">
        {(wiring) => (
          <PasswordInput
            {...wiring}
            autoComplete="off"
            aria-describedby="kit-strength"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <PasswordStrength id="kit-strength" password={password} own={['Thandi', 'Mokoena']} />
    </Sample>
  );
};

/** Samples of the controls that forms are made of. */
export const ControlSamples = () => (
  <>
    <Sample name="Steps">
      <Steps label="Sign up" steps={['Your details', 'Your code', 'Done']} current={1} />
    </Sample>
    <Typing />
    <NewPassword />
    <Choosing />
  </>
);
