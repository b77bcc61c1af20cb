import {
  calls,
  type CodePool,
  type FailedJob,
  type RemoteFault,
  type UnsettledMoney,
} from '@phila/contract/calls';
import { moneyText, southAfricanTime } from '@phila/contract/format';
import { useMay } from '@phila/platform';
import { Button, classes, Fact, Facts, lazyDialog, Loaded, Skeleton } from '@phila/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Acts } from '../acts/acts.tsx';
import { CodeCounts } from '../codes/code-counts.tsx';
import { useJobActs } from '../jobs/use-job-acts.tsx';
import { useMessageActs } from '../messages/use-message-acts.tsx';
import { OrderDetails } from '../orders/order-details.tsx';
import { providerWords } from '../orders/order-words.ts';
import { SettleDialog } from '../orders/settle-dialog.tsx';
import type { WaitingCase } from './waiting-case.ts';

const AddCodesDialog = lazyDialog(() => import('../codes/add-codes-dialog.tsx'), 'what you opened');

const OfOrder = ({ id }: { id: number }) => {
  const reading = useQuery(calls.shop.adminOrder.query({ params: { id } }, { staleTime: 0 }));
  return (
    <Loaded what="This order" reading={reading} waiting={<Skeleton height={320} />}>
      {(order) => <OrderDetails order={order} />}
    </Loaded>
  );
};

const OfMoney = ({ money }: { money: UnsettledMoney }) => {
  const mayWrite = useMay('shop.payments.write');
  const [settling, setSettling] = useState(false);
  return (
    <>
      <Facts label="Money without an order">
        <Fact label="Amount">{money.amount === null ? 'Not readable' : moneyText(money.amount)}</Fact>
        <Fact label="Provider">{providerWords(money.provider)}</Fact>
        <Fact label="Their reference">{money.reference}</Fact>
        <Fact label="Order">{money.orderNumber ?? 'None'}</Fact>
      </Facts>
      {mayWrite && (
        <Acts>
          <Button type="primary" onClick={() => setSettling(true)}>
            Settle
          </Button>
        </Acts>
      )}
      {settling && <SettleDialog money={money} onClose={() => setSettling(false)} />}
    </>
  );
};

const OfCodes = ({ pool }: { pool: CodePool }) => {
  const mayWrite = useMay('voucher.codes.write');
  const [adding, setAdding] = useState(false);
  return (
    <>
      <CodeCounts counts={pool} label={`Codes of ${pool.name}`} />
      {mayWrite && (
        <Acts>
          <Button type="primary" onClick={() => setAdding(true)}>
            Add codes
          </Button>
        </Acts>
      )}
      {adding && <AddCodesDialog offerId={pool.offerId} offer={pool.name} onClose={() => setAdding(false)} />}
      <p>
        <Link to={`/admin/code-batches?offer=${pool.offerId}`}>All batches of this offer</Link>
      </p>
    </>
  );
};

type Mail = Extract<WaitingCase['subject'], { kind: 'mail' }>['mail'];

const OfMail = ({ mail }: { mail: Mail }) => {
  const mayWrite = useMay('site.operations.write');
  const { busy, again, dialog } = useMessageActs();
  return (
    <>
      <Facts label="Message">
        <Fact label="To">{mail.recipient}</Fact>
        <Fact label="Asked for">{southAfricanTime(mail.at)}</Fact>
        <Fact label="Why it failed">{mail.reason}</Fact>
        <Fact label="Attempts">{mail.attempts}</Fact>
      </Facts>
      {mayWrite && (
        <Acts>
          <Button type="primary" loading={busy !== null} onClick={() => again(mail.jobId)}>
            Try again
          </Button>
        </Acts>
      )}
      {dialog}
    </>
  );
};

const OfJob = ({ job }: { job: FailedJob }) => {
  const mayWrite = useMay('site.operations.write');
  const { busy, again, forget, dialog } = useJobActs();
  return (
    <>
      <Facts label="Job">
        <Fact label="Why it failed">{job.reason}</Fact>
        <Fact label="Attempts">{job.attempts}</Fact>
        <Fact label="Asked for">{southAfricanTime(job.askedAt)}</Fact>
        <Fact label="Given up">{southAfricanTime(job.failedAt)}</Fact>
      </Facts>
      {mayWrite && (
        <Acts>
          <Button type="primary" loading={busy !== null} onClick={() => again([job.id])}>
            Try again
          </Button>
          <Button danger onClick={() => forget(job.id)}>
            Forget
          </Button>
        </Acts>
      )}
      {dialog}
    </>
  );
};

const OfRelease = ({ release }: { release: RemoteFault }) => {
  const seesRemotes = useMay('site.remotes.read');
  return (
    <>
      <Facts label="Release">
        <Fact label="Pages today">{release.pages}</Fact>
        <Fact label="Last">{southAfricanTime(release.lastAt)}</Fact>
        <Fact label="In use">{release.isInUse ? 'Yes' : 'No'}</Fact>
      </Facts>
      <p className={classes('row wrap gap-16')}>
        <Link to="/admin/administrative/health?show=faults">All faults of today</Link>
        {seesRemotes && <Link to="/admin/administrative/remotes">Take the release back</Link>}
      </p>
    </>
  );
};

/** Facts of a case and its acts: those of the pages that have its rows. */
export const CaseFacts = ({ subject }: Pick<WaitingCase, 'subject'>) => {
  switch (subject.kind) {
    case 'money':
      return <OfMoney money={subject.money} />;
    case 'codes':
      return <OfCodes pool={subject.pool} />;
    case 'mail':
      return <OfMail mail={subject.mail} />;
    case 'fault':
      return 'job' in subject ? <OfJob job={subject.job} /> : <OfRelease release={subject.release} />;
    default:
      return <OfOrder id={subject.orderId} />;
  }
};
