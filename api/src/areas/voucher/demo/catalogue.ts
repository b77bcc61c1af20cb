/** What the demo sells and gives away. None of these companies, schools and addresses exist. */

export interface DemoCause {
  name: string;
  type: 'School' | 'Charity' | 'Clinic' | 'Sports club';
  colours: readonly [string, string];
}

export const demoCauses: readonly DemoCause[] = [
  { name: 'Ikhaya Primary School', type: 'School', colours: ['#14213D', '#C9973F'] },
  { name: 'Siyakhula Food Garden', type: 'Charity', colours: ['#2F6B3C', '#E0B04A'] },
  { name: 'Thembalethu Clinic', type: 'Clinic', colours: ['#1F5F7A', '#D9E4E8'] },
  { name: 'Amajaha Netball Club', type: 'Sports club', colours: ['#8B1A2B', '#E8C9A0'] },
];

export interface DemoOffer {
  name: string;
  company: string;
  short: string;
  long: string;
  discount: string;
  worth: number;
  category: string;
  method: 'Static' | 'Unique Code' | 'Pin';
  /** The start of its codes, or its PIN. */
  code: string;
  /** Days from the start of the demo until it ends; null: it does not. */
  days: number | null;
  colours: readonly [string, string];
  media: readonly ('facebook' | 'instagram' | 'whatsapp' | 'youtube' | 'x' | 'tiktok' | 'linkedin')[];
}

const offer = (
  name: string,
  company: string,
  short: string,
  long: string,
  rest: Omit<DemoOffer, 'name' | 'company' | 'short' | 'long'>,
): DemoOffer => ({ name, company, short, long, ...rest });

