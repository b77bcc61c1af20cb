import { Page, Surface, Tabs } from '@phila/ui';
import { useSearchParams } from 'react-router-dom';
import { FailedMessages, SentMessages, WaitingMessages } from './message-lists.tsx';

/** Mails and text messages: failed, waiting and sent. */
const MessagesPage = () => {
  const [params, setParams] = useSearchParams();
  return (
    <Page
      title="Emails and texts"
      sentence="What the site sends to people. What a message says is not shown: it may hold codes and links."
    >
      <Surface label="Messages">
        <Tabs
          label="Which messages"
          chosen={params.get('show') ?? 'failed'}
          onChoose={(show) => setParams(show === 'failed' ? {} : { show }, { replace: true })}
          tabs={[
            { key: 'failed', text: 'Failed', content: <FailedMessages /> },
            { key: 'waiting', text: 'Waiting', content: <WaitingMessages /> },
            { key: 'sent', text: 'Sent', content: <SentMessages /> },
          ]}
        />
      </Surface>
    </Page>
  );
};

export default MessagesPage;
