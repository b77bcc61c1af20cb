import { classes, Field } from '@phila/ui';
import {
  Alert,
  Badge,
  Button,
  Card,
  Checkbox,
  ColorPicker,
  DatePicker,
  Descriptions,
  Drawer,
  Dropdown,
  Form,
  Image,
  Input,
  InputNumber,
  Pagination,
  Popconfirm,
  Progress,
  QRCode,
  Radio,
  Segmented,
  Select,
  Slider,
  Space,
  Statistic,
  Steps,
  Switch,
  Table,
  Tabs,
  Tag,
  Timeline,
  Tooltip,
  Tour,
  Tree,
  Upload,
} from 'antd';
import { useRef, useState } from 'react';
import { Sample } from './sample.tsx';

const provinces = ['Eastern Cape', 'Gauteng', 'KwaZulu-Natal', 'Limpopo'].map((name) => ({
  value: name,
  label: name,
}));

interface Person {
  id: number;
  name: string;
  role: string;
  since: string;
}

const people: Person[] = ['Thandi Mokoena', 'Sipho Dlamini', 'Anele Khumalo', 'Lerato Nkosi'].map(
  (name, at) => ({
    id: at,
    name,
    role: at % 2 === 0 ? 'Member' : 'Administrator',
    since: `${1 + at} Nov 2026`,
  }),
);

const folders = [
  {
    key: 'papers',
    title: 'My papers',
    children: [
      { key: 'payslips', title: 'Payslips' },
      { key: 'tax', title: 'Tax' },
    ],
  },
  { key: 'photos', title: 'Photos' },
];

const PIXEL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="160" height="96"%3E%3Crect width="160" height="96" fill="%238b1a2b"/%3E%3C/svg%3E';

const Lists = () => (
  <>
    <Sample name="antd Table">
      <Table<Person>
        rowKey="id"
        dataSource={people}
        pagination={{ pageSize: 3, showSizeChanger: false }}
        rowSelection={{}}
        scroll={{ x: 'max-content' }}
        columns={[
          { title: 'Name', dataIndex: 'name', sorter: (one, other) => one.name.localeCompare(other.name) },
          {
            title: 'Role',
            dataIndex: 'role',
            filters: ['Member', 'Administrator'].map((text) => ({ text, value: text })),
            onFilter: (value, { role }) => role === value,
          },
          { title: 'Since', dataIndex: 'since' },
        ]}
      />
    </Sample>
    <Sample name="antd Tree, Pagination, Tabs">
      <div className={classes('stack gap-16')}>
        <Tree treeData={folders} defaultExpandAll aria-label="Folders" />
        <Pagination total={85} showSizeChanger={false} />
        <Tabs
          items={[
            { key: 'one', label: 'Details', children: 'What is known.' },
            { key: 'two', label: 'Orders', children: 'What was bought.' },
          ]}
        />
      </div>
    </Sample>
  </>
);