export const demoOffers: readonly DemoOffer[] = [
  offer(
    'Flat white on us',
    'Karoo Coffee',
    'One **free flat white** with any breakfast.',
    'Sit down at any Karoo Coffee before eleven, order a breakfast, and your flat white is on us.\n\n- Any size\n- With oat milk at no extra charge',
    {
      discount: 'One free flat white\nworth up to R 48',
      worth: 48,
      category: 'Food and drink',
      method: 'Unique Code',
      code: 'KAROO',
      days: 60,
      colours: ['#6B3E26', '#E8C9A0'],
      media: ['facebook', 'instagram', 'whatsapp'],
    },
  ),
  offer(
    'R 75 off your groceries',
    'Imifino Market',
    'R 75 off when you spend R 500 or more.',
    'Fresh vegetables, bread and pantry food, delivered or in the shop. Enter the code before you pay.',
    {
      discount: 'R 75 off\nfrom R 500',
      worth: 75,
      category: 'Groceries',
      method: 'Unique Code',
      code: 'IMIFINO',
      days: 21,
      colours: ['#2F6B3C', '#DDE8C9'],
      media: ['facebook', 'whatsapp'],
    },
  ),
  offer(
    '1 GB of data',
    'Vula Mobile',
    'One gigabyte for seven days.',
    'Dial *120*8852#, choose **Voucher**, and enter the PIN. The data is there within a minute.',
    {
      discount: '1 GB\nfor seven days',
      worth: 59,
      category: 'Mobile and data',
      method: 'Pin',
      code: '',
      days: 45,
      colours: ['#3A2A7A', '#C9C2F0'],
      media: ['facebook', 'x', 'whatsapp'],
    },
  ),
  offer(
    'Two cinema tickets for one',
    'Bioscope Lane',
    'Bring somebody along for nothing.',
    'From Sunday to Thursday, at every Bioscope Lane. Show the code at the counter or enter it in the app.',
    {
      discount: 'Two for one\nSunday to Thursday',
      worth: 130,
      category: 'Travel and leisure',
      method: 'Unique Code',
      code: 'LANE',
      days: 90,
      colours: ['#14213D', '#E0B04A'],
      media: ['instagram', 'tiktok', 'facebook'],
    },
  ),
  offer(
    'A family day at the aquarium',
    'Ulwandle Aquarium',
    'Two adults and two children for R 250.',
    'Penguins at eleven, sharks at three. Parking is included.',
    {
      discount: '40% off\na family ticket',
      worth: 180,
      category: 'Travel and leisure',
      method: 'Unique Code',
      code: 'ULWANDLE',
      days: 120,
      colours: ['#1F5F7A', '#BFE0E8'],
      media: ['facebook', 'instagram', 'youtube'],
    },
  ),
  offer(
    'Picnic basket',
    'Padkos & Co',
    'A basket for four, packed for the road.',
    'Order a day ahead. Collect it at any Padkos & Co between seven and ten.',
    {
      discount: 'R 120 off\na basket for four',
      worth: 120,
      category: 'Food and drink',
      method: 'Static',
      code: 'PADKOS4',
      days: 75,
      colours: ['#8B1A2B', '#F0D9C0'],
      media: ['instagram', 'whatsapp'],
    },
  ),
  offer(
    'First yoga month',
    'Stillwater Studio',
    'Four weeks of classes for the price of one.',
    'Classes in twelve studios and online. Bring a mat, or borrow one.',
    {
      discount: '75% off\nthe first month',
      worth: 450,
      category: 'Health and wellness',
      method: 'Static',
      code: 'STILL75',
      days: 40,
      colours: ['#5B7A6B', '#E4EDE6'],
      media: ['instagram', 'youtube'],
    },
  ),
  offer(
    'Health check with a nurse',
    'Protea Health',
    'Blood pressure, glucose and cholesterol.',
    'Twenty minutes with a nurse near you. Your results stay between you and the nurse.',
    {
      discount: 'One check\nfree of charge',
      worth: 220,
      category: 'Health and wellness',
      method: 'Pin',
      code: '4471',
      days: 9,
      colours: ['#7A2E5D', '#F0D4E4'],
      media: ['facebook', 'linkedin'],
    },
  ),
  offer(
    'Running shoes, fitted',
    'Kudu Sport',
    'R 300 off a pair that fits.',
    'Have your stride looked at for nothing and take R 300 off the pair you choose.',
    {
      discount: 'R 300 off\nany running shoe',
      worth: 300,
      category: 'Health and wellness',
      method: 'Unique Code',
      code: 'KUDU',
      days: 100,
      colours: ['#B5532A', '#F3D9C4'],
      media: ['instagram', 'facebook', 'tiktok'],
    },
  ),
  offer(
    'R 50 off a full tank',
    'Thuthuka Fuels',
    'R 50 off from 30 litres.',
    'At every Thuthuka station on the N1, N2 and N3. Show the code before you fill up.',
    {
      discount: 'R 50 off\nfrom 30 litres',
      worth: 50,
      category: 'Motoring',
      method: 'Unique Code',
      code: 'FUEL',
      days: 30,
      colours: ['#C9973F', '#3A2A14'],
      media: ['facebook', 'x'],
    },
  ),
  offer(
    'Wheel alignment',
    'Straight & True',
    'Alignment and balancing at half the price.',
    'Book a morning, wait with a coffee, drive away straight.',
    {
      discount: '50% off\nalignment and balancing',
      worth: 325,
      category: 'Motoring',
      method: 'Pin',
      code: '9083',
      days: 150,
      colours: ['#3D4451', '#D5DAE2'],
      media: ['facebook', 'whatsapp'],
    },
  ),
  offer(
    'A month of bus rides',
    'Hamba Metro',
    '20% off the monthly ticket.',
    'Load the ticket onto your card at any kiosk with the code.',
    {
      discount: '20% off\nthe monthly ticket',
      worth: 150,
      category: 'Motoring',
      method: 'Unique Code',
      code: 'HAMBA',
      days: 25,
      colours: ['#0B6E4F', '#CDEBDD'],
      media: ['x', 'facebook'],
    },
  ),
  offer(
    'School shoes',
    'Stap Schoenen',
    'R 100 off a pair of school shoes.',
    'Black leather, sewn in Pietermaritzburg. Swap them free of charge if they pinch within a month.',
    {
      discount: 'R 100 off\nschool shoes',
      worth: 100,
      category: 'Home',
      method: 'Unique Code',
      code: 'STAP',
      days: 70,
      colours: ['#14213D', '#D7B48A'],
      media: ['facebook'],
    },
  ),
  offer(
    'Stationery pack',
    'Ink & Paper',
    'Everything on the list, in one box.',
    'Give us your school’s list and we pack it. 25% off with the code.',
    {
      discount: '25% off\nthe packed list',
      worth: 160,
      category: 'Learning',
      method: 'Static',
      code: 'PACK25',
      days: 70,
      colours: ['#8B1A2B', '#F4E4C8'],
      media: ['whatsapp', 'facebook'],
    },
  ),
  offer(
    'Online maths tutor',
    'Khulisa Academy',
    'Four lessons with a tutor of your own.',
    'Grade 8 to 12, in English, isiZulu or Afrikaans. Choose the hours that suit you.',
    {
      discount: 'Four lessons\nfor the price of two',
      worth: 480,
      category: 'Learning',
      method: 'Unique Code',
      code: 'KHULISA',
      days: 110,
      colours: ['#3A2A7A', '#F0C36B'],
      media: ['youtube', 'linkedin', 'facebook'],
    },
  ),
  offer(
    'Team lunch',
    'Amandla Kitchen',
    'Lunch for your team, once a month.',
    'Order for five or more by ten in the morning. Delivered to the site by noon.',
    {
      discount: 'R 35 off\neach plate',
      worth: 175,
      category: 'Food and drink',
      method: 'Unique Code',
      code: 'AMANDLA',
      days: 50,
      colours: ['#0B6E4F', '#F2A541'],
      media: ['whatsapp', 'instagram'],
    },
  ),
  offer(
    'Eye test',
    'Clear View Optometrists',
    'An eye test, and R 400 off a frame.',
    'For everybody who works with a screen or behind a wheel.',
    {
      discount: 'Eye test free\nR 400 off a frame',
      worth: 750,
      category: 'Health and wellness',
      method: 'Pin',
      code: '5520',
      days: 80,
      colours: ['#1F5F7A', '#F2A541'],
      media: ['facebook', 'linkedin'],
    },
  ),
  offer(
    'Solar quote and inspection',
    'Langa Solar',
    'An engineer looks at your roof for nothing.',
    'You get a drawing, a price and what it saves you in a year. There is nothing to sign.',
    {
      discount: 'Inspection free\nworth R 950',
      worth: 950,
      category: 'Home',
      method: 'Static',
      code: '',
      days: null,
      colours: ['#F2A541', '#14213D'],
      media: ['youtube', 'linkedin', 'facebook'],
    },
  ),
  offer(
    'Bread for a week',
    'Imbali Foods',
    'Seven loaves from the factory shop.',
    'For people who work at Imbali Foods. Collect them on Fridays after your shift.',
    {
      discount: 'Seven loaves\nfree of charge',
      worth: 126,
      category: 'Groceries',
      method: 'Pin',
      code: '7716',
      days: 14,
      colours: ['#7A2E5D', '#E8B04A'],
      media: ['whatsapp'],
    },
  ),
  offer(
    'Library of audio books',
    'Indaba Audio',
    'Thirty days of listening.',
    'Stories and textbooks in eleven languages. It ends by itself after thirty days.',
    {
      discount: 'Thirty days\nfree of charge',
      worth: 89,
      category: 'Learning',
      method: 'Static',
      code: '',
      days: 200,
      colours: ['#B5532A', '#14213D'],
      media: ['youtube', 'instagram', 'tiktok'],
    },
  ),
];

export interface DemoBundle {
  name: string;
  price: number;
  offers: readonly string[];
  type: string;
  cause: string | null;
  percentage: number;
  organisation: 'first' | 'second' | null;
  colours: readonly [string, string];
}

/** Offers in none of them are for all signed-in people. */
export const demoBundles: readonly DemoBundle[] = [
  {
    name: 'Everyday savers',
    price: 0,
    offers: ['Flat white on us', 'R 75 off your groceries', '1 GB of data'],
    type: 'Everyday savings',
    cause: null,
    percentage: 10,
    organisation: null,
    colours: ['#8B1A2B', '#E0B04A'],
  },
  {
    name: 'Family weekend',
    price: 199,
    offers: ['Two cinema tickets for one', 'A family day at the aquarium', 'Picnic basket'],
    type: 'Family',
    cause: 'Ikhaya Primary School',
    percentage: 15,
    organisation: null,
    colours: ['#1F5F7A', '#E0B04A'],
  },
  {
    name: 'Wellness starter',
    price: 149,
    offers: ['First yoga month', 'Health check with a nurse', 'Running shoes, fitted'],
    type: 'Wellness',
    cause: 'Thembalethu Clinic',
    percentage: 10,
    organisation: null,
    colours: ['#5B7A6B', '#E8C9A0'],
  },
  {
    name: 'On the road',
    price: 99.5,
    offers: ['R 50 off a full tank', 'Wheel alignment', 'A month of bus rides'],
    type: 'Travel',
    cause: null,
    percentage: 10,
    organisation: null,
    colours: ['#3D4451', '#C9973F'],
  },
  {
    name: 'Back to school',
    price: 249,
    offers: ['School shoes', 'Stationery pack', 'Online maths tutor'],
    type: 'Education',
    cause: 'Amajaha Netball Club',
    percentage: 12,
    organisation: null,
    colours: ['#3A2A7A', '#F0C36B'],
  },
  {
    name: 'Umoya Energy team pack',
    price: 0,
    offers: ['Team lunch', 'Eye test', 'Solar quote and inspection'],
    type: 'Wellness',
    cause: null,
    percentage: 10,
    organisation: 'first',
    colours: ['#0B6E4F', '#F2A541'],
  },
  {
    name: 'Fresh start',
    price: 79,
    offers: ['Flat white on us', 'First yoga month', 'Online maths tutor'],
    type: 'Wellness',
    cause: 'Siyakhula Food Garden',
    percentage: 20,
    organisation: null,
    colours: ['#2F6B3C', '#E8C9A0'],
  },
  {
    name: 'Imbali Foods pantry',
    price: 0,
    offers: ['Bread for a week', 'R 75 off your groceries'],
    type: 'Everyday savings',
    cause: 'Siyakhula Food Garden',
    percentage: 10,
    organisation: 'second',
    colours: ['#7A2E5D', '#E8B04A'],
  },
];