const Fields = () => (
  <>
    <Sample name="antd Select and pickers">
      <div className={classes('stack gap-16')}>
        <Field label="Home province">
          {(wiring) => <Select {...wiring} options={provinces} defaultValue="Gauteng" />}
        </Field>
        <Field label="Provinces worked in">
          {(wiring) => (
            <Select {...wiring} mode="multiple" options={provinces} defaultValue={['Gauteng', 'Limpopo']} />
          )}
        </Field>
        <Field label="Day of the order">{(wiring) => <DatePicker {...wiring} />}</Field>
        <Field label="Days of the offer" group>
          {() => (
            <DatePicker.RangePicker
              aria-label="Days of the offer"
              id={{ start: 'kit-offer-from', end: 'kit-offer-to' }}
            />
          )}
        </Field>
        <Field label="Colour of the header">
          {(wiring) => <ColorPicker {...wiring} defaultValue="#0b6e4f" showText disabledAlpha />}
        </Field>
      </div>
    </Sample>
    <Sample name="antd fields">
      <div className={classes('stack gap-16')}>
        <Form layout="vertical" requiredMark={false}>
          <Form.Item
            label="Search for"
            name="term"
            rules={[{ required: true, message: 'Write what to search for' }]}
          >
            <Input />
          </Form.Item>
          <Form.Item label="How many" name="count" initialValue={3}>
            <InputNumber min={1} />
          </Form.Item>
          <Button htmlType="submit">Search</Button>
        </Form>
        <Space wrap>
          <Checkbox defaultChecked>Active</Checkbox>
          <Radio.Group
            aria-label="Kind"
            defaultValue="percent"
            options={[
              { value: 'percent', label: 'Percent' },
              { value: 'amount', label: 'Amount' },
            ]}
          />
          <Switch aria-label="Published" defaultChecked />
          <Segmented aria-label="Rows" options={['Dense', 'Roomy']} />
        </Space>
        <Slider ariaLabelForHandle="Discount" defaultValue={30} />
      </div>
    </Sample>
    <Sample name="antd Upload">
      <Upload.Dragger beforeUpload={() => false}>Drop a file here, or press to choose one</Upload.Dragger>
    </Sample>
  </>
);

const Display = () => (
  <Sample name="antd display">
    <div className={classes('stack gap-16')}>
      <Alert type="info" showIcon title="Three payments wait for you" />
      <Space wrap>
        <Tag>Draft</Tag>
        <Badge count={5}>
          <Tag>Jobs</Tag>
        </Badge>
        <Statistic title="Orders" value={1274} />
      </Space>
      <Progress percent={40} aria-label="Import" />
      <Steps current={1} items={[{ title: 'File' }, { title: 'Check' }, { title: 'Import' }]} />
      <Timeline items={[{ content: 'Paid on 3 Nov 2026' }, { content: 'Sent on 4 Nov 2026' }]} />
      <Descriptions
        column={1}
        items={[
          { key: 'sku', label: 'SKU', children: 'PH-001' },
          { key: 'price', label: 'Price', children: 'R 120.00' },
        ]}
      />
      <Card title="Voucher">Ten percent off.</Card>
      <Space wrap>
        <QRCode value="https://phila.example" aria-label="QR code of the site" />
        <Image src={PIXEL} alt="A product" width={160} />
      </Space>
    </div>
  </Sample>
);

const Overlays = () => {
  const [open, setOpen] = useState<'drawer' | 'tour' | null>(null);
  const target = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  return (
    <Sample name="antd overlays">
      <Space wrap>
        <Button type="primary" onClick={() => setOpen('drawer')}>
          Open a drawer
        </Button>
        <Button ref={target} onClick={() => setOpen('tour')}>
          Take the tour
        </Button>
        <Tooltip title="Once an hour">
          <Button>When it runs</Button>
        </Tooltip>
        <Popconfirm title="Take the release back?" onConfirm={close}>
          <Button danger>Take back</Button>
        </Popconfirm>
        <Dropdown
          menu={{
            items: [
              { key: 'csv', label: 'As CSV' },
              { key: 'pdf', label: 'As PDF' },
            ],
          }}
          trigger={['click']}
        >
          <Button>Export</Button>
        </Dropdown>
      </Space>
      <Drawer title="Edit the offer" open={open === 'drawer'} onClose={close}>
        <Field label="Name of the offer">{(wiring) => <Input {...wiring} defaultValue="Coffee" />}</Field>
      </Drawer>
      <Tour
        open={open === 'tour'}
        onClose={close}
        steps={[
          {
            title: 'Here it begins',
            description: 'Each step says one thing.',
            target: () => target.current ?? document.body,
          },
        ]}
      />
    </Sample>
  );
};

/** antd's components as remotes import them, `import { Table } from 'antd'`, without another provider. */
const AntdSamples = () => (
  <>
    <Lists />
    <Fields />
    <Display />
    <Overlays />
  </>
);

export default AntdSamples;
